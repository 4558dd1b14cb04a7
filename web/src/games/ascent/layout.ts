/** The mountain as it is drawn and walked through, by the shape that the server tells of it. */
import type { AscentCell, AscentShape } from '~/wire/ascent';

export interface Mountain {
  /** How many rows it has, and cells across, which is as many. */
  readonly size: number;
  readonly cells: number;
  readonly summit: number;
  /** The rows from the top down, each from the left, as they are drawn. */
  readonly rowsFromTop: readonly (readonly number[])[];
}

export function mountainOf({ rows, summit }: AscentShape): Mountain {
  return {
    size: rows.length,
    cells: rows.reduce((sum, width) => sum + width, 0),
    summit: idOf(summit),
    rowsFromTop: rows
      .map((width, row) => Array.from({ length: width }, (_, column) => idOf([row + 1, column])))
      .toReversed(),
  };
}

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

function rowAt({ size, rowsFromTop }: Mountain, row: number): readonly number[] {
  return rowsFromTop[size - row] ?? [];
}

/** The middle of a cell, in cells from the upper left corner of the picture. */
export function centreOf({ size }: Mountain, id: number): readonly [number, number] {
  const row = rowOf(id);
  return [(row - 1) / 2 + columnOf(id) + 0.5, size - row + 0.5];
}

/** The cell that an arrow key leads to from another; the same at the edge, null for other keys. */
export function neighbourByKey(mountain: Mountain, id: number, key: string): number | null {
  const [row, column] = cellOf(id);
  const cells = rowAt(mountain, row);
  switch (key) {
    case 'ArrowLeft':
      return cells[column - 1] ?? id;
    case 'ArrowRight':
      return cells[column + 1] ?? id;
    case 'ArrowUp':
      return across(mountain, id, row + 1) ?? id;
    case 'ArrowDown':
      return across(mountain, id, row - 1) ?? id;
    case 'Home':
      return cells[0] ?? id;
    case 'End':
      return cells.at(-1) ?? id;
    default:
      return null;
  }
}

/** The nearest cell of another row. Rows lie half a cell aside of each other: the way leads along the middle. */
function across(mountain: Mountain, id: number, row: number): number | undefined {
  const [x] = centreOf(mountain, id);
  const aside = (cell: number) => Math.abs(centreOf(mountain, cell)[0] - x);
  const fromMiddle = (cell: number) => Math.abs(centreOf(mountain, cell)[0] - mountain.size / 2);
  return rowAt(mountain, row).toSorted(
    (one, other) => aside(one) - aside(other) || fromMiddle(one) - fromMiddle(other),
  )[0];
}
