/**
 * Leads the keyboard along: from the card to the first lit cell, from the last choice to the confirm
 * button, and back again. The pointer needs no leading.
 */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

export interface FocusTrail {
  onSlot(): void;
  /** Nothing is left to be chosen. */
  onComplete(): void;
  /** A step was taken back, in which that cell was chosen. */
  onBack(cell: number | null): void;
}

const CONFIRM = '.game-confirm';
const PICKED_CARD = ".game-card[data-use='place']";
const HAND = ".game-card[tabindex='0']";

export function useFocusTrail(
  root: RefObject<HTMLElement | null>,
  /** What finds the first cell that is lit, best first. */
  litCells: readonly string[],
): FocusTrail {
  /** Where to put the focus once the selection has been drawn. */
  const next = useRef<readonly string[]>([]);
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

  const focus = (...selectors: string[]): boolean =>
    selectors.some((selector) => {
      const element = root.current?.querySelector<HTMLElement>(selector);
      element?.focus({ preventScroll: true });
      return element !== undefined && element !== null;
    });

  useLayoutEffect(() => {
    if (next.current.length > 0) focus(...next.current);
    // The button that had the focus may be gone with the step it belonged to.
    else if (inside.current && document.activeElement === document.body) focus(PICKED_CARD, HAND);
    next.current = [];
  });

  return {
    onSlot: () => {
      next.current = litCells;
    },
    onComplete: () => {
      next.current = [CONFIRM];
    },
    onBack: (cell) => {
      next.current = cell === null ? [PICKED_CARD, HAND] : [`[data-cell="${cell}"]`];
    },
  };
}
