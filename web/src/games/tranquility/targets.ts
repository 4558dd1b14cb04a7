/** The cells that can be chosen for what the player has picked up. */
import { type Offer, offersOf, wildOffers } from './cells';
import { type Facts, legalOf } from './view';
import type { AimDeed, RowDeed, Selection } from './selection';

/** What choosing a cell means: placing a card in it, doing something to it, or its whole row. */
export type Target =
  | ({ readonly kind: 'place' } & Offer)
  | { readonly kind: AimDeed }
  | { readonly kind: RowDeed; readonly row: number };

/** The cells that the card in a slot can be placed in. */
export function offersFor(facts: Facts, slot: number): ReadonlyMap<number, Offer> {
  const card = facts.own?.hand[slot];
  const { place, wild } = legalOf(facts);
  if (card === 'wild') return wildOffers(wild ?? []);
  return offersOf(place?.find((placeable) => placeable.card === card)?.runs ?? []);
}

export function targetsOf(selection: Selection, facts: Facts): ReadonlyMap<number, Target> {
  switch (selection.step) {
    case 'card':
    case 'pay': {
      const offers = [...offersFor(facts, selection.slot)];
      return new Map(offers.map(([cell, offer]) => [cell, { kind: 'place', ...offer }]));
    }
    case 'aim': {
      const cells = legalOf(facts)[selection.deed] ?? [];
      return new Map(cells.map((cell) => [cell, { kind: selection.deed }]));
    }
    case 'row':
      return new Map(
        rowsFor(selection.deed, facts).flatMap((row) =>
          cellsOfRow(row, facts).map((cell) => [cell, { kind: selection.deed, row }]),
        ),
      );
    default:
      return new Map();
  }
}

/** The rows that can be chosen for rocks or a purple storm, counted from 0. */
export function rowsFor(deed: RowDeed, facts: Facts): readonly number[] {
  const { move_rocks, blow } = legalOf(facts);
  return (deed === 'rocks' ? move_rocks : blow) ?? [];
}

function cellsOfRow(row: number, { layout }: Facts): number[] {
  return Array.from({ length: layout.columns }, (_, column) => row * layout.columns + column);
}

export function isChosen(selection: Selection, cell: number, { layout }: Facts): boolean {
  if (selection.step === 'row') return Math.floor(cell / layout.columns) === selection.row;
  return (selection.step === 'pay' || selection.step === 'aim') && selection.cell === cell;
}
