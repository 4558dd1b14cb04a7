/** The grids as they are drawn: where each cell lies, and what it is called. */
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
  readonly spaces: readonly TranquilitySpace[];
  /** Whether it has rows and columns that can be numbered at its edges. */
  readonly square: boolean;
}

export function layoutOf({ cells, lines, spaces }: TranquilityGridShape): Layout {
  const levels = Math.max(...lines.map(({ level }) => level)) + 1;
  const columns = Math.max(...lines.map(({ indent, length }) => indent + length));
  return {
    cells,
    columns,
    levels,
    levelsFromTop: Array.from({ length: levels }, (_, fromTop) =>
      lines.filter((line) => line.level === levels - 1 - fromTop),
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

export function place(layout: Layout, cell: number): Place {
  const line = lineOf(layout, cell);
  return line === undefined
    ? { part: 'sea', row: 0, column: 0 }
    : { part: line.part, row: line.row + 1, column: cell - line.first + 1 };
}

/** The cell that an arrow key leads to from another; the same at the edge. */
export function neighbourByKey(layout: Layout, cell: number, key: string): number | null {
  const line = lineOf(layout, cell);
  if (line === undefined) return null;
  const x = line.indent + cell - line.first;
  switch (key) {
    case 'ArrowLeft':
      return beside(layout, line.level, x, -1) ?? cell;
    case 'ArrowRight':
      return beside(layout, line.level, x, 1) ?? cell;
    case 'ArrowUp':
      return nearest(layout, line.level + 1, x) ?? cell;
    case 'ArrowDown':
      return nearest(layout, line.level - 1, x) ?? cell;
    case 'Home':
      return line.first;
    case 'End':
      return line.first + line.length - 1;
    default:
      return null;
  }
}

/** The cells of a level with their columns in the picture. */
function cellsAt(layout: Layout, index: number): { cell: number; x: number }[] {
  const lines = layout.levelsFromTop[layout.levels - 1 - index] ?? [];
  return lines.flatMap((line) =>
    cellsOf(line).map((cell) => ({ cell, x: line.indent + cell - line.first })),
  );
}

function beside(layout: Layout, index: number, x: number, step: 1 | -1): number | undefined {
  const cells = cellsAt(layout, index);
  return (step === 1 ? cells : cells.toReversed()).find((other) => (other.x - x) * step > 0)?.cell;
}

function nearest(layout: Layout, index: number, x: number): number | undefined {
  return cellsAt(layout, index).toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]?.cell;
}
