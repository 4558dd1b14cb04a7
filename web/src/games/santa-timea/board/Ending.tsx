/** How the game ended, and everything that was hidden in it. */
import type { JSX } from 'preact';
import { ClosingPanel } from '~/card-table/ClosingPanel';
import { CardList } from '~/card-table/Revealed';
import { Harbour } from '../art/Harbour';
import { t } from '../texts';
import type { Facts } from '../view';
import { resultSentence, resultTitle } from '../sentences';
import { WHEEL_LOOK, WIND_LOOK } from './looks';
import '~/card-table/pieces.css';

export function Closing(props: { facts: Facts; ended: boolean }): JSX.Element {
  const { facts, ended } = props;
  return (
    <ClosingPanel won ended={ended} picture={<Harbour />} title={resultTitle(facts)}>
      <p>{resultSentence(facts)}</p>
    </ClosingPanel>
  );
}

export function Hidden({ facts }: { facts: Facts }): JSX.Element | null {
  const { reveal, sheet } = t();
  const { revealed } = facts.game;
  if (revealed === null) return null;
  return (
    <section class="game-revealed" aria-labelledby="game-revealed">
      <h2 id="game-revealed">{reveal.title}</h2>
      {revealed.undealt.map((cards, round) => (
        <details key={round} class="st-details">
          <summary>{sheet.roundOf(round + 1)}</summary>
          <article>
            <CardList look={WHEEL_LOOK} title={reveal.undealt} cards={cards} />
            <CardList look={WIND_LOOK} title={reveal.winds} cards={revealed.winds[round] ?? []} />
          </article>
        </details>
      ))}
    </section>
  );
}
