/** The cells that can be chosen for what the player has picked up, and the cards a payment begins with. */
import type { Run, WildRun } from '~/wire/tranquility';
import { cellsOfRow, lineOf } from './layout';
import type { AimedAction, RowAction, Selection } from './selection';
import { type Facts, legalOf } from './view';

/** What it costs to place a card in a cell, and whether that leaves a gap nothing can fill. */
export interface Offer {
  readonly cost: number;
  readonly hopeless: boolean;
}

/** Opens the runs of a placeable card into cells. */
export function offersOf(runs: readonly Run[]): ReadonlyMap<number, Offer> {
  const offers = new Map<number, Offer>();
  for (const { first, last, cost = 0, hopeless = false } of runs) {
    for (let cell = first; cell <= last; cell += 1) offers.set(cell, { cost, hopeless });
  }
  return offers;
}

/** The numbers that a wild can stand for in a cell, each with what that means. */
export function wildNumbers(runs: readonly WildRun[], cell: number): ReadonlyMap<number, Offer> {
  const numbers = new Map<number, Offer>();
  for (const { first, last, from, to, cost = 0, step = 0, least, most } of runs) {
    if (cell < first || cell > last) continue;
    for (let number = from; number <= to; number += 1) {
      const hopeless = number - cell < least || number - cell > most;
      numbers.set(number, { cost: cost + step * (number - from), hopeless });
    }
  }
  return new Map([...numbers].toSorted(([a], [b]) => a - b));
}

/** The cells that a wild can go to, each with the number that is best there. */
export function wildOffers(runs: readonly WildRun[]): ReadonlyMap<number, Offer> {
  const offers = new Map<number, Offer>();
  for (const { first, last } of runs) {
    for (let cell = first; cell <= last; cell += 1) {
      if (offers.has(cell)) continue;
      const [best] = bestNumbers(wildNumbers(runs, cell));
      if (best !== undefined) offers.set(cell, best[1]);
    }
  }
  return offers;
}

/** The number with which a wild begins: of the best ones the one in the middle. */
export function firstNumber(numbers: ReadonlyMap<number, Offer>): number | null {
  const best = bestNumbers(numbers);
  return best[Math.floor(best.length / 2)]?.[0] ?? null;
}

/** The cheapest of the numbers that leave no gap, or of all where each of them does. */
function bestNumbers(numbers: ReadonlyMap<number, Offer>): [number, Offer][] {
  const hopeful = [...numbers].filter(([, { hopeless }]) => !hopeless);
  const able = hopeful.length > 0 ? hopeful : [...numbers];
  const least = Math.min(...able.map(([, { cost }]) => cost));
  return able.filter(([, { cost }]) => cost === least);
}

/** What choosing a cell means: placing a card in it, doing something to it, or its whole row. */
export type Target =
  | ({ readonly kind: 'place' } & Offer)
  | { readonly kind: AimedAction }
  | { readonly kind: RowAction; readonly row: number };

/** The cells that the card in a slot can be placed in. */
export function offersFor(facts: Facts, slot: number | null): ReadonlyMap<number, Offer> {
  const card = slot === null ? undefined : facts.own?.hand[slot];
  const { place, wild } = legalOf(facts);
  if (card === 'wild') return wildOffers(wild ?? []);
  return offersOf(place?.find((placeable) => placeable.card === card)?.runs ?? []);
}

export function targetsOf(selection: Selection, facts: Facts): ReadonlyMap<number, Target> {
  switch (selection.step) {
    case 'card': {
      const offers = [...offersFor(facts, selection.slot)];
      return new Map(offers.map(([cell, offer]) => [cell, { kind: 'place', ...offer }]));
    }
    case 'monster':
    case 'compass':
    case 'turn_over': {
      const kind = selection.step;
      return new Map((legalOf(facts)[kind] ?? []).map((cell) => [cell, { kind }]));
    }
    case 'move_rocks':
    case 'blow': {
      const kind = selection.step;
      const rows = legalOf(facts)[kind] ?? [];
      return new Map(
        rows.flatMap((row) => cellsOfRow(facts.layout, row).map((cell) => [cell, { kind, row }])),
      );
    }
    default:
      return new Map();
  }
}

export function isChosen(
  { step, cells, value }: Selection,
  cell: number,
  { layout }: Facts,
): boolean {
  const row = step === 'move_rocks' || step === 'blow' ? value : null;
  return row === null ? cells.includes(cell) : lineOf(layout, cell)?.row === row;
}
