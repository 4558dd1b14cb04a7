/** The mountain: its cells row by row, the goals beside the summit, the panoramas at the foot. */
import type { Selection } from '~/card-table/input/selection';
import { useId } from 'preact/hooks';
import { LogTicker } from '~/card-table/beside/Log';
import { CellGrid, isCompleted } from '~/card-table/cards/Grid';
import type { AscentAction, AscentCard, AscentLogLine } from '~/wire/ascent';
import { Massif } from '../art/Picture';
import {
  placementOf,
  reachOf,
  stepsOf,
  type AscentTable,
  mountainTargets,
} from '../selection/selection';
import { textsOf } from '~/texts';
import { t } from '../texts';
import { cardAt, cardsPlaced, centreOf, type AscentFacts, idOf, rowOf } from '../view/facts';
import { Cell } from './Cell';
import { Goals, Panoramas } from './Goals';

const client = textsOf('table');

export function Mountain({ table }: { table: AscentTable }) {
  const { mountain: words } = t();
  const { facts, selection, cells } = table;
  const { mountain } = facts;
  const targets = mountainTargets(selection, facts);
  const coming = comingCard(selection, facts);
  const placed = cardsPlaced(facts);
  const built = table.fresh ? builtBy(facts.game.log.at(-1)) : undefined;
  return (
    <section class="as-mountain game-board" data-swiped aria-label={words.label}>
      <div class="game-room">
        <div class="as-corner as-corner--left">
          <Goals facts={facts} />
        </div>
        <div class="as-corner as-corner--right">
          <p class="as-progress">
            <span aria-hidden="true">{client().coop.cell.filled(placed, mountain.cells)}</span>
            <span class="visually-hidden">{words.progressLabel(placed, mountain.cells)}</span>
          </p>
        </div>
        <div class="as-slope">
          <Massif />
          <CellGrid
            name="as"
            label={words.label}
            cells={cells}
            first={mountain.rows.at(-1)?.[0]?.cell ?? mountain.summit}
            rows={mountain.rows}
            cellOf={(action: AscentAction) => cellOfMove(action, mountain.summit)}
          >
            {mountain.rows.map((row) => (
              <div
                key={row[0]?.cell}
                class="as-row"
                role="row"
                data-row={rowOf(row[0]?.cell ?? 0)}
                data-completed={isCompleted(row, built, (cell) => stays(cardAt(facts, cell)))}
              >
                {row.map(({ cell }) => (
                  <Cell
                    key={cell}
                    facts={facts}
                    cell={cell}
                    target={targets.get(cell) ?? null}
                    coming={coming}
                    preview={previewAt(cell, selection, facts)}
                    selection={selection}
                    last={cells.lastCells.includes(cell)}
                  />
                ))}
              </div>
            ))}
            <Ways facts={facts} selection={selection} />
          </CellGrid>
          <Panoramas facts={facts} />
        </div>
      </div>
      <LogTicker {...table.log} />
    </section>
  );
}

/** Bridges are built over. */
function stays(card: AscentCard | null): boolean {
  return card !== null && card !== 'bridge';
}

/** The cell in which a move has built something that stays; undefined where it has not. */
function builtBy(line: AscentLogLine | undefined): number | undefined {
  if (line?.type === 'slope') return idOf(line.cell);
  return line?.type === 'campfire' ? idOf(line.to) : undefined;
}

/** The cell that a card or herd would come to; null where none would. */
function cellOfMove(action: AscentAction, summit: number): number | null {
  if (action.type === 'summit') return summit;
  const cell = 'cell' in action ? action.cell : 'path' in action ? action.path.at(-1) : undefined;
  return cell === undefined ? null : idOf(cell);
}

/* The mountain as the begun move would leave it. */

/** The card that comes to lie in a highlighted cell: the one in hand, or the slope that a campfire replaces. */
function comingCard(selection: Selection, facts: AscentFacts): AscentCard | null {
  const from = placementOf(selection, facts)?.from ?? null;
  if (from !== null) return cardAt(facts, from);
  return selection.slot === null ? null : (facts.own?.hand[selection.slot] ?? null);
}

/** The card that would lie in a cell; null where nothing changes. */
function previewAt(cell: number, selection: Selection, facts: AscentFacts): AscentCard | null {
  const placement = placementOf(selection, facts);
  if (placement === null || selection.slot === null) return null;
  if (cell === placement.from) return facts.own?.hand[selection.slot] ?? null;
  return cell === placement.cell ? comingCard(selection, facts) : null;
}

/** The lines over the mountain: the longest green trail, and where a herd can go. */
export function Ways({ facts, selection }: { facts: AscentFacts; selection: Selection }) {
  const trail = (facts.game.trail ?? []).map(idOf);
  const path = selection.step === 'lead' ? selection.cells : [];
  const [start] = path;
  const mask = useId();
  const { mountain } = facts;
  const { size } = mountain;
  const line = (cells: readonly number[]) =>
    cells
      .map((cell, index) => `${index === 0 ? 'M' : 'L'}${centreOf(mountain, cell).join(' ')}`)
      .join('');
  const steps = start === undefined ? [] : stepsOf(reachOf(start, facts));
  return (
    <svg
      class="as-ways"
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Openings id={mask} facts={facts} />
      <g mask={`url(#${mask})`}>
        {trail.length > 1 && (
          <>
            <path class="as-way line" stroke="#fffaf0" stroke-width="8" d={line(trail)} />
            <path
              class="as-way as-way--trail line"
              stroke="#1f8a43"
              stroke-width="4.5"
              stroke-dasharray="7 7"
              d={line(trail)}
            />
          </>
        )}
        <path
          class="as-way line"
          stroke="#16323a"
          stroke-width="2.5"
          stroke-dasharray="1 6"
          d={steps.map(line).join('')}
        />
        {path.length > 1 && (
          <path class="as-way line" stroke="#c8482a" stroke-width="5" d={line(path)} />
        )}
      </g>
    </svg>
  );
}

/** Where a card has its number, no line covers it. */
function Openings({ id, facts }: { id: string; facts: AscentFacts }) {
  const { mountain } = facts;
  const { size } = mountain;
  return (
    <mask id={id} maskUnits="userSpaceOnUse" x={0} y={0} width={size} height={size}>
      <rect width={size} height={size} fill="white" />
      {mountain.rows
        .flat()
        .filter(({ cell }) => cardAt(facts, cell) !== null)
        .map(({ cell }) => {
          const [x, y] = centreOf(mountain, cell);
          return <rect key={cell} class="as-way-opening" x={x - 0.5} y={y - 0.5} />;
        })}
    </mask>
  );
}
