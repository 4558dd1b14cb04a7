/** News since the view before, for screen readers. */
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '~/ui/Toasts';
import type { TableFacts } from './facts';
import type { People } from './people/people';

/** The sentences in which a game announces what has happened. */
export interface NewsSentences {
  logSentence(line: unknown, people: People): string;
  /** News besides lines of the log, in sentences. */
  news?(before: TableFacts, after: TableFacts): readonly string[];
}

/** Announces what a view brings; `silent` where the page says itself what it shows. */
export function useNews(facts: TableFacts, sentences: NewsSentences, silent: boolean): void {
  const before = useRef(facts);
  useEffect(() => {
    if (!silent)
      for (const sentence of newsOf(before.current, facts, sentences)) announce(sentence);
    before.current = facts;
  }, [facts, sentences, silent]);
}

export function newsOf(
  before: TableFacts,
  after: TableFacts,
  { logSentence, news }: NewsSentences,
): string[] {
  const count = after.game.log_length - before.game.log_length;
  // A shorter log belongs to another game: everything in it is new, but nothing of it news.
  const lines = count > 0 ? after.game.log.slice(-count) : [];
  return [...lines.map((line) => `${logSentence(line, after)}.`), ...(news?.(before, after) ?? [])];
}
