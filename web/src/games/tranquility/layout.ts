/** The grids as they are drawn: where each cell lies, and what it is called. */
import type { Grid } from '~/wire/tranquility';

/** A run of cells in one line, from left to right. */
interface Line {
  readonly part: Part;
  /** The line as people count it within its part: from 1, from the bottom. */
  readonly row: number;
  readonly first: number;
  readonly length: number;
  /** How many columns of the picture lie left of it. */
  readonly indent: number;
  /** How many lines of the picture lie below it. */
  readonly level: number;
}

/** What a cell belongs to. */
export type Part = 'sea' | 'left' | 'right' | 'roof';

export interface Place {
  readonly part: Part;
  /** Row and cell as people count them: from 1, from the bottom and from the left. */
  readonly row: number;
  readonly column: number;
}

export interface Layout {
  readonly cells: number;
  readonly columns: number;
  readonly levels: number;
  /** The lines of the picture, from the top; two parts can share one. */
  readonly levelsFromTop: readonly (readonly Line[])[];
  readonly parts: readonly Part[];
}

export function cellsOf({ first, length }: Line): number[] {
  return Array.from({ length }, (_, index) => first + index);
}

function layoutOf(lines: readonly Line[]): Layout {
  const levels = Math.max(...lines.map((line) => line.level)) + 1;
  return {
    cells: lines.reduce((cells, line) => cells + line.length, 0),
    columns: Math.max(...lines.map((line) => line.indent + line.length)),
    levels,
    levelsFromTop: Array.from({ length: levels }, (_, fromTop) =>
      lines.filter((line) => line.level === levels - 1 - fromTop),
    ),
    parts: [...new Set(lines.map((line) => line.part))],
  };
}

/** Equal lines on top of each other. */
function block(
  part: Part,
  first: number,
  size: readonly [number, number],
  at: readonly [number, number],
): Line[] {
  const [length, rows] = size;
  const [indent, base] = at;
  return Array.from({ length: rows }, (_, row) => ({
    part,
    row: row + 1,
    first: first + row * length,
    length,
    indent,
    level: base + row,
  }));
}

const SQUARE = layoutOf(block('sea', 0, [6, 6], [0, 0]));

const ARCH = layoutOf([
  ...block('left', 0, [2, 3], [0, 0]),
  ...block('right', 6, [2, 3], [5, 0]),
  ...block('roof', 12, [7, 4], [0, 3]),
]);

const PYRAMID = layoutOf(
  [11, 9, 7, 5, 3, 1].map((length, level, lengths) => ({
    part: 'sea',
    row: level + 1,
    first: lengths.slice(0, level).reduce((sum, below) => sum + below, 0),
    length,
    indent: level,
    level,
  })),
);

export const LAYOUTS: Readonly<Record<Grid, Layout>> = {
  standard: SQUARE,
  day_night: SQUARE,
  competition: SQUARE,
  arch: ARCH,
  pyramid: PYRAMID,
};

function lineOf(layout: Layout, cell: number): Line | undefined {
  return layout.levelsFromTop
    .flat()
    .find(({ first, length }) => cell >= first && cell < first + length);
}

export function place(layout: Layout, cell: number): Place {
  const line = lineOf(layout, cell);
  return line === undefined
    ? { part: 'sea', row: 0, column: 0 }
    : { part: line.part, row: line.row, column: cell - line.first + 1 };
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
