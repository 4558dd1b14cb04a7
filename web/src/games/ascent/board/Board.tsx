/** The board of The Ascent. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Revealed } from '~/card-table/Ending';
import { allOpen } from '~/card-table/OpenCards';
import type { CardUse } from '~/card-table/Hand';
import { LogTicker } from '~/card-table/Log';
import { Seats } from '~/card-table/Seats';
import { TableShell } from '~/card-table/TableShell';
import { legalOf } from '~/card-table/facts';
import { type TableRules, useTable } from '~/card-table/useTable';
import type { BoardProps } from '~/games/game';
import type { AscentAction, AscentCard, AscentLogLine } from '~/wire/ascent';
import { idOf } from '../layout';
import { isChoosing, type Selection, SELECTION, type Step, type Target } from '../selection';
import { logSentence, news, statusSentence } from '../sentences';
import { type Facts, isMine } from '../view';
import { cardLook } from './CardFace';
import { Dock } from './Dock';
import { GameEnd, Hands } from './GameEnd';
import { Mountain } from './Mountain';
import { whyNot } from './prompts';
import '~/card-table/styles/style.css';
import './mountain.css';
import './cells.css';
import './cards.css';

export { boardOf } from '~/card-table/TableShell';
export { explained } from '~/card-table/explain/Explained';

export function Board(props: BoardProps & { facts: Facts }): JSX.Element {
  const { facts } = props;
  const { game, wildlife } = facts;
  const table = useTable(props, facts, TABLE);
  const { selection, busy } = table;
  const look = useMemo(() => cardLook(wildlife), [wildlife]);
  const legal = legalOf(facts);

  return (
    <TableShell
      table={table}
      name="as"
      phase={game.phase}
      players={facts.names.length}
      mine={isMine(facts)}
      status={statusSentence(facts)}
      people={
        <Seats
          people={facts}
          presence={facts.presence}
          active={game.active}
          conceded={table.over ? [] : game.conceded}
          counts={(seat) => ({
            hand: game.hands[seat] ?? 0,
            pile: game.piles[seat] ?? 0,
            discards: game.discards[seat] ?? 0,
          })}
        />
      }
      board={
        <Mountain facts={facts} selection={selection} cells={table.cells}>
          <LogTicker {...table.log} />
        </Mountain>
      }
      hand={
        facts.own !== null && facts.seat !== null
          ? {
              seat: facts.seat,
              cards: facts.own.hand,
              look,
              disabled: !isChoosing(legal) && SELECTION.needed(selection, facts) === 0,
              use: (slot) => pickedFor(selection, slot),
            }
          : null
      }
      concede={{ people: facts, conceded: game.conceded, allowed: legal.concede === true }}
      openHands={<Hands facts={facts} />}
      dock={
        <Dock
          facts={facts}
          selection={selection}
          busy={busy}
          refused={table.refused}
          dispatch={(event, byKeyboard) => {
            table.dispatch(event);
            if (byKeyboard) table.trail.onSlot();
          }}
          onConfirm={table.confirm}
        />
      }
      end={<GameEnd facts={facts} ended={props.ended === true} />}
      revealed={
        game.revealed !== null && (
          <Revealed
            people={facts}
            look={look}
            {...game.revealed}
            hands={allOpen(facts.hands) ? null : game.revealed.hands}
          />
        )
      }
    />
  );
}

function pickedFor({ step, slot: placed, picks }: Selection, slot: number): CardUse | null {
  if (slot === placed) return 'place';
  if (!picks.includes(slot)) return null;
  return step === 'discard' ? 'discard' : 'pay';
}

/** The cells that the newest move changed; what it filmed is told after it. */
function lastCells({ game, mountain }: Facts): number[] {
  const line = game.log.findLast(({ type }) => type !== 'filmed');
  switch (line?.type) {
    case 'slope':
    case 'bridge':
      return [idOf(line.cell)];
    case 'campfire':
      return [idOf(line.cell), idOf(line.to)];
    case 'lead':
      return line.path.slice(-1).map(idOf);
    case 'summit':
      return [mountain.summit];
    default:
      return [];
  }
}

export const TABLE: TableRules<Facts, Step, AscentCard, AscentAction, Target, AscentLogLine> = {
  selection: SELECTION,
  whyNot,
  lastCells,
  dealtLog: 0,
  news,
  logSentence,
};
