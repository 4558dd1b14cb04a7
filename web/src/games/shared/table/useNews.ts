import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../../ui/live';

/** Tells screen readers what has happened since the view before. */
export function useNews<Facts>(
  facts: Facts,
  news: (before: Facts, after: Facts) => readonly string[],
): void {
  const before = useRef(facts);
  useEffect(() => {
    for (const sentence of news(before.current, facts)) announce(sentence);
    before.current = facts;
  }, [facts, news]);
}
