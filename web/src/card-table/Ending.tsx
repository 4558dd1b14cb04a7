/** Everything that was hidden in a game, once it is over. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reducedMotion } from './animation/flight';
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

interface RevealedProps<Card> {
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

interface EndPanelProps {
  won: boolean;
  /** Whether the viewer saw it end just now: then it is a moment, and otherwise a fact. */
  ended: boolean;
  picture: JSX.Element;
  title: string;
  children: ComponentChildren;
}

export function EndPanel(props: EndPanelProps): JSX.Element {
  const { won, ended, picture, title, children } = props;
  const [moment] = useState(() => ended && !reducedMotion());

  useEffect(() => {
    if (!moment) return;
    // A player who does something wants to go on.
    const skip = (): void => {
      for (const each of document.getAnimations()) each.finish();
    };
    const doing = { capture: true, once: true };
    addEventListener('keydown', skip, doing);
    addEventListener('pointerdown', skip, doing);
    return () => {
      removeEventListener('keydown', skip, doing);
      removeEventListener('pointerdown', skip, doing);
    };
  }, [moment]);

  return (
    <section class="game-closing" data-won={won} data-moment={moment}>
      <div class="game-end">{picture}</div>
      <div class="game-closing-words">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
