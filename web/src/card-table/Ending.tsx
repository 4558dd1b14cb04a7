/** How a game ended, and everything that was hidden in it. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reducedMotion } from './animation/flight';
import { CardList, type CardLook } from './OpenCards';
import type { People } from './people';
import { SeatName } from './Seats';
import { t } from './texts';
import './styles/ending.css';

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
