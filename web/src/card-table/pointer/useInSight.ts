/** Keeps what can be chosen in sight, where the hand lies over the lower end of the page. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type SpotId, useSpots } from '~/card-table/spots';
import { reducedMotion } from '~/card-table/animation/flight';

/** Room between what is in sight and what lies over it. */
const MARGIN = 6;

/** Scrolls the page, whenever `moment` has changed, so far that the hand covers none of the cells. */
export function useInSight(
  hand: RefObject<HTMLElement | null>,
  cells: readonly SpotId[],
  moment: unknown,
): void {
  const spots = useSpots();
  const targets = useRef(cells);
  targets.current = cells;
  useEffect(() => {
    if (hand.current === null) return;
    const boxes = spots.all(targets.current).map((target) => target.getBoundingClientRect());
    if (boxes.length === 0) return;
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const by = scrollNeeded({ top, bottom }, freeBetween(hand.current, boxes));
    if (by !== 0) scrollBy({ top: by, behavior: reducedMotion() ? 'auto' : 'smooth' });
  }, [hand, spots, moment]);
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
