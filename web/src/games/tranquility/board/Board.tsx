/** The board of Tranquility. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LogTicker } from '~/card-table/Log';
import { TableShell } from '~/card-table/TableShell';
import { isMine, legalOf } from '~/card-table/facts';
import { type TableRules, useTable } from '~/card-table/useTable';
import type { BoardProps } from '~/games/game';
import { lazy, lazyComponent, whenIdle } from '~/ui/lazy';
import type { Card, TranquilityAction, TranquilityLogLine } from '~/wire/tranquility';
import { isChoosing, SELECTION, type Step, type Target } from '../selection';
import { logSentence, news, statusSentence } from '../sentences';
import { type Facts, inWindow } from '../view';
import { CARD_LOOK } from './CardFace';
import { Dock } from './Dock';
import { Extras, Hands, Players } from './Players';
import { pickedFor, whyNot } from './prompts';
import { Sea } from './Sea';
import { Storms } from './Storms';
import '~/card-table/styles/style.css';
import './size.css';
import './sea.css';
import './cells.css';
import './storms.css';
import './grids.css';

export { boardOf } from '~/card-table/TableShell';
export { explained } from '~/card-table/explain/Explained';

export function Board(props: BoardProps & { facts: Facts }): JSX.Element {
  const { facts } = props;
  const { game } = facts;
  const table = useTable(props, facts, TABLE);
  const { selection, busy, act, say } = table;
  const legal = legalOf(facts);
  useEffect(() => whenIdle(preloadParts), []);
  const picking =
    isChoosing(legal) || legal.finish === true || SELECTION.needed(selection, facts) > 0;

  return (
    <TableShell
      table={table}
      name="tq"
      attributes={{
        'data-grid': game.grid,
        'data-side': game.sides?.night_up === true ? 'night' : 'day',
      }}
      phase={game.phase}
      players={facts.names.length}
      mine={isMine(facts)}
      status={statusSentence(facts)}
      people={
        <>
          {inWindow(facts) ? (
            <StartPanel facts={facts} busy={busy} say={say} />
          ) : (
            <Players facts={facts} />
          )}
          <Storms facts={facts} busy={busy} say={say} act={act} />
          <Extras facts={facts} />
        </>
      }
      board={
        <Sea facts={facts} selection={selection} cells={table.cells} fresh={table.fresh}>
          <LogTicker {...table.log} />
        </Sea>
      }
      hand={
        facts.own !== null && facts.seat !== null
          ? {
              seat: facts.seat,
              cards: facts.own.hand,
              look: CARD_LOOK,
              disabled: !picking,
              use: (slot) => pickedFor(selection, slot, facts),
            }
          : null
      }
      concede={{ people: facts, conceded: game.conceded, allowed: legal.concede === true }}
      openHands={<Hands facts={facts} />}
      dock={
        legal.pledge !== undefined ? (
          <PledgeControls facts={facts} busy={busy} act={act} />
        ) : (
          <Dock
            facts={facts}
            selection={selection}
            busy={busy}
            refused={table.refused}
            dispatch={table.dispatch}
            act={act}
            onConfirm={table.confirm}
          />
        )
      }
      end={<GameEnd facts={facts} ended={props.ended === true} />}
      revealed={game.revealed !== null && <Hidden facts={facts} />}
    />
  );
}

function preloadParts(): void {
  loadParts().catch(() => undefined);
}

export const TABLE: TableRules<Facts, Step, Card, TranquilityAction, Target, TranquilityLogLine> = {
  selection: SELECTION,
  whyNot,
  lastCells: ({ game: { log } }) =>
    log.slice(-1).flatMap((line) => ('cell' in line ? line.cell : [])),
  dealtLog: 1,
  news,
  logSentence,
};

const PARTS = {
  StartPanel: lazy(async () => (await import('./StartPanel')).StartPanel),
  PledgeControls: lazy(async () => (await import('./Talk')).PledgeControls),
  GameEnd: lazy(async () => (await import('./GameEnd')).GameEnd),
  Hidden: lazy(async () => (await import('./GameEnd')).Hidden),
};

export const StartPanel = lazyComponent(PARTS.StartPanel, { quiet: true });
export const PledgeControls = lazyComponent(PARTS.PledgeControls, { quiet: true });
export const GameEnd = lazyComponent(PARTS.GameEnd, { quiet: true });
export const Hidden = lazyComponent(PARTS.Hidden, { quiet: true });

/** Settles when all of it is there. */
export async function loadParts(): Promise<void> {
  await Promise.all(Object.values(PARTS).map((part) => part.load()));
}
