/** The board of The Ascent. */
import type { JSX } from 'preact';
import { OpenHands } from '~/card-table/cards/OpenCards';
import { Revealed } from '~/card-table/end/Ending';
import { Seats } from '~/card-table/people/Seats';
import { TableShell } from '~/card-table/TableShell';
import { type TableRules, useTable } from '~/card-table/useTable';
import type { BoardProps } from '~/games/game';
import type { AscentAction, AscentCard } from '~/wire/ascent';
import { whyNot } from '../selection/prompts';
import { SELECTION, type Step, type Target } from '../selection/selection';
import { logSentence, statusSentence } from '../sentences';
import type { Facts } from '../view/facts';
import { cardLook } from './CardFace';
import { lastCells } from './Cell';
import { Dock } from './Dock';
import { GameEnd } from './GameEnd';
import { Mountain } from './Mountain';
import '~/card-table/styles/style.css';
import './mountain.css';
import './cells.css';
import './cards.css';

export { boardOf } from '~/card-table/TableShell';
export { explained } from '~/card-table/explain/Explained';

export function Board(props: BoardProps & { facts: Facts }): JSX.Element {
  const { facts } = props;
  const { hands, piles, discards, revealed } = facts.game;
  const table = useTable(props, facts, TABLE);
  const look = cardLook(facts.wildlife);
  return (
    <TableShell
      table={table}
      name="as"
      people={<Seats facts={facts} heaps={{ hand: hands, pile: piles, discards }} />}
      board={<Mountain table={table} />}
      look={look}
      openHands={<OpenHands facts={facts} cards={({ hand }) => hand} look={() => look} />}
      dock={<Dock table={table} />}
      end={<GameEnd facts={facts} ended={props.ended === true} />}
      revealed={revealed && <Revealed facts={facts} look={look} revealed={revealed} />}
    />
  );
}

const TABLE: TableRules<Facts, Step, AscentCard, AscentAction, Target> = {
  selection: SELECTION,
  whyNot,
  lastCells,
  dealtLog: 0,
  statusSentence,
  logSentence,
};
