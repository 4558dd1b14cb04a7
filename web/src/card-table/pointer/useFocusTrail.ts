/**
 * Leads the keyboard along: from the card to the first lit cell, from the last choice to the confirm
 * button, and back again. The pointer needs no leading.
 */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type SpotId, useSpots } from '~/card-table/spots';

export interface FocusTrail {
  onSlot(): void;
  /** Nothing is left to be chosen. */
  onComplete(): void;
  /** A step was taken back, in which that cell was chosen. */
  onBack(cell: number | null): void;
}

const HAND: readonly SpotId[] = ['picked', 'hand'];

export function useFocusTrail(
  root: RefObject<HTMLElement | null>,
  /** The cells that can be chosen, best first: one of the first group is led to, if there is any. */
  litCells: readonly (readonly SpotId[])[],
): FocusTrail {
  const spots = useSpots();
  /** Where to put the focus once the selection has been drawn. */
  const next = useRef<'cell' | readonly SpotId[] | null>(null);
  const inside = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    const onFocus = (event: FocusEvent): void => {
      inside.current =
        event.target instanceof Node && root.current?.contains(event.target) === true;
    };
    addEventListener('focusin', onFocus, { signal: listening.signal });
    return () => listening.abort();
  }, [root]);

  useLayoutEffect(() => {
    if (next.current === 'cell') {
      const [best] = litCells.flatMap((group) => spots.all(group));
      best?.focus({ preventScroll: true });
    } else if (next.current !== null) spots.focus(...next.current);
    // The button that had the focus may be gone with the step it belonged to.
    else if (inside.current && document.activeElement === document.body) spots.focus(...HAND);
    next.current = null;
  });

  return {
    onSlot: () => {
      next.current = 'cell';
    },
    onComplete: () => {
      next.current = ['confirm'];
    },
    onBack: (cell) => {
      next.current = cell === null ? HAND : [`cell:${cell}`];
    },
  };
}
