/** How the game ended. */
import type { JSX } from 'preact';
import { EndPanel } from '~/card-table/end/Ending';
import { t as shared } from '~/card-table/texts';
import { EndPicture } from '../art/EndPicture';
import { closingSentence } from '../sentences';
import { t } from '../texts';
import { cardsPlaced, type Facts, goalsLeft } from '../view/facts';

export function GameEnd(props: { facts: Facts; ended: boolean }): JSX.Element | null {
  const { facts, ended } = props;
  const { result } = t();
  const { outcome } = facts.game;
  const open = goalsLeft(facts);
  const sentence = closingSentence(facts);
  if (outcome === null || sentence === null) return null;
  const won = outcome.result !== 'lost';
  return (
    <EndPanel
      won={won}
      ended={ended}
      picture={<EndPicture won={won} />}
      centred
      title={won ? result.wonTitle : result.lostTitle}
    >
      <p>{sentence}</p>
      {!won && (
        <p>
          {result.cells(cardsPlaced(facts), facts.mountain.cells)}{' '}
          {open.length > 1 &&
            result.waitedFor(shared().list(open.map((goal) => result.goals[goal])))}
        </p>
      )}
    </EndPanel>
  );
}
