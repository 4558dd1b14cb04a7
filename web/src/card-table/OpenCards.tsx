/** Cards that lie open besides those of the viewer's own hand. */
import type { ComponentChildren, JSX } from 'preact';
import { handFlip, keysOf } from './animation/flip';
import { nameOf, type People } from './people';
import { SeatName } from './Seats';
import { t } from './texts';
import './styles/style.css';

/** How a game draws and calls a card. */
export interface CardLook<Card> {
  face(card: Card): JSX.Element;
  name(card: Card): string;
  /** What kind of piece it is, for players who ask (`explain/explanations.ts`). */
  kind(card: Card): string;
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

interface OpenHand<Card extends string | number> {
  seat: number;
  cards: readonly Card[];
  look: CardLook<Card>;
  /** What else of the seat lies open. */
  extra?: ComponentChildren;
}

interface OpenHandsProps<Card extends string | number> {
  people: People;
  hands: readonly OpenHand<Card>[];
}

/** Hands that lie open: of one seat, or of all. */
export function OpenHands<Card extends string | number>(
  props: OpenHandsProps<Card>,
): JSX.Element | null {
  const { people, hands } = props;
  if (hands.length === 0) return null;
  return (
    <div class="game-hands" data-single={hands.length === 1}>
      {hands.map(({ seat, cards, look, extra }) => (
        <div key={seat} class={`game-open-hand game-seat--${seat}`}>
          <SeatName people={people} seat={seat} />
          <Cards seat={seat} cards={cards} look={look} label={t().hand.of(nameOf(people, seat))} />
          {extra}
        </div>
      ))}
    </div>
  );
}

/** Whether the hands of all seats lie open. */
export function allOpen(hands: readonly unknown[]): boolean {
  return hands.length > 0 && !hands.includes(null);
}

interface CardsProps<Card extends string | number> {
  seat: number;
  cards: readonly Card[];
  look: CardLook<Card>;
  label: string;
}

function Cards<Card extends string | number>(props: CardsProps<Card>): JSX.Element {
  const { seat, cards, look, label } = props;
  const keys = keysOf(cards);
  if (cards.length === 0) return <p class="game-hand-empty">{t().hand.none}</p>;
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
