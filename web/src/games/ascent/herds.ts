/** The ways a herd can take, by the steps that the view says it can make. */
import type { AscentHerdMoves } from '~/wire/AscentHerdMoves';
import { idOf } from './mountain';

/** The cells that a herd can reach, each with what that costs and the cells before it. */
export type Reach = ReadonlyMap<
  number,
  { readonly cost: number; readonly from: readonly number[] }
>;

export function reachIn(moves: AscentHerdMoves | undefined): Reach {
  const steps = moves?.to ?? [];
  return new Map(steps.map(({ cell, cost, from }) => [idOf(cell), { cost, from: from.map(idOf) }]));
}

/** The cells that a way can still lead to from one of its cells. */
export function onwardsFrom(from: number, reach: Reach): ReadonlySet<number> {
  const found = new Set<number>();
  // The cells come row by row from the bottom, as they are listed.
  for (const [cell, step] of reach) {
    if (step.from.some((before) => before === from || found.has(before))) found.add(cell);
  }
  return found;
}

/** All single steps of a herd. */
export function stepsOf(reach: Reach): [number, number][] {
  return [...reach].flatMap(([to, { from }]) =>
    from.map((before): [number, number] => [before, to]),
  );
}

/** A way from one cell to another, on which as many ibex as possible join; null if there is none. */
export function wayTo(
  from: number,
  to: number,
  reach: Reach,
  herds: ReadonlyMap<number, number>,
): number[] | null {
  if (from === to) return [];
  const ways = (reach.get(to)?.from ?? []).flatMap((before) => {
    const way = wayTo(from, before, reach, herds);
    return way === null ? [] : [[...way, to]];
  });
  const joining = (way: readonly number[]): number =>
    way.reduce((sum, cell) => sum + (herds.get(cell) ?? 0), 0);
  return ways.toSorted((one, other) => joining(other) - joining(one))[0] ?? null;
}
