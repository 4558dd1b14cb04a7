/** The ways a herd can take, among the cells that the view says it can reach. */
import { above } from './mountain';

/** The cells that a way can still lead to from one of its cells. */
export function onwardsFrom(from: number, reach: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set<number>();
  let row = [from];
  while (row.length > 0) {
    row = [...new Set(row.flatMap(above))].filter((cell) => reach.has(cell));
    for (const cell of row) found.add(cell);
  }
  return found;
}

/** All single steps within the cells that a herd can reach. */
export function stepsWithin(start: number, reach: ReadonlySet<number>): [number, number][] {
  return [start, ...reach].flatMap((from) =>
    above(from)
      .filter((to) => reach.has(to))
      .map((to): [number, number] => [from, to]),
  );
}

/** A way from one cell to another, on which as many ibex as possible join; null if there is none. */
export function wayTo(
  from: number,
  to: number,
  reach: ReadonlySet<number>,
  herds: ReadonlyMap<number, number>,
): number[] | null {
  if (from === to) return [];
  const ways = above(from)
    .filter((next) => reach.has(next))
    .flatMap((next) => {
      const rest = wayTo(next, to, reach, herds);
      return rest === null ? [] : [[next, ...rest]];
    });
  const joining = (way: readonly number[]): number =>
    way.reduce((sum, cell) => sum + (herds.get(cell) ?? 0), 0);
  return ways.toSorted((one, other) => joining(other) - joining(one))[0] ?? null;
}
