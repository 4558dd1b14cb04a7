/** The mountain as it is drawn and walked through, by the shape that the server tells of it. */
import type { GridRows } from '~/card-table/cards/Grid';
import type { AscentCell, AscentShape } from '~/wire/ascent';

export interface Mountain {
  /** How many rows it has, and cells across, which is as many. */
  readonly size: number;
  readonly cells: number;
  readonly summit: number;
  readonly rows: GridRows;
}

export function mountainOf({ rows, summit }: AscentShape): Mountain {
  return {
    size: rows.length,
    cells: rows.reduce((sum, width) => sum + width, 0),
    summit: idOf(summit),
    rows: rows
      .map((width, row) =>
        Array.from({ length: width }, (_, column) => {
          const cell = idOf([row + 1, column]);
          return { cell, x: acrossOf(cell) };
        }),
      )
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

/** The middle of a cell, in cells from the upper left corner of the picture. */
export function centreOf({ size }: Mountain, id: number): readonly [number, number] {
  return [acrossOf(id), size - rowOf(id) + 0.5];
}

/** Rows lie half a cell aside of each other. */
function acrossOf(id: number): number {
  return (rowOf(id) - 1) / 2 + columnOf(id) + 0.5;
}
