/** The board of Santa Timea. */
import type { JSX } from 'preact';
import type { Target } from '~/card-table/input/selection';
import { TableShell } from '~/card-table/TableShell';
import { type TableRules, useTable } from '~/card-table/useTable';
import type { BoardProps } from '~/games/game';
import { confirming } from '~/ui/preferences';
import type { SantaTimeaAction, SantaTimeaCard } from '~/wire/santa_timea';
import { SELECTION, TRICK } from '../selection';
import { logSentence, statusSentence } from '../sentences';
import { t } from '../texts';
import type { Facts } from '../view/facts';
import { handLook, linesOfAMove } from './CardFace';
import { Dock } from './Dock';
import { GameEnd, Hands, Hidden } from './GameEnd';
import { Players } from './Players';
import { FinalSheet, Sheet } from './Sheet';
import { Trick } from './Trick';
import '~/card-table/styles/style.css';
import './board.css';
import './trick.css';
import './sheet.css';

export { boardOf } from '~/card-table/TableShell';
export { explained } from '~/card-table/explain/Explained';

export function Board(props: BoardProps & { facts: Facts }): JSX.Element {
  const { facts } = props;
  const { game, own } = facts;
  const table = useTable(props, facts, TABLE);
  return (
    <TableShell
      table={table}
      name="st"
      people={<Players facts={facts} />}
      board={table.over ? <FinalSheet facts={facts} /> : <Trick table={table} />}
      look={own !== null && game.phase === 'trick' ? handLook(facts, own) : null}
      openHands={<Hands facts={facts} />}
      dock={<Dock table={table} />}
      aside={
        !table.over && (
          <>
            <h2>{t().sheet.title}</h2>
            <Sheet facts={facts} />
          </>
        )
      }
      end={<GameEnd facts={facts} ended={props.ended === true} />}
      revealed={<Hidden facts={facts} />}
    />
  );
}

const TABLE: TableRules<Facts, never, SantaTimeaCard, SantaTimeaAction, Target> = {
  selection: SELECTION,
  // There are no cells to be led to: from the card the keyboard goes to the button.
  leadsToCells: false,
  // Where nothing is confirmed, a card that is chosen again is played.
  pressed: (selection, slot) =>
    slot === selection.slot && !confirming.on.value
      ? { type: 'drop', slot, cell: TRICK }
      : { type: 'slot', slot },
  dealtLog: 1,
  // A whole trick can end with a move, and the round with it.
  linesOfAMove: ({ names }) => linesOfAMove(names.length),
  statusSentence,
  logSentence,
};
