/** The cells of a board: a grid that keys lead through, and whose cells can be chosen. */
import { type ComponentChildren, createContext, type TargetedKeyboardEvent } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Flip } from '~/card-table/animation/flip';
import type { Target } from '~/card-table/input/selection';
import { useSpots } from '~/card-table/input/spots';
import type { Ghost, Pointed } from '~/card-table/boardProps';

/** The state of the board that its cells need. */
export interface BoardCells {
  /** The cells of the newest move. */
  readonly lastCells: readonly number[];
  /** The cell under a card that is being dragged. */
  readonly over: number | null;
  /** Moves to be drawn in their cells. */
  readonly ghosts: readonly Ghost[];
  /** The cell at which someone points. */
  readonly pointed: Pointed | null;
  onCell(cell: number, byKeyboard: boolean): void;
}

export interface GridPlace {
  readonly cell: number;
  /** How far from the left it lies, in cells. */
  readonly x: number;
}

/** The rows of a grid as they are drawn, from the top. */
export type GridRows = readonly (readonly GridPlace[])[];

/** Whether a row has become full by what was placed in a cell; nothing was where that is undefined. */
export function isCompleted(
  row: readonly GridPlace[],
  placed: number | undefined,
  isFull: (cell: number) => boolean,
): boolean {
  return row.some(({ cell }) => cell === placed) && row.every(({ cell }) => isFull(cell));
}

interface GridProps {
  /** The prefix of its classes. */
  name: string;
  label: string;
  cells: BoardCells;
  /** The cell where keys begin. */
  first: number;
  rows: GridRows;
  /** The cell that a move is about; null where it is about none. */
  cellOf(action: unknown): number | null;
  children: ComponentChildren;
}

interface GridCells extends BoardCells {
  readonly name: string;
  readonly ghostAt: ReadonlyMap<number, Ghost>;
  /** Where the keys are. */
  readonly focused: number;
  focus(cell: number): void;
}

const GridContext = createContext<GridCells | null>(null);

export function CellGrid(props: GridProps) {
  const { name, label, cells, first, rows, cellOf } = props;
  const spots = useSpots();
  const [focused, focus] = useState(first);
  const ghostAt = ghostsByCell(cells.ghosts, cellOf);

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const to = neighbourByKey(rows, focused, event.key);
    if (to === null) return;
    event.preventDefault();
    focus(to);
    spots.get(`cell:${to}`)?.focus();
  };
  return (
    <div class={`${name}-grid`} role="grid" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      <GridContext.Provider value={{ ...cells, name, ghostAt, focused, focus }}>
        {props.children}
      </GridContext.Provider>
    </div>
  );
}

/** The cell that a key leads to from another; the same at the edge, null for other keys. */
export function neighbourByKey(rows: GridRows, cell: number, key: string): number | null {
  const at = rows.findIndex((row) => row.some((place) => place.cell === cell));
  const row = rows[at] ?? [];
  const index = row.findIndex((place) => place.cell === cell);
  const across = (to: number): number => nearest(rows, to, row[index]?.x ?? 0) ?? cell;
  switch (key) {
    case 'ArrowLeft':
      return row[index - 1]?.cell ?? cell;
    case 'ArrowRight':
      return row[index + 1]?.cell ?? cell;
    case 'ArrowUp':
      return across(at - 1);
    case 'ArrowDown':
      return across(at + 1);
    case 'Home':
      return row[0]?.cell ?? cell;
    case 'End':
      return row.at(-1)?.cell ?? cell;
    default:
      return null;
  }
}

/** The cell of a row that lies nearest; where two do, the one nearer to the middle of the grid. */
function nearest(rows: GridRows, to: number, x: number): number | undefined {
  const all = rows.flat().map((place) => place.x);
  const middle = (Math.min(...all) + Math.max(...all)) / 2;
  const aside = (place: GridPlace): number => Math.abs(place.x - x);
  const out = (place: GridPlace): number => Math.abs(place.x - middle);
  return rows[to]?.toSorted((a, b) => aside(a) - aside(b) || out(a) - out(b))[0]?.cell;
}

interface GridCellProps {
  cell: number;
  /** The kind of piece, for players who ask. */
  about: string;
  /** The card or piece in it, and the moves for it; empty parts are left out. */
  labels: readonly string[];
  /** The consequence of choosing the cell; null where it can't be chosen. */
  target: Target | null;
  /** How it is highlighted; `none` where it is not. */
  highlight: string;
  chosen: boolean;
  empty: boolean;
  /** How the card that is shown moves. */
  flip: Flip | null;
  /** Further attributes for the game's own styles. */
  attributes?: Readonly<Record<`data-${string}`, unknown>>;
  /** The column in which it begins, where its row has gaps. */
  column?: number;
  /** The face of the card that a move would put there. */
  ghostFace(action: unknown): ComponentChildren;
  children: ComponentChildren;
}

export function GridCell(props: GridCellProps) {
  const { cell, target, chosen, column } = props;
  const spots = useSpots();
  const grid = useContext(GridContext);
  if (grid === null) throw new Error('A cell lies in a grid.');
  const focusable = cell === grid.focused;
  const ghost = grid.ghostAt.get(cell);
  const pointed = grid.pointed?.cell === cell ? grid.pointed : null;
  const colour = pointed === null || pointed.seat === null ? '' : ` seat-colour--${pointed.seat}`;
  return (
    <button
      type="button"
      role="gridcell"
      class={`game-cell centre ${grid.name}-cell${colour}`}
      {...(column !== undefined && { style: { '--column': column } })}
      {...spots.at(`cell:${cell}`, focusable && 'board')}
      data-cell={cell}
      data-about={props.about}
      data-empty={props.empty}
      data-highlight={props.highlight}
      data-chosen={chosen}
      data-last={grid.lastCells.includes(cell)}
      data-over={cell === grid.over}
      data-pointed={pointed === null ? undefined : true}
      {...props.attributes}
      {...props.flip}
      tabIndex={focusable ? 0 : -1}
      aria-label={props.labels.filter(Boolean).join(', ')}
      aria-selected={chosen}
      aria-disabled={target === null}
      onFocus={() => grid.focus(cell)}
      onClick={(event) => grid.onCell(cell, event.detail === 0)}
    >
      {props.children}
      {target?.cost !== undefined && target.cost > 0 && !chosen && (
        <span class="game-cost centre" aria-hidden="true">
          {target.cost}
        </span>
      )}
      {ghost !== undefined && <GhostCard ghost={ghost}>{props.ghostFace(ghost.action)}</GhostCard>}
    </button>
  );
}

interface GhostCardProps {
  ghost: Ghost;
  /** The card that would lie there; nothing where something would be done to what lies there. */
  children?: ComponentChildren;
}

/** A move that was or could have been made, drawn where it would go. Elsewhere it is written in words. */
export function GhostCard({ ghost, children }: GhostCardProps) {
  return (
    <span class="ghost cover" data-played={ghost.isPlayed} aria-hidden="true">
      <span class="ghost-card cover">{children}</span>
      <span class="ghost-chance">{ghost.chance}</span>
    </span>
  );
}

/** The best of the moves for each cell, by what `cellOf` says of them. */
function ghostsByCell(
  ghosts: readonly Ghost[],
  cellOf: GridProps['cellOf'],
): ReadonlyMap<number, Ghost> {
  const byCell = new Map<number, Ghost>();
  for (const ghost of ghosts) {
    const cell = cellOf(ghost.action);
    if (cell !== null && !byCell.has(cell)) byCell.set(cell, ghost);
  }
  return byCell;
}
