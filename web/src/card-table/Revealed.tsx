/** Everything that was hidden in a game, once it is over. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from './texts';
import type { People } from './people';
import { SeatName } from './Seats';
import './pieces.css';

/** How a game draws and calls a card. */
export interface CardLook<Card> {
  face(card: Card): JSX.Element;
  name(card: Card): string;
  /** What kind of piece it is, for those who ask (`aid/book.ts`). */
  kind(card: Card): string;
}

export interface RevealedProps<Card> {
  people: People;
  look: CardLook<Card>;
  /** Null where they lie open elsewhere. */
  hands: readonly (readonly Card[])[] | null;
  /** Null where no seat has a pile of its own. */
  piles: readonly (readonly Card[])[] | null;
  discards: readonly (readonly Card[])[];
  /** What else was hidden. */
  children?: ComponentChildren;
}

export function Revealed<Card>(props: RevealedProps<Card>): JSX.Element {
  const { people, look, hands, piles, discards, children } = props;
  const { reveal } = t();
  return (
    <section class="game-revealed" aria-labelledby="game-revealed">
      <h2 id="game-revealed">{reveal.title}</h2>
      {people.names.map((_, seat) => (
        <article key={seat} class={`game-seat--${seat}`}>
          <h3>
            <SeatName people={people} seat={seat} />
          </h3>
          {hands !== null && <CardList look={look} title={reveal.hand} cards={hands[seat] ?? []} />}
          {piles !== null && <CardList look={look} title={reveal.pile} cards={piles[seat] ?? []} />}
          <CardList look={look} title={reveal.discards} cards={discards[seat] ?? []} />
        </article>
      ))}
      {children}
    </section>
  );
}

interface CardListProps<Card> {
  look: CardLook<Card>;
  title?: string;
  cards: readonly Card[];
}

export function CardList<Card>({ look, title, cards }: CardListProps<Card>): JSX.Element {
  return (
    <div class="game-cards">
      {title !== undefined && (
        <h4>
          {title} <span class="soft">{cards.length === 0 ? t().reveal.none : cards.length}</span>
        </h4>
      )}
      {cards.length > 0 && (
        <ul>
          {cards.map((card, index) => (
            <li key={index} class="game-mini" data-about={look.kind(card)}>
              {look.face(card)}
              <span class="visually-hidden">{look.name(card)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
