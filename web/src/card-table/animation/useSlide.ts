import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { capture } from './flip';

export interface Moment {
  /** Whether all of the board is drawn. Nothing moves before. */
  readonly whole: boolean;
  /** What lies where, as far as it matters here: things move when this changes. */
  readonly order: string;
  /** How long the log is. */
  readonly length: number;
  /** Whether cards are being dealt where the table was not drawn before. */
  readonly dealt: boolean;
  /** So many lines of the log come at most with one move. */
  readonly lines?: number;
}

const LINES_OF_A_MOVE = 4;

/**
 * Lets the things of a board move when they have come to lie elsewhere (`ui/flip.ts`). Nothing moves
 * where the view jumped: back, or over several moves.
 */
export function useSlide(root: RefObject<HTMLElement | null>, moment: Moment): void {
  const { whole, order, length, dealt, lines } = moment;
  const drawn = useRef<Moment | null>(null);
  const first = useRef(true);
  const play = useRef<((root: HTMLElement) => void) | null>(null);
  const before = drawn.current;
  const moves =
    before === null ? dealt : before.order !== order && isMove(before.length, length, lines);
  if (whole && moves) {
    // While rendering, the page still shows the order before.
    play.current = capture(root.current);
  }
  if (whole) drawn.current = moment;
  useLayoutEffect(() => {
    const start = (): void => {
      if (root.current) play.current?.(root.current);
      play.current = null;
    };
    if (!first.current) return start();
    first.current = !whole;
    // Much was drawn for the first time: the browser lays it out when it would anyway, before it is seen.
    const frame = requestAnimationFrame(start);
    return () => cancelAnimationFrame(frame);
  }, [root, whole, order]);
}

/** Whether the log can have grown by this much with one move. */
export function isMove(before: number, after: number, lines = LINES_OF_A_MOVE): boolean {
  return after >= before && after <= before + lines;
}

/**
 * Whether the newest line of the log came while the viewer was looking. It did not where the log
 * became shorter or jumped: then another position is shown.
 */
export function useFresh(length: number): boolean {
  const shown = useRef({ length, fresh: false });
  if (shown.current.length !== length) {
    shown.current = { length, fresh: isMove(shown.current.length, length) };
  }
  return shown.current.fresh;
}
