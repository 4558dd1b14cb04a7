/** The grids as they are drawn: where each cell lies, and what it is called. */
import type { GridRows } from '~/card-table/cards/Grid';
import type {
  TranquilityGridShape,
  TranquilityLine,
  TranquilityPart,
  TranquilitySpace,
} from '~/wire/tranquility';

export interface Place {
  readonly part: TranquilityPart;
  /** Row and cell as people count them: from 1, from the bottom and from the left. */
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

export function layoutOf({ cells, lines, spaces }: TranquilityGridShape): Layout {
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

function cellsOf({ first, length }: TranquilityLine): number[] {
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

export function place(layout: Layout, cell: number): Place {
  const line = lineOf(layout, cell);
  return line === undefined
    ? { part: 'sea', row: 0, column: 0 }
    : { part: line.part, row: line.row + 1, column: cell - line.first + 1 };
}
