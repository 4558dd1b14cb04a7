import { useState } from 'preact/hooks';

/** How a game thinks of what its player has picked up but not yet sent. */
export interface SelectionRules<Facts, Selection, Event> {
  initial(facts: Facts): Selection;
  reduce(selection: Selection, event: Event, facts: Facts): Selection;
  /** The selection after a new view: kept where it means the same, begun anew otherwise. */
  settle(selection: Selection, before: Facts, after: Facts): Selection;
}

/** The selection, carried over from view to view as far as it still means the same. */
export function useSelection<Facts, Selection, Event>(
  facts: Facts,
  { initial, reduce, settle }: SelectionRules<Facts, Selection, Event>,
): [Selection, (event: Event) => void] {
  const [held, hold] = useState(() => ({ facts, selection: initial(facts) }));
  const selection =
    held.facts === facts ? held.selection : settle(held.selection, held.facts, facts);
  return [selection, (event) => hold({ facts, selection: reduce(selection, event, facts) })];
}
