/** The grid with its frame: the cells, the start space at the lower left, the finish space at the upper right. */
import type { Selection } from '~/card-table/input/selection';
import { LogTicker } from '~/card-table/beside/Log';
import { CellGrid, isCompleted } from '~/card-table/cards/Grid';
import { CardEmblem } from '~/games/tranquility/art/Picture';
import type { PieceKind } from '~/games/tranquility/help';
import {
  cardOf,
  isCellChosen,
  type TranquilityTable,
  seaTargets,
} from '~/games/tranquility/selection/selection';
import { textsOf } from '~/texts';
import { t } from '~/games/tranquility/texts';
import type { TranquilityFacts, Layout } from '~/games/tranquility/view/facts';
import type { TranquilityAction } from '~/wire/tranquility';
import { CardFace } from '../CardFace';
import { Gust } from '../Storms';
import { Cell, spaceFlip } from './Cell';

const client = textsOf('table');

export function Sea({ table }: { table: TranquilityTable }) {
  const { sea } = t();
  const { facts, selection, cells } = table;
  const { game, layout } = facts;
  const label = labelOf(facts);
  const targets = seaTargets(selection, facts);
  const card = shownNumber(facts, selection);
  const won = game.outcome?.result === 'won';
  const [news] = table.fresh ? game.log.slice(-1) : [];
  const placed = news?.type === 'place' || news?.type === 'explore' ? news.cell : undefined;
  return (
    <section
      class="tq-sea game-board"
      data-swiped
      aria-label={label}
      data-grid={game.grid}
      data-stage={game.stage ?? 'none'}
    >
      <div class="game-room">
        <div class="tq-chart">
          <div class="tq-band row gap-3 spread">
            <p class="tq-progress">
              {client().coop.cell.filled(
                game.cells.filter((cell) => cell !== null).length,
                layout.cells,
              )}
            </p>
            {layout.spaces.includes('finish') && (
              <Space facts={facts} card="finish" filled={won} animated={news?.type === 'finish'} />
            )}
          </div>
          <RowMarks facts={facts} />
          <CellGrid
            name="tq"
            label={label}
            cells={cells}
            first={0}
            rows={layout.rows}
            cellOf={cellOfMove}
          >
            <CurrentLines layout={layout} />
            {layout.rows.map((row, fromTop) => (
              <div
                key={row[0]?.cell}
                class="tq-row"
                role="row"
                data-completed={isCompleted(row, placed, (cell) => game.cells[cell] !== null)}
                style={{ '--row': layout.rows.length - fromTop }}
              >
                {row.map(({ cell, x }) => (
                  <Cell
                    key={cell}
                    facts={facts}
                    cell={cell}
                    x={x}
                    target={targets.get(cell) ?? null}
                    card={card}
                    chosen={isCellChosen(selection, cell, facts)}
                    last={cells.lastCells.includes(cell)}
                  />
                ))}
              </div>
            ))}
          </CellGrid>
          {layout.square && (
            <ol class="tq-rule tq-rule--columns" aria-hidden="true">
              {Array.from({ length: layout.columns }, (_, column) => (
                <li key={column}>{column + 1}</li>
              ))}
            </ol>
          )}
          <div class="tq-band row gap-3 spread tq-band--low">
            <CompassRose />
            {layout.spaces.includes('start') && (
              <Space
                facts={facts}
                card="start"
                filled={game.started}
                animated={news?.type === 'start'}
              />
            )}
            <p class="visually-hidden">{sea.ascending}</p>
          </div>
          <LogTicker {...table.log} />
        </div>
      </div>
      <Gust facts={facts} fresh={table.fresh} />
    </section>
  );
}

/** The cell that a move is about; null where it is about none. */
function cellOfMove(action: TranquilityAction): number | null {
  return 'cell' in action ? action.cell : null;
}

