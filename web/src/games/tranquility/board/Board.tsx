/** The board of Tranquility. */
import { legalOf } from '~/card-table/facts';
import { boardOf } from '~/card-table/explain/Explained';
import { TableFrame } from '~/card-table/TableFrame';
import { type TableRules, useTable } from '~/card-table/useTable';
import type { BoardProps } from '~/card-table/boardProps';
import { lazy, Loaded, loadedPart, useLazy } from '~/ui/lazy';
import { meantFor, whyNot } from '../selection/prompts';
import { tranquilityOffers } from '../selection/selection';
import { logSentence, news, statusSentence } from '../sentences';
import { type TranquilityFacts, inWindow } from '../view/facts';
import type { TranquilityAction } from '~/wire/tranquility';
import { CARD_LOOK } from './CardFace';
import { Dock } from './Dock';
import { Extras, Hands, Players } from './Players';
import { Sea } from './sea/Sea';
import { Storms } from './Storms';
import '~/card-table/styles/style.css';
import './sea/size.css';
import './sea/sea.css';
import './sea/cells.css';
import './storms.css';
import './sea/grids.css';

export const Board = boardOf(DrawnBoard);

export function DrawnBoard(props: BoardProps & { facts: TranquilityFacts }) {
  const { facts } = props;
  const { game } = facts;
  const table = useTable(props, facts, TABLE);
  const talking = inWindow(facts);
  const start = useLazy(START, !talking) ?? 'loading';
  const end = useLazy(END, !table.over) ?? 'loading';
  const controls = loadedPart(start);
  const hidden = loadedPart(end);

  return (
    <TableFrame
      table={table}
      name="tq"
      attributes={{
        'data-grid': game.grid,
        'data-side': game.sides?.night_up === true ? 'night' : 'day',
      }}
      people={
        <>
          {talking ? (
            <Loaded part={start}>{({ StartTalk }) => <StartTalk table={table} />}</Loaded>
          ) : (
            <Players facts={facts} />
          )}
          <Storms table={table} />
          <Extras facts={facts} />
        </>
      }
      board={<Sea table={table} />}
      look={CARD_LOOK}
      openHands={<Hands facts={facts} />}
      dock={
        legalOf(facts).pledge === undefined ? (
          <Dock table={table} />
        ) : (
          // Until they are there, the panel above says so.
          controls && <controls.PledgeControls table={table} />
        )
      }
      end={
        <Loaded part={end}>
          {({ GameEnd }) => <GameEnd facts={facts} ended={props.ended === true} />}
        </Loaded>
      }
      revealed={hidden && <hidden.Hidden facts={facts} />}
    />
  );
}

const TABLE: TableRules<TranquilityFacts, TranquilityAction> = {
  offers: tranquilityOffers,
  meantFor,
  whyNot,
  lastCells: ({ game: { log } }) =>
    log.slice(-1).flatMap((line) => ('cell' in line ? line.cell : [])),
  dealtLog: 1,
  statusSentence,
  logSentence,
  news,
};

const START = lazy(async () => ({
  ...(await import('./start/StartTalk')),
  ...(await import('./start/Talk')),
}));
const END = lazy(() => import('./GameEnd'));

/** Settles when all of the board is there. */
export async function loadParts(): Promise<void> {
  await Promise.all([START.load(), END.load()]);
}
