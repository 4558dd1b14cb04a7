import { useEffect, useRef } from 'preact/hooks';
import { announce } from '~/ui/announce';

/** Tells screen readers what has happened since the view before. */
export function useNews<Facts>(
  facts: Facts,
  news: (before: Facts, after: Facts) => readonly string[],
  /** Where the page says itself what it shows, nothing is news. */
  silent = false,
): void {
  const before = useRef(facts);
  useEffect(() => {
    if (!silent) for (const sentence of news(before.current, facts)) announce(sentence);
    before.current = facts;
  }, [facts, news, silent]);
}