/** The rows by their numbers, and what lies beside them. */
function RowMarks({ facts }: { facts: TranquilityFacts }) {
  const { sea } = t().rough;
  const { layout, game } = facts;
  const stormy = game.storms?.purple.some((storms) => storms > 0) ?? false;
  // Their numbers alone say nothing that the cells don't.
  const marked = layout.square && (typeof game.rocks === 'number' || stormy);
  return (
    <ol class="tq-rule tq-rule--rows" aria-hidden={marked ? undefined : true}>
      {layout.levelsFromTop.map((lines, fromTop) => {
        const row = layout.levels - 1 - fromTop;
        const rocks = layout.square && game.rocks === row;
        const storms = layout.square ? (game.storms?.purple[row] ?? 0) : 0;
        return (
          <li key={lines[0]?.first}>
            <span aria-hidden="true">{row + 1}</span>
            {rocks && <RowMark card="rocks" label={sea.rockRow(row + 1)} />}
            {storms > 0 && <RowMark card="purple" label={sea.stormRow(row + 1)} />}
          </li>
        );
      })}
    </ol>
  );
}

function RowMark({ card, label }: { card: 'rocks' | 'purple'; label: string }) {
  return (
    <span class="tq-row-mark" role="img" aria-label={label} data-about={card}>
      <CardEmblem card={card} />
    </span>
  );
}

function labelOf({ game }: TranquilityFacts): string {
  const { sea, grids } = t();
  return game.grid === 'arch' || game.grid === 'pyramid' ? grids.labels[game.grid] : sea.label;
}

/** The number that the selected card would show in a cell; of a wild, the chosen one. */
function shownNumber(facts: TranquilityFacts, selection: Selection): number | null {
  if (selection.step !== 'card') return null;
  const card = selection.value ?? cardOf(selection, facts);
  return typeof card === 'number' ? card : null;
}

interface SpaceProps {
  facts: TranquilityFacts;
  card: 'start' | 'finish';
  filled: boolean;
  /** Whether it has just been filled. */
  animated: boolean;
}

function Space({ facts, card, filled, animated }: SpaceProps) {
  const { sea } = t();
  const label = {
    start: filled ? sea.startFilled : sea.startEmpty,
    finish: filled ? sea.finishFilled : sea.finishEmpty,
  }[card];
  return (
    <div
      class={`tq-space centre tq-space--${card}${filled ? ' game-dimmed' : ''}`}
      role="img"
      aria-label={label}
      data-about={`${card}_space` satisfies PieceKind}
      data-filled={filled}
      data-animated={filled && animated}
      {...(filled && spaceFlip(facts, card))}
    >
      {filled ? <CardFace card={card} /> : <span aria-hidden="true">{sea[card]}</span>}
    </div>
  );
}

/** An ornament in the frame, as on old charts. */
function CompassRose() {
  return (
    <svg class="tq-rose" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="34" />
      <circle cx="50" cy="50" r="30" />
      <path d="M50 50 63 37 50 50 63 63 50 50 37 63 50 50 37 37Z" />
      <path d="M50 4 56 44 96 50 56 56 50 96 44 56 4 50 44 44Z" />
      <path
        fill="var(--on-water-soft)"
        d="M50 4V50L56 44ZM96 50H50L56 56ZM50 96V50L44 56ZM4 50H50L44 44Z"
      />
    </svg>
  );
}

/**
 * The way through the sea under the cells: each row from left to right, then back to the left in the
 * row above. Units are cells; y grows downwards.
 */
function CurrentLines({ layout }: { layout: Layout }) {
  const { columns, levels } = layout;
  const lines = layout.levelsFromTop
    .flatMap((level, fromTop) =>
      level.map(({ part, row, indent, length }) => ({
        key: `${part}-${row}`,
        above: `${part}-${row + 1}`,
        y: fromTop + 0.5,
        from: indent + 0.2,
        to: indent + length - 0.2,
      })),
    )
    .toReversed();
  const along = lines.map(({ y, from, to }) => `M${from} ${y}H${to}`).join('');
  const back = lines
    .map(({ above, y, to }) => {
      const next = lines.find((line) => line.key === above);
      if (next === undefined) return '';
      const { from } = next;
      return (
        `M${to} ${y}C${to + 0.25} ${y} ${to + 0.25} ${y - 0.5} ${to} ${y - 0.5}H${from}` +
        `C${from - 0.25} ${y - 0.5} ${from - 0.25} ${y - 1} ${from} ${y - 1}`
      );
    })
    .join('');
  return (
    <svg
      class="tq-current cover"
      viewBox={`0 0 ${columns} ${levels}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="line" stroke-width="2" stroke-dasharray="0.1 7" d={along} />
      <path class="line" stroke-width="1.5" stroke-dasharray="0.1 4" d={back} />
    </svg>
  );
}
