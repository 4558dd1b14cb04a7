/** What can be done with the cells of the grid, opened from the runs of the view. */
import type { Run } from '../../../wire/Run';
import type { WildRun } from '../../../wire/WildRun';

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

/** The numbers that a wild can stand for in a cell, with what each costs. */
export function wildNumbers(runs: readonly WildRun[], cell: number): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  for (const [first, last, from, to, cost, step] of runs) {
    if (cell < first || cell > last) continue;
    for (let number = from; number <= to; number += 1) {
      numbers.set(number, cost + step * (number - from));
    }
  }
  return new Map([...numbers].toSorted(([a], [b]) => a - b));
}

/** The cells that a wild can go to, each at what it costs there at least. */
export function wildOffers(runs: readonly WildRun[]): ReadonlyMap<number, Offer> {
  const offers = new Map<number, Offer>();
  for (const [first, last, from, to, cost, step] of runs) {
    const least = Math.min(cost, cost + step * (to - from));
    for (let cell = first; cell <= last; cell += 1) {
      const known = offers.get(cell);
      if (known === undefined || least < known.cost) {
        offers.set(cell, { cost: least, hopeless: false });
      }
    }
  }
  return offers;
}

/** The number with which a wild begins: of the cheapest ones the one in the middle. */
export function firstNumber(numbers: ReadonlyMap<number, number>): number | null {
  const least = Math.min(...numbers.values());
  const cheapest = [...numbers].filter(([, cost]) => cost === least).map(([number]) => number);
  return cheapest[Math.floor(cheapest.length / 2)] ?? null;
}
