/**
 * Leads the keyboard along: from the card to the first target, from the last choice to the confirm
 * button, and back again. The pointer needs no leading.
 */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { reducedMotion } from '~/card-table/animation/flight';
import { useWindowEvent } from '~/ui/useWindowEvent';
import { type SpotId, useSpots } from './spots';

export interface FocusTrail {
  onSlot(): void;
  /** Nothing is left to be chosen. */
  onComplete(): void;
  /** Nothing has been sent of what was done. */
  onTakenBack(): void;
  /** A step was taken back, in which that cell was chosen. */
  onBack(cell: number | null): void;
}

const HAND: readonly SpotId[] = ['picked', 'hand'];

export function useFocusTrail(
  root: RefObject<HTMLElement | null>,
  /** The cells that can be chosen, best first: to that one it is led. */
  targets: readonly (readonly SpotId[])[],
): FocusTrail {
  const spots = useSpots();
  /** Where to put the focus once the selection has been drawn. */
  const next = useRef<'cell' | readonly SpotId[] | null>(null);
  /** The element of the table that had the focus last; null if that was outside of it. */
  const held = useRef<Element | null>(null);

  useWindowEvent('focusin', ({ target }) => {
    const inside = target instanceof Element && root.current?.contains(target) === true;
    held.current = inside ? target : null;
  });

  useLayoutEffect(() => {
    if (next.current === 'cell') {
      // Without a cell to choose, as of the start card, all is chosen.
      spots.focus(...targets.flat(), 'confirm');
    } else if (next.current !== null) spots.focus(...next.current);
    // The button that had the focus may be gone with the step it belonged to. A guest who has left
    // one that is still there, as behind the end of the page, is not called back.
    else if (isLost(held.current) && document.activeElement === document.body) {
      spots.focus(...HAND);
    }
    next.current = null;
  });

  return {
    onSlot: () => {
      next.current = 'cell';
    },
    onComplete: () => {
      next.current = ['confirm'];
    },
    onTakenBack: () => {
      next.current = ['confirm', ...HAND];
    },
    onBack: (cell) => {
      next.current = cell === null ? HAND : [`cell:${cell}`];
    },
  };
}

/** Whether an element could no longer keep the focus. */
function isLost(held: Element | null): boolean {
  return held !== null && (!held.isConnected || held.matches(':disabled'));
}

/** Room between what is in sight and what lies over it. */
const MARGIN = 6;

/** Scrolls the page, whenever `trigger` has changed, so far that the hand covers none of the cells. */
export function useInSight(
  hand: RefObject<HTMLElement | null>,
  cells: readonly SpotId[],
  trigger: unknown,
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
  }, [hand, spots, trigger]);
}

interface Span {
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
