/** Notices that the guest asks what a piece is: by resting the mouse on it, or by holding a finger. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { swallowRelease } from './touch';

/** In milliseconds: until resting or holding is meant, and until a tip that is left goes away. */
const REST = 1200;
const HOLD = 500;
const LEAVE = 200;

/** How far a finger that holds may tremble. */
const THRESHOLD = 8;

const TIP = '.explain-tip';

interface PointingHandlers {
  /** The mouse rests on a piece, or has left it (null). */
  onRest(piece: HTMLElement | null): void;
  onHold(piece: HTMLElement): void;
}

/** Gives the piece that the mouse is on. */
export function usePointing(
  root: RefObject<HTMLElement | null>,
  given: PointingHandlers,
): RefObject<HTMLElement | null> {
  const pointed = useRef<HTMLElement | null>(null);
  const handlers = useRef(given);
  handlers.current = given;

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let over: HTMLElement | null = null;
    let place = '';
    let timers: ReturnType<typeof setTimeout>[] = [];
    let finger: { x: number; y: number } | null = null;

    const pieceAt = (target: EventTarget | null): HTMLElement | null => {
      const piece = target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null;
      return piece !== null && root.current?.contains(piece) === true ? piece : null;
    };
    const later = (time: number, what: () => void): void => {
      timers.push(setTimeout(what, time));
    };
    const calm = (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      finger = null;
    };

    const rest = (event: PointerEvent): void => {
      // Browsers also report moves where pages themselves moved under a mouse that rests.
      const now = `${event.clientX} ${event.clientY}`;
      if (now === place) return;
      place = now;
      if (event.target instanceof Element && event.target.closest(TIP) !== null) {
        return calm();
      }
      const piece = event.buttons === 0 ? pieceAt(event.target) : null;
      if (piece === over && timers.length > 0) return;
      if (piece !== over) {
        over = piece;
        pointed.current = piece;
        calm();
        later(LEAVE, () => handlers.current.onRest(null));
        if (piece !== null && !isOffered(piece)) {
          later(REST, () => handlers.current.onRest(piece));
        }
      }
    };
    const hold = (piece: HTMLElement, pointerId: number): void => {
      calm();
      // A finger that holds does not drag.
      dispatchEvent(new PointerEvent('pointercancel', { pointerId }));
      swallowRelease();
      handlers.current.onHold(piece);
    };

    const onDown = (event: PointerEvent): void => {
      calm();
      if (event.target instanceof Element && event.target.closest(TIP)) return;
      handlers.current.onRest(null);
      const piece = pieceAt(event.target);
      if (event.pointerType !== 'touch' || !event.isPrimary || piece === null) return;
      finger = { x: event.clientX, y: event.clientY };
      later(HOLD, () => hold(piece, event.pointerId));
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') return rest(event);
      if (finger === null) return;
      if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > THRESHOLD) calm();
    };
    const onMenu = (event: MouseEvent): void => {
      // Some systems show a menu where a finger is held.
      if (finger !== null && pieceAt(event.target) !== null) event.preventDefault();
    };
    addEventListener('pointerdown', onDown, { signal });
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', calm, { signal });
    addEventListener('pointercancel', calm, { signal });
    addEventListener('contextmenu', onMenu, { signal });
    addEventListener('scroll', () => handlers.current.onRest(null), { capture: true, signal });
    return () => {
      listening.abort();
      calm();
    };
  }, [root]);
  return pointed;
}

/** Over a cell that can be chosen, a tip would lie on those beside it. */
function isOffered(piece: HTMLElement): boolean {
  return piece.matches('[role="gridcell"][aria-disabled="false"]');
}
