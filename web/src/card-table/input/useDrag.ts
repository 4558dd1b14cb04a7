/** Carrying a card from the hand to a cell with mouse, pen or finger. */
import type { TargetedPointerEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { meantCell, swallowClick, swallowRelease } from './touch';

/** How far a pointer travels before it is a drag and no tap. */
const THRESHOLD = 8;

export interface Drag {
  readonly slot: number;
  /** The cell under the pointer, if any. */
  readonly over: number | null;
}

interface DragHandlers {
  /** The cards that can be carried, by their slots. */
  cards: readonly (string | number)[];
  onLift(slot: number): void;
  onDrop(slot: number, cell: number): void;
}

/** The course of a pointer from going down on a card. */
interface Gesture {
  readonly slot: number;
  readonly card: string | number | undefined;
  end(): void;
  /** Ends it while the pointer is still down. */
  breakOff(): void;
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
  const gesture = useRef<Gesture | null>(null);
  useEffect(() => () => gesture.current?.end(), []);
  useLayoutEffect(() => {
    const { current } = gesture;
    // Another card lies in its slot now, which was not picked up.
    if (current !== null && given.cards[current.slot] !== current.card) current.breakOff();
  });
  const dropped = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (drag !== null) return;
    dropped.current?.remove();
    dropped.current = null;
  }, [drag]);

  const grab: DragTools['grab'] = (slot, down) => {
    if (down.button !== 0 || !down.isPrimary) return;
    gesture.current?.end();
    const card = down.currentTarget;
    const listening = new AbortController();
    let ghost: HTMLElement | null = null;

    const onMove = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (ghost === null) {
        if (Math.hypot(x, y) < THRESHOLD || card.dataset['grab'] !== 'true') return;
        ghost = ghostOf(card);
        card.setPointerCapture(down.pointerId);
        handlers.current.onLift(slot);
      }
      ghost.style.translate = `${x}px ${y}px`;
      const over = cellAt(event.clientX, event.clientY);
      setDrag((before) => (before?.over === over ? before : { slot, over }));
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const cell = ghost === null ? null : cellAt(event.clientX, event.clientY);
      // The click that ends a drag means nothing.
      if (ghost !== null) swallowClick();
      if (cell !== null) {
        // It is still there when it is looked where the card comes from.
        dropped.current = ghost;
        ghost = null;
      }
      end();
      if (cell !== null) handlers.current.onDrop(slot, cell);
    };
    const end = (): void => {
      listening.abort();
      ghost?.remove();
      ghost = null;
      gesture.current = null;
      setDrag(null);
    };
    const breakOff = (): void => {
      if (ghost !== null) swallowRelease();
      end();
    };
    gesture.current = { slot, card: handlers.current.cards[slot], end, breakOff };
    const { signal } = listening;
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', onUp, { signal });
    addEventListener(
      'pointercancel',
      ({ pointerId }) => {
        if (pointerId === down.pointerId) end();
      },
      { signal },
    );
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || ghost === null) return;
      // The card stays picked up.
      event.preventDefault();
      breakOff();
    };
    addEventListener('keydown', onKey, { capture: true, signal });
  };

  return { drag, grab };
}

/** A picture of the card that follows the pointer and takes no input. */
function ghostOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.classList.add('game-ghost');
  ghost.inert = true;
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
