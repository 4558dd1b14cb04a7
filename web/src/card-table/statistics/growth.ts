/** The geometry of the chart that shows how a game filled its cells, move by move. */

/** Where the lines of the chart lie, in its own units. */
export const CHART = {
  width: 360,
  height: 132,
  left: 26,
  right: 12,
  top: 14,
  bottom: 18,
  /** The height of a seat's row of moves, below. */
  row: 16,
} as const;

/** From how far a game had come, and how much there was to fill, to places in the chart. */
export interface Scale {
  x(position: number): number;
  y(filled: number): number;
}

/** `positions` is how many there are, the one before the first move included. */
export function scaleOf(positions: number, cells: number): Scale {
  const width = CHART.width - CHART.left - CHART.right;
  const height = CHART.height - CHART.top - CHART.bottom;
  return {
    x: (position) => round(CHART.left + (position * width) / Math.max(1, positions - 1)),
    y: (filled) => round(CHART.top + ((cells - filled) * height) / Math.max(1, cells)),
  };
}

/** The line of the filled cells: each move goes on from where the one before came to. */
export function growthPath(growth: readonly number[], { x, y }: Scale): string {
  const steps = growth.flatMap((filled, position) => {
    if (position === 0) return `M${x(0)} ${y(filled)}`;
    return filled === growth[position - 1] ? [] : `H${x(position)}V${y(filled)}`;
  });
  return `${steps.join('')}H${x(growth.length - 1)}`;
}

/** What one seat did in the moves of a game: those that filled a cell, and those that did not. */
export interface SeatMoves {
  readonly filled: readonly number[];
  readonly other: readonly number[];
}

/** `actors` has the seat of each move, by the position that it led to. */
export function movesOf(
  seat: number,
  growth: readonly number[],
  actors: readonly (number | null)[],
): SeatMoves {
  const own = actors.flatMap((actor, position) => (actor === seat ? [position] : []));
  const fills = (position: number) => (growth[position] ?? 0) > (growth[position - 1] ?? 0);
  return { filled: own.filter(fills), other: own.filter((position) => !fills(position)) };
}

/** How many cells were filled when that part of the moves was made. */
export function filledAfter(part: number, growth: readonly number[]): number {
  return growth[Math.round(part * (growth.length - 1))] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
