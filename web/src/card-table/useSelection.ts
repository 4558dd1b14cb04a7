import { useRef, useState } from 'preact/hooks';

/** How a game thinks of what its player has picked up but not yet sent. */
export interface SelectionRules<Facts, Selection, Event> {
  initial(facts: Facts): Selection;
  reduce(selection: Selection, event: Event, facts: Facts): Selection;
  /** The selection after a new view: kept where it means the same, begun anew otherwise. */
  settle(selection: Selection, before: Facts, after: Facts): Selection;
}

/**
 * The selection, carried over from view to view as far as it still means the same, and what changes
 * it, which gives the selection after that.
 */
export function useSelection<Facts, Selection, Event>(
  facts: Facts,
  { initial, reduce, settle }: SelectionRules<Facts, Selection, Event>,
): [Selection, (event: Event) => Selection] {
  const [, redraw] = useState(0);
  const held = useRef<{ facts: Facts; selection: Selection } | null>(null);
  held.current ??= { facts, selection: initial(facts) };
  if (held.current.facts !== facts) {
    // From each view to the next: what was dropped once does not come back with a view that is like
    // an earlier one.
    const { facts: before, selection } = held.current;
    held.current = { facts, selection: settle(selection, before, facts) };
  }
  const { selection } = held.current;
  const dispatch = (event: Event): Selection => {
    const next = reduce(selection, event, facts);
    held.current = { facts, selection: next };
    redraw((drawn) => drawn + 1);
    return next;
  };
  return [selection, dispatch];
}
