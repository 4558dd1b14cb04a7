import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '~/ui/Toasts';
import { useWindowEvent } from '~/ui/useWindowEvent';

/** How what a player has picked up but not yet sent is kept. */
interface SelectionRules<Facts, Selection, Event> {
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
  rules: SelectionRules<Facts, Selection, Event>,
): [Selection, (event: Event) => Selection] {
  const [, redraw] = useState(0);
  const held = useRef<{ facts: Facts; selection: Selection } | null>(null);
  held.current ??= { facts, selection: rules.initial(facts) };
  if (held.current.facts !== facts) {
    // From each view to the next: what was dropped once does not come back with a view that is like
    // an earlier one.
    const { facts: before, selection } = held.current;
    held.current = { facts, selection: rules.settle(selection, before, facts) };
  }
  const { selection } = held.current;
  const dispatch = (event: Event): Selection => {
    const next = rules.reduce(selection, event, facts);
    held.current = { facts, selection: next };
    redraw((drawn) => drawn + 1);
    return next;
  };
  return [selection, dispatch];
}

/** Calls back on Escape anywhere on the page, except in dialogs, which close themselves. */
export function useEscape(onEscape: () => void): void {
  useWindowEvent('keydown', ({ key, target, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    if (target instanceof Element && target.closest('dialog, [aria-expanded]')) return;
    onEscape();
  });
}

interface LoggedFacts {
  readonly game: { readonly log: readonly object[]; readonly log_length: number };
}

/** How a game tells what has happened. */
export interface Teller<Facts extends LoggedFacts> {
  logSentence(line: Facts['game']['log'][number], facts: Facts): string;
  /** What a new view brings besides lines of the log, in sentences. */
  news?(before: Facts, after: Facts): readonly string[];
}

/** Tells screen readers what has happened since the view before. */
export function useNews<Facts extends LoggedFacts>(
  facts: Facts,
  teller: Teller<Facts>,
  /** Where the page says itself what it shows, nothing is news. */
  silent = false,
): void {
  const before = useRef(facts);
  useEffect(() => {
    if (!silent) for (const sentence of newsOf(before.current, facts, teller)) announce(sentence);
    before.current = facts;
  }, [facts, teller, silent]);
}

export function newsOf<Facts extends LoggedFacts>(
  before: Facts,
  after: Facts,
  { logSentence, news }: Teller<Facts>,
): string[] {
  const count = after.game.log_length - before.game.log_length;
  // A shorter log belongs to another game: everything in it is new, but nothing of it news.
  const lines = count > 0 ? after.game.log.slice(-count) : [];
  return [...lines.map((line) => `${logSentence(line, after)}.`), ...(news?.(before, after) ?? [])];
}

/**
 * Whether all of a board is to be drawn. At first only what takes the eye is: the rest, with the own
 * hand, follows in the next frame, so that a slow processor is not kept busy in one stretch. What was
 * there already, as when a game ends before one's eyes, is not taken away for that.
 */
export function useSecondPass(already: boolean): boolean {
  const [whole, setWhole] = useState(already);
  useEffect(() => setWhole(true), []);
  return whole;
}
