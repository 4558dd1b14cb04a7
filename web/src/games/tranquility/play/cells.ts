/** The grid: 36 cells in six rows, cell 0 at the bottom left, 35 at the top right. */
import type { Run } from '../../../wire/Run';

export const CELLS = 36;
export const ROW = 6;

/** What it costs to place a card in a cell, and whether that leaves a gap nothing can fill. */
export interface Offer {
  readonly cost: number;
  readonly hopeless: boolean;
}

/** Opens the runs `[first, last, cost, hopeless]` of a placeable card into cells. */
export function offersOf(runs: readonly Run[]): ReadonlyMap<number, Offer> {
  const offers = new Map<number, Offer>();
  for (const [first, last, cost, hopeless] of runs) {
    for (let cell = first; cell <= last; cell += 1) offers.set(cell, { cost, hopeless });
  }
  return offers;
}

/** Row and column as people count them: from 1, from the bottom and from the left. */
export function place(cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / ROW) + 1, column: (cell % ROW) + 1 };
}

/** The cells as they are drawn: the top row first. */
export const ROWS_FROM_TOP: readonly (readonly number[])[] = Array.from(
  { length: CELLS / ROW },
  (_, fromTop) => {
    const first = CELLS - ROW * (fromTop + 1);
    return Array.from({ length: ROW }, (_unused, column) => first + column);
  },
);

/** The cell that an arrow key leads to from another; the same at the edge. */
export function neighbourByKey(cell: number, key: string): number | null {
  const column = cell % ROW;
  switch (key) {
    case 'ArrowLeft':
      return column === 0 ? cell : cell - 1;
    case 'ArrowRight':
      return column === ROW - 1 ? cell : cell + 1;
    case 'ArrowUp':
      return cell + ROW < CELLS ? cell + ROW : cell;
    case 'ArrowDown':
      return cell >= ROW ? cell - ROW : cell;
    case 'Home':
      return cell - column;
    case 'End':
      return cell - column + ROW - 1;
    default:
      return null;
  }
}
