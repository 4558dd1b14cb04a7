/** How the game ended, and everything that was hidden in it. */
import type { JSX } from 'preact';
import type { Card } from '../../../wire/Card';
import { EndPicture } from '../art/EndPicture';
import { t } from '../i18n';
import type { Facts } from '../play/facts';
import { closingSentence } from '../play/sentences';
import { CardFace, cardName } from './CardFace';
import { SeatName } from './Seats';

export function Closing({ facts }: { facts: Facts }): JSX.Element | null {
  const { result } = t();
  const sentence = closingSentence(facts);
  if (sentence === null) return null;
  const { outcome } = facts.game;
  const won = outcome?.result === 'won' || outcome?.result === 'ranked';
  const placed = facts.game.cells.filter((cell) => cell !== null).length;
  return (
    <section class="tq-closing" data-won={won}>
      <EndPicture won={won} />
      <div class="tq-closing-words">
        <h2>{titleOf(facts)}</h2>
        <p>{sentence}</p>
        {!won && <p>{result.islands(placed, facts.layout.cells)}</p>}
      </div>
    </section>
  );
}

function titleOf({ game: { outcome }, seat }: Facts): string {
  const { result, grids } = t();
  if (outcome?.result !== 'ranked') {
    return outcome?.result === 'won' ? result.wonTitle : result.lostTitle;
  }
  if (outcome.winners.length > 1) return grids.contest.sharedTitle;
  return outcome.winners[0] === seat ? grids.contest.wonTitleYou : grids.contest.wonTitle;
}

export function Revealed({ facts }: { facts: Facts }): JSX.Element | null {
  const { reveal } = t();
  const { revealed } = facts.game;
  if (revealed === null) return null;
  return (
    <section class="tq-revealed" aria-labelledby="tq-revealed">
      <h2 id="tq-revealed">{reveal.title}</h2>
      {facts.names.map((_, seat) => (
        <article key={seat} class={`tq-seat--${seat}`}>
          <h3>
            <SeatName facts={facts} seat={seat} />
          </h3>
          <Cards title={reveal.hand} cards={revealed.hands[seat] ?? []} />
          <Cards title={reveal.pile} cards={revealed.piles[seat] ?? []} />
          <Cards title={reveal.discards} cards={revealed.discards[seat] ?? []} />
        </article>
      ))}
      <article>
        <h3>{reveal.removed}</h3>
        {revealed.removed.length === 0 ? (
          <p class="soft">{reveal.removedNone}</p>
        ) : (
          <Cards cards={revealed.removed} />
        )}
      </article>
    </section>
  );
}

function Cards({ title, cards }: { title?: string; cards: readonly Card[] }): JSX.Element {
  return (
    <div class="tq-cards">
      {title !== undefined && (
        <h4>
          {title} <span class="soft">{cards.length === 0 ? t().reveal.none : cards.length}</span>
        </h4>
      )}
      {cards.length > 0 && (
        <ul>
          {cards.map((card, index) => (
            <li key={index} class="tq-mini">
              <CardFace card={card} />
              <span class="visually-hidden">{cardName(card)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
