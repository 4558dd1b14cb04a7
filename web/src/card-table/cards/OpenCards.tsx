/** Cards that lie open besides those of the viewer's own hand. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { handFlip, keysOf } from '~/card-table/animation/flip';
import type { GameFacts } from '~/card-table/facts';
import { nameOf } from '~/card-table/people/people';
import { SeatName } from '~/card-table/people/Seats';
import '~/card-table/styles/style.css';
import { textsOf } from '~/texts';

const t = textsOf('table');

/** How a game draws and calls a card. */
export interface CardLook<Card> {
  face(card: Card): ComponentChildren;
  name(card: Card): string;
  /** The kind of piece, for players who ask (`explain/Explained.tsx`). */
  kind(card: Card): string;
}

interface CardListProps<Card> {
  look: CardLook<Card>;
  title?: string;
  cards: readonly Card[];
}

export function CardList<Card>({ look, title, cards }: CardListProps<Card>) {
  return (
    <div class="game-cards">
      {title !== undefined && (
        <h4>
          {title} <span class="soft">{cards.length === 0 ? t().reveal.none : cards.length}</span>
        </h4>
      )}
      {cards.length > 0 && (
        <ul class="cluster gap-1">
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

interface OpenHandsProps<Own, Card extends string | number> {
  facts: GameFacts<unknown, Own>;
  cards(own: Own): readonly Card[];
  look(own: Own): CardLook<Card>;
  /** Other things of the seat that lie open. */
  renderExtra?(own: Own): ComponentChildren;
}

/** Whether one of several open hands can be followed: a replay has its viewpoints for that. */
export const Following = createContext(false);

/** The hands that lie open to the viewer besides the own: of one seat, or of all. */
export function OpenHands<Own, Card extends string | number>(props: OpenHandsProps<Own, Card>) {
  const { facts, cards, look, renderExtra } = props;
  const { follow, followNone } = t().hand;
  const follows = useContext(Following);
  const [followed, setFollowed] = useState<number | null>(null);
  const all = facts.hands.flatMap((own, seat) => (own === null ? [] : [{ own, seat }]));
  const one = all.filter(({ seat }) => seat === followed);
  const hands = one.length > 0 ? one : all;
  if (hands.length === 0) return null;
  return (
    <div class="game-hands stack gap-2" data-single={hands.length === 1}>
      {hands.map(({ own, seat }) => (
        <div key={seat} class={`game-open-hand seat-colour--${seat}`}>
          {all.length === 1 || !follows ? (
            <SeatName people={facts} seat={seat} />
          ) : (
            <button
              type="button"
              class="game-follow"
              aria-pressed={hands === one}
              title={hands === one ? followNone : follow(nameOf(facts, seat))}
              onClick={() => setFollowed(hands === one ? null : seat)}
            >
              <SeatName people={facts} seat={seat} />
            </button>
          )}
          <Cards
            seat={seat}
            cards={cards(own)}
            look={look(own)}
            label={t().hand.of(nameOf(facts, seat))}
          />
          {renderExtra?.(own)}
        </div>
      ))}
    </div>
  );
}

interface CardsProps<Card extends string | number> {
  seat: number;
  cards: readonly Card[];
  look: CardLook<Card>;
  label: string;
}

function Cards<Card extends string | number>(props: CardsProps<Card>) {
  const { seat, cards, look, label } = props;
  const keys = keysOf(cards);
  if (cards.length === 0) return <p class="soft">{t().hand.none}</p>;
  return (
    <ul class="game-hand" data-size={cards.length > 7 ? 'many' : 'few'} aria-label={label}>
      {cards.map((card, index) => (
        <li key={keys[index]} {...handFlip(seat, keys[index] ?? '')}>
          <span class="game-card" data-still data-about={look.kind(card)}>
            {look.face(card)}
            <span class="visually-hidden">{look.name(card)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
