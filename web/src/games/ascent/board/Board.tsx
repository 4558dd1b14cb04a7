/** The board of The Ascent. */
import { DoButton, TableDock } from '~/card-table/beside/Dock';
import { OpenHands } from '~/card-table/cards/OpenCards';
import { EndPanel, Revealed } from '~/card-table/end/Ending';
import { legalOf } from '~/card-table/facts';
import { Seats } from '~/card-table/people/Seats';
import { boardOf } from '~/card-table/explain/Explained';
import { TableFrame } from '~/card-table/TableFrame';
import { type TableRules, useTable } from '~/card-table/useTable';
import type { BoardProps } from '~/card-table/boardProps';
import { t as client } from '~/texts';
import { Button } from '~/ui/controls';
import { EndPicture } from '../art/EndPicture';
import { confirmLabel, promptOf, whyNot } from '../selection/prompts';
import { ascentOffers, type AscentTable } from '../selection/selection';
import { endTitle } from '~/games/coop/sentences';
import { closingSentence, logSentence, statusSentence } from '../sentences';
import type { AscentAction } from '~/wire/ascent';
import { t } from '../texts';
import { cardsPlaced, type AscentFacts, goalsLeft } from '../view/facts';
import { cardLook } from './CardFace';
import { lastCells } from './Cell';
import { Mountain } from './Mountain';
import '~/card-table/styles/style.css';
import './mountain.css';
import './cells.css';

export const Board = boardOf(DrawnBoard);

export function DrawnBoard(props: BoardProps & { facts: AscentFacts }) {
  const { facts } = props;
  const { hands, piles, discards } = facts.game;
  const table = useTable(props, facts, TABLE);
  const look = cardLook(facts.wildlife);
  return (
    <TableFrame
      table={table}
      name="as"
      people={<Seats facts={facts} counts={{ hand: hands, pile: piles, discards }} />}
      board={<Mountain table={table} />}
      look={look}
      openHands={<OpenHands facts={facts} cards={({ hand }) => hand} look={() => look} />}
      dock={<Dock table={table} />}
      end={<GameEnd facts={facts} ended={props.ended === true} />}
      revealed={<Hidden facts={facts} />}
    />
  );
}

const TABLE: TableRules<AscentFacts, AscentAction> = {
  offers: ascentOffers,
  whyNot,
  lastCells,
  dealtLog: 0,
  statusSentence,
  logSentence,
};

export function Dock({ table }: { table: AscentTable }) {
  const { dock } = t();
  const { facts, selection, begin } = table;
  const { grapple, lead, summit } = legalOf(facts);
  const idle = selection.step === 'idle';
  return (
    <TableDock
      table={table}
      prompt={promptOf(facts, selection)}
      confirm={confirmLabel(facts, selection)}
    >
      {idle && grapple === true && <Button onClick={() => begin('grapple')}>{dock.grapple}</Button>}
      {idle && lead !== undefined && (
        <Button onClick={(event) => begin('lead', event.detail === 0)}>{dock.leadHerd}</Button>
      )}
      {idle && summit === true && <DoButton label={dock.summit} onClick={() => begin('summit')} />}
    </TableDock>
  );
}

export function Hidden({ facts }: { facts: AscentFacts }) {
  const { revealed } = facts.game;
  if (revealed === null) return null;
  return <Revealed facts={facts} look={cardLook(facts.wildlife)} revealed={revealed} />;
}

export function GameEnd(props: { facts: AscentFacts; ended: boolean }) {
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
      title={endTitle(won, result, facts)}
    >
      <p>{sentence}</p>
      {!won && (
        <p>
          {result.cells(cardsPlaced(facts), facts.mountain.cells)}{' '}
          {open.length > 1 &&
            result.waitedFor(client().list(open.map((goal) => result.goals[goal])))}
        </p>
      )}
    </EndPanel>
  );
}
