/** Carrying a card from the hand to a cell with mouse, pen or finger. */
import type { TargetedPointerEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { meantCell, swallowClick } from './touch';

/** How far a pointer travels before it is a drag and no tap. */
const THRESHOLD = 8;

export interface Drag {
  readonly slot: number;
  /** The cell under the pointer, if any. */
  readonly over: number | null;
  /** Whether the pointer is over where cards are discarded. */
  readonly tossing: boolean;
}

interface DragHandlers {
  onLift(slot: number): void;
  onDrop(slot: number, cell: number): void;
  /** The card was let go where cards are discarded, which says so in `data-toss`. */
  onToss?(slot: number): void;
}

interface DragTools {
  drag: Drag | null;
  /** Begins to watch a pointer that went down on a card. */
  grab(slot: number, event: TargetedPointerEvent<HTMLElement>): void;
}

export function useDrag(given: DragHandlers): DragTools {
  const [drag, setDrag] = useState<Drag | null>(null);
  // The listeners of a gesture outlive the rendering in which it began.
  const handlers = useRef(given);
  handlers.current = given;
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const dropped = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (drag !== null) return;
    dropped.current?.remove();
    dropped.current = null;
  }, [drag]);

  const grab: DragTools['grab'] = (slot, down) => {
    if (down.button !== 0 || !down.isPrimary) return;
    stop.current?.();
    const card = down.currentTarget;
    const listening = new AbortController();
    let ghost: HTMLElement | null = null;

    const onMove = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (ghost === null) {
        if (Math.hypot(x, y) < THRESHOLD || card.dataset['grab'] !== 'true') return;
        ghost = ghostOf(card);
        handlers.current.onLift(slot);
      }
      ghost.style.translate = `${x}px ${y}px`;
      const over = cellAt(event.clientX, event.clientY);
      const tossing = isTossedAt(event.clientX, event.clientY);
      setDrag((before) =>
        before?.over === over && before.tossing === tossing ? before : { slot, over, tossing },
      );
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const cell = ghost === null ? null : cellAt(event.clientX, event.clientY);
      const tossed = ghost !== null && isTossedAt(event.clientX, event.clientY);
      // The click that ends a drag means nothing.
      if (ghost !== null) swallowClick();
      if (cell !== null) {
        // It is still there when it is looked where the card comes from.
        dropped.current = ghost;
        ghost = null;
      }
      end();
      if (cell !== null) handlers.current.onDrop(slot, cell);
      else if (tossed) handlers.current.onToss?.(slot);
    };
    const end = (): void => {
      listening.abort();
      ghost?.remove();
      ghost = null;
      stop.current = null;
      setDrag(null);
    };
    stop.current = end;
    const { signal } = listening;
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', onUp, { signal });
    addEventListener('pointercancel', end, { signal });
  };

  return { drag, grab };
}

/** A picture of the card that follows the pointer and takes no input. */
function ghostOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.classList.add('game-ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.removeAttribute('data-slot');
  ghost.removeAttribute('data-use');
  const [name] = card.closest<HTMLElement>('[data-flip]')?.dataset['flip']?.split('#') ?? [];
  if (name !== undefined) ghost.dataset['flip'] = `${name}#held`;
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  (card.closest('[data-phase]') ?? document.body).append(ghost);
  return ghost;
}

function cellAt(x: number, y: number): number | null {
  const cell = meantCell(x, y);
  return cell === null ? null : Number(cell.dataset['cell']);
}

function isTossedAt(x: number, y: number): boolean {
  return document.elementFromPoint(x, y)?.closest('[data-toss]') != null;
}
