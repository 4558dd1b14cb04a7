import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../texts';
import type { Facts } from '../view';
import { phraseSentence } from '../sentences';

/** What was said in the open window. */
export function Phrases({ facts }: { facts: Facts }): JSX.Element | null {
  const list = useRef<HTMLOListElement>(null);
  const count = facts.phrases.length;
  useLayoutEffect(() => {
    // The newest stays in sight.
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  if (count === 0) return null;
  return (
    <div class="tq-said">
      <h3>{t().window.phrases}</h3>
      {/* It scrolls when it is long, and the keyboard must reach what scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} class="tq-phrases" tabIndex={0}>
        {facts.phrases.map(({ seat, phrase }, index) => (
          <li key={index} class={`game-seat--${seat}`} data-own={seat === facts.seat}>
            {phraseSentence(seat, phrase, facts)}
          </li>
        ))}
      </ol>
    </div>
  );
}
