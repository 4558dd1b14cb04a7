import type { JSX } from 'preact';
import { t } from '../i18n';
import type { Facts } from '../play/facts';
import { phraseSentence } from '../play/sentences';

/** What was said in the open window. */
export function Phrases({ facts }: { facts: Facts }): JSX.Element | null {
  if (facts.phrases.length === 0) return null;
  return (
    <div class="tq-said">
      <h3>{t().window.phrases}</h3>
      <ol class="tq-phrases">
        {facts.phrases.map(({ seat, phrase }, index) => (
          <li key={index} class={`game-seat--${seat}`} data-own={seat === facts.seat}>
            {phraseSentence(seat, phrase, facts)}
          </li>
        ))}
      </ol>
    </div>
  );
}
