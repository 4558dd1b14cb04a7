/** How the game ended, and everything that was hidden in it. */
import type { JSX } from 'preact';
import { CardList, OpenHands } from '~/card-table/cards/OpenCards';
import { EndPanel } from '~/card-table/end/Ending';
import { t as shared } from '~/card-table/texts';
import type { SantaTimeaDirection } from '~/wire/santa_timea';
import { Harbour } from '../art/EndPicture';
import { resultSentence, resultTitle } from '../sentences';
import { t } from '../texts';
import type { Facts } from '../view/facts';
import { handLook, WHEEL_LOOK, WIND_LOOK } from './CardFace';
import '~/card-table/styles/style.css';

export function GameEnd(props: { facts: Facts; ended: boolean }): JSX.Element {
  const { facts, ended } = props;
  return (
    <EndPanel won ended={ended} picture={<Harbour />} title={resultTitle(facts)}>
      <p>{resultSentence(facts)}</p>
    </EndPanel>
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

/** The hands that lie open to those who watch, each card with what it is worth in this trick. */
export function Hands({ facts }: { facts: Facts }): JSX.Element {
  return (
    <OpenHands
      facts={facts}
      cards={({ hand }) => hand.map(({ card }) => card)}
      look={(own) => handLook(facts, own)}
      renderExtra={({ chosen = [] }) => <Thrown chosen={chosen} />}
    />
  );
}

/** The triplets that a seat has chosen to throw off, before the others have. */
function Thrown({ chosen }: { chosen: readonly SantaTimeaDirection[] }): JSX.Element | null {
  const { sheet, directions } = t();
  if (chosen.length === 0) return null;
  const names = shared().list(chosen.map((direction) => directions[direction].name));
  return <p class="game-hint">{sheet.thrown(names)}</p>;
}
