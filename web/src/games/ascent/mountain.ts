/** The mountain as it is drawn and walked through: nine rows, each a cell narrower than the one below. */
import type { AscentCell } from '~/wire/ascent';

/** Rows are counted from 1 at the bottom; the last is the summit's alone. */
export const ROWS = 9;

/** A cell by a single number, so that pages and selections can tell cells apart by it. */
export function idOf([row, column]: AscentCell): number {
  return row * 10 + column;
}

export function cellOf(id: number): AscentCell {
  return [rowOf(id), columnOf(id)];
}

export function rowOf(id: number): number {
  return Math.floor(id / 10);
}

function columnOf(id: number): number {
  return id % 10;
}

export const SUMMIT = idOf([ROWS, 0]);

function widthOf(row: number): number {
  return ROWS + 1 - row;
}

/** The rows from the top down, each from the left, as they are drawn. */
export const ROWS_FROM_TOP: readonly (readonly number[])[] = Array.from(
  { length: ROWS },
  (_, index) => {
    const row = ROWS - index;
    return Array.from({ length: widthOf(row) }, (__, column) => idOf([row, column]));
  },
);

/** How many cells there are. */
export const CELLS = ROWS_FROM_TOP.flat().length;

/** The middle of a cell, in cells from the upper left corner of the picture. */
export function centreOf(id: number): readonly [number, number] {
  const row = rowOf(id);
  return [(row - 1) / 2 + columnOf(id) + 0.5, ROWS - row + 0.5];
}

/** The two cells that rest on a cell, as far as there are such. */
export function above(id: number): number[] {
  const [row, column] = cellOf(id);
  if (row === ROWS) return [];
  return [column - 1, column]
    .filter((next) => next >= 0 && next < widthOf(row + 1))
    .map((next) => idOf([row + 1, next]));
}

/** The cell that an arrow key leads to from another; the same at the edge, null for other keys. */
export function neighbourByKey(id: number, key: string): number | null {
  const [row, column] = cellOf(id);
  const last = widthOf(row) - 1;
  switch (key) {
    case 'ArrowLeft':
      return idOf([row, Math.max(0, column - 1)]);
    case 'ArrowRight':
      return idOf([row, Math.min(last, column + 1)]);
    case 'ArrowUp':
      // Rows lie half a cell aside of each other: the way leads along the middle.
      return nearestToMiddle(above(id)) ?? id;
    case 'ArrowDown':
      return row === 1 ? id : idOf([row - 1, column < last / 2 ? column + 1 : column]);
    case 'Home':
      return idOf([row, 0]);
    case 'End':
      return idOf([row, last]);
    default:
      return null;
  }
}

function nearestToMiddle(cells: readonly number[]): number | undefined {
  return cells.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))[0];
}

function fromMiddle(id: number): number {
  return Math.abs(centreOf(id)[0] - ROWS / 2);
}
