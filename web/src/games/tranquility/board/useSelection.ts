import { useState } from 'preact/hooks';
import type { Facts } from '../play/facts';
import {
  initialSelection,
  reduce,
  settle,
  type Selection,
  type SelectionEvent,
} from '../play/selection';

/** The selection, carried over from view to view as far as it still means the same. */
export function useSelection(facts: Facts): [Selection, (event: SelectionEvent) => void] {
  const [held, hold] = useState(() => ({ facts, selection: initialSelection(facts) }));
  const selection =
    held.facts === facts ? held.selection : settle(held.selection, held.facts, facts);
  return [selection, (event) => hold({ facts, selection: reduce(selection, event, facts) })];
}
