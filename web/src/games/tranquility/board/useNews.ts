import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../../ui/live';
import type { Facts } from '../play/facts';
import { news } from '../play/news';

/** Tells screen readers what has happened since the view before. */
export function useNews(facts: Facts): void {
  const before = useRef(facts);
  useEffect(() => {
    for (const sentence of news(before.current, facts)) announce(sentence);
    before.current = facts;
  }, [facts]);
}
