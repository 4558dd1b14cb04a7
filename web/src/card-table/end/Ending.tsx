/** How a game ended, and everything that was hidden in it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reducedMotion } from '~/card-table/animation/flight';
import { CardList, type CardLook } from '~/card-table/cards/OpenCards';
import type { GameFacts } from '~/card-table/facts';
import { SeatName } from '~/card-table/people/Seats';
import { textsOf } from '~/texts';
import './ending.css';

const t = textsOf('table');

interface RevealedProps<Card> {
  facts: GameFacts<unknown, unknown>;
  look: CardLook<Card>;
  /** By seat. */
  revealed: {
    readonly hands: readonly (readonly Card[])[];
    readonly piles: readonly (readonly Card[])[];
    readonly discards: readonly (readonly Card[])[];
  };
  /** Whether each seat had a pile of its own. */
  piles?: boolean;
  /** Other things that were hidden. */
  children?: ComponentChildren;
}

export function Revealed<Card>(props: RevealedProps<Card>) {
  const { facts, look, piles = true, children } = props;
  const { hands, piles: drawn, discards } = props.revealed;
  const { reveal } = t();
  // Where they lie open anyway they are not shown twice.
  const open = facts.hands.length > 0 && !facts.hands.includes(null);
  return (
    <section class="game-revealed stack" aria-labelledby="game-revealed">
      <h2 id="game-revealed">{reveal.title}</h2>
      {facts.names.map((_, seat) => (
        <article key={seat} class={`box box--paper seat-colour--${seat}`}>
          <h3>
            <SeatName people={facts} seat={seat} />
          </h3>
          {!open && <CardList look={look} title={reveal.hand} cards={hands[seat] ?? []} />}
          {piles && <CardList look={look} title={reveal.pile} cards={drawn[seat] ?? []} />}
          <CardList look={look} title={reveal.discards} cards={discards[seat] ?? []} />
        </article>
      ))}
      {children}
    </section>
  );
}

interface EndPanelProps {
  won: boolean;
  /** Whether the viewer saw it end just now: then it is animated. */
  ended: boolean;
  /** A wide picture, 300 by 100. */
  picture: ComponentChildren;
  /** Whether it loses as much above as below where there is little height, and not all above. */
  centred?: boolean;
  title: string;
  children: ComponentChildren;
}

export function EndPanel(props: EndPanelProps) {
  const { won, ended, picture, centred = false, title, children } = props;
  const [animated] = useState(() => ended && !reducedMotion());

  useEffect(() => {
    if (!animated) return;
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
  }, [animated]);

  return (
    <section class="game-closing" data-won={won} data-animated={animated}>
      <div class="game-end">
        <svg
          class="game-end-picture"
          viewBox="0 0 300 100"
          preserveAspectRatio={centred ? 'xMidYMid slice' : 'xMidYMax slice'}
          aria-hidden="true"
        >
          {picture}
        </svg>
      </div>
      <div class="game-closing-words stack gap-1">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
