/** The cells of a grid, as their names tell where they lie. */
import type { Words } from '../words';

/** A cell as it is named on the page. */
export interface NamedCell {
  /** Where it lies, in words. */
  where: string;
  /** What else is said of it. */
  rest: string;
  /** Its index within its part of the grid, from the bottom left; as in the rules where there is one part. */
  cell: number;
  /** How many cells that part has. */
  of: number;
}

/** Reads the names of all cells. They are in order: row by row, each from the left. */
export function readChart(names: readonly string[], { variants }: Words): NamedCell[] {
  const cells = names.map((name) => {
    const [where = '', part = '', row = '', column = ''] = variants.cell.exec(name) ?? [];
    return {
      where,
      rest: name.slice(where.length),
      part,
      row: Number(row),
      column: Number(column),
    };
  });
  return cells.map(({ where, rest, part, row, column }) => {
    const within = cells.filter((other) => other.part === part);
    const before = within.filter(
      (other) => other.row < row || (other.row === row && other.column < column),
    );
    return { where, rest, cell: before.length, of: within.length };
  });
}
