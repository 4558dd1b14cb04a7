/** Keeps what can be chosen in sight, where the hand lies over the lower end of the page. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { reducedMotion } from './animation/flight';

/** The cells in which something can be done now. */
export const CHOOSABLE_CELLS = '[role="gridcell"][aria-disabled="false"]';

/** Room between what is in sight and what lies over it. */
const MARGIN = 6;

/**
 * Scrolls the page, whenever `moment` has changed, so far that the hand covers nothing that `targets`
 * finds on the board.
 */
export function useInSight(
  board: RefObject<HTMLElement | null>,
  hand: RefObject<HTMLElement | null>,
  targets: string,
  moment: unknown,
): void {
  useEffect(() => {
    if (board.current === null || hand.current === null) return;
    const boxes = [...board.current.querySelectorAll(targets)].map((target) =>
      target.getBoundingClientRect(),
    );
    if (boxes.length === 0) return;
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const by = scrollNeeded({ top, bottom }, freeBetween(hand.current, boxes));
    if (by !== 0) scrollBy({ top: by, behavior: reducedMotion() ? 'auto' : 'smooth' });
  }, [board, hand, targets, moment]);
}

export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far to scroll so that a span comes to lie within another; its lower end where it is too long. */
export function scrollNeeded(span: Span, within: Span): number {
  const below = span.bottom + MARGIN - within.bottom;
  if (below > 0) return below;
  const above = span.top - MARGIN - within.top;
  // No further down than the room that is left at the lower end.
  return above < 0 ? Math.max(above, below) : 0;
}

/** The part of the window over which no hand lies. */
function freeBetween(hand: HTMLElement, boxes: readonly DOMRect[]): Span {
  const { left, right, top, bottom } = hand.getBoundingClientRect();
  const beside = boxes.every((box) => box.right <= left || box.left >= right);
  const sticks = getComputedStyle(hand).position === 'sticky' && bottom >= innerHeight - 1;
  return { top: 0, bottom: sticks && !beside ? top : innerHeight };
}
