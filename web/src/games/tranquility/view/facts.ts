/** A view's facts about the game, with its types, and the grid that it is played on. */
import type { GridRows } from '~/card-table/cards/Grid';
import { type GameFacts, gameFactsOf } from '~/card-table/facts';
import type { GameView } from '~/card-table/facts';
import type {
  StormAt,
  TranquilityGridShape,
  TranquilityLine,
  TranquilityPart,
  TranquilityPhrase,
  TranquilityPrivate,
  TranquilityPublic,
  TranquilityShape,
  TranquilitySpace,
} from '~/wire/tranquility';

export interface TranquilityFacts extends GameFacts<TranquilityPublic, TranquilityPrivate> {
  readonly layout: Layout;
  readonly phrases: readonly { readonly seat: number; readonly phrase: TranquilityPhrase }[];
  readonly left: { readonly phrases: number; readonly changes: number } | null;
}

/** Null while there is no game that the viewer may see. */
export function factsOf(view: GameView, { grids }: TranquilityShape): TranquilityFacts | null {
  const facts = gameFactsOf<TranquilityPublic, TranquilityPrivate>(view);
  if (facts === null) return null;
  const { grid } = facts.game;
  const shape = grids[grid];
  if (shape === undefined) throw new Error(`The server has no grid ${grid}.`);
  return {
    ...facts,
    layout: gridLayout(shape),
    phrases: view.table.phrases as TranquilityFacts['phrases'],
    left: view.you.left,
  };
}

export function inWindow({ game }: TranquilityFacts): boolean {
  return game.phase === 'start_pledge' || game.phase === 'start_give';
}

/** Whether some storm could be ended now, so that the seats may talk about which. */
export function inStormWindow({ game }: TranquilityFacts): boolean {
  return (game.storms?.endable?.length ?? 0) > 0;
}

/** The storms that can be told apart, the one just turned up first. */
export function stormsOf({ storms }: TranquilityPublic): StormAt[] {
  if (storms === undefined) return [];
  return [
    ...(storms.revealed === null ? [] : [{ revealed: true }]),
    ...storms.yellow.flatMap((count, seat) => anyOf(count, { kind: 'yellow', seat })),
    ...storms.purple.flatMap((count, row) => anyOf(count, { kind: 'purple', row })),
    ...storms.orange.flatMap((count, seat) => anyOf(count, { kind: 'orange', seat })),
  ];
}

function anyOf(count: number, storm: StormAt): StormAt[] {
  return count > 0 ? [storm] : [];
}

/* The grids as they are drawn: where each cell lies, and what it is called. */

export interface CellPlace {
  readonly part: TranquilityPart;
  /** Row and cell as people count them: from 1, from the bottom of the grid and from the left of the part. */
  readonly row: number;
  readonly column: number;
}

export interface Layout {
  readonly cells: number;
  readonly columns: number;
  readonly levels: number;
  /** The lines of the picture, from the top; two parts can share one. */
  readonly levelsFromTop: readonly (readonly TranquilityLine[])[];
  /** The same, cell by cell. */
  readonly rows: GridRows;
  readonly spaces: readonly TranquilitySpace[];
  /** Whether it has rows and columns that can be numbered at its edges. */
  readonly square: boolean;
}

export function gridLayout({ cells, lines, spaces }: TranquilityGridShape): Layout {
  const levels = Math.max(...lines.map(({ level }) => level)) + 1;
  const columns = Math.max(...lines.map(({ indent, length }) => indent + length));
  const levelsFromTop = Array.from({ length: levels }, (_, fromTop) =>
    lines.filter((line) => line.level === levels - 1 - fromTop),
  );
  return {
    cells,
    columns,
    levels,
    levelsFromTop,
    rows: levelsFromTop.map((level) =>
      level.flatMap((line) =>
        cellsOf(line).map((cell, index) => ({ cell, x: line.indent + index })),
      ),
    ),
    spaces,
    square: lines.every(({ length }) => length === columns),
  };
}

export function cellsOf({ first, length }: TranquilityLine): number[] {
  return Array.from({ length }, (_, index) => first + index);
}

export function lineOf({ levelsFromTop }: Layout, cell: number): TranquilityLine | undefined {
  return levelsFromTop.flat().find(({ first, length }) => cell >= first && cell < first + length);
}

/** The cells of a row of a grid that has but one part. */
export function cellsOfRow({ levelsFromTop }: Layout, row: number): number[] {
  return levelsFromTop
    .flat()
    .filter((line) => line.row === row)
    .flatMap(cellsOf);
}

export function place(layout: Layout, cell: number): CellPlace {
  const line = lineOf(layout, cell);
  return line === undefined
    ? { part: 'sea', row: 0, column: 0 }
    : { part: line.part, row: line.level + 1, column: cell - line.first + 1 };
}
