/**
 * Leads the keyboard along: from the card to the first lit cell, from the cell to the confirm button,
 * and back again. The pointer needs no leading.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Selection } from '../play/selection';

export interface FocusTrail {
  onSlot(): void;
  onCell(): void;
  onBack(): void;
}

export function useFocusTrail(
  root: RefObject<HTMLElement | null>,
  selection: Selection,
): FocusTrail {
  /** Where to put the focus once the selection has been drawn. */
  const next = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    root.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  }, [root, selection]);

  const handCard = ".tq-card[data-use='place'], .tq-card[tabindex='0']";
  return {
    onSlot: () => {
      next.current = ".tq-cell[data-state='free'], .tq-cell[data-state='costs']";
    },
    onCell: () => {
      next.current = '.tq-confirm';
    },
    onBack: () => {
      next.current = selection.step === 'pay' ? `[data-cell="${selection.cell}"]` : handCard;
    },
  };
}
