/** The view's offers to a player of Tranquility, for the selection that all games share. */
import { IDLE, type Offers, pickedOf, type Selection } from '~/card-table/input/selection';
import { legalOf } from '~/card-table/facts';
import type { GameTable } from '~/card-table/useTable';
import type { Card, Run, TranquilityAction, TranquilityLegal, WildRun } from '~/wire/tranquility';
import { cellsOfRow, lineOf, type TranquilityFacts } from '../view/facts';

/** A card that does something to a cell. */
export type AimedAction = 'monster' | 'compass' | 'turn_over';
export type RowAction = 'move_rocks' | 'blow';
/** Steps that need nothing but to be confirmed. */
export type Confirmable = 'finish' | 'finish_wild' | 'start_wild' | 'discard_hand' | 'swap_hand';

export type TranquilityTable = GameTable<TranquilityFacts, TranquilityAction>;

const CONFIRMED: Readonly<Record<Confirmable, TranquilityAction>> = {
  finish: { type: 'finish' },
  finish_wild: { type: 'finish', card: 'wild' },
  start_wild: { type: 'start', card: 'wild' },
  discard_hand: { type: 'discard_hand' },
  swap_hand: { type: 'swap_hand' },
};

/** Steps that come before anything else; the first that is offered is taken. */
const DUE = ['give', 'reduce', 'pay', 'move_rocks', 'blow', 'keep_rocks'] as const;

export function tranquilityOffers(facts: TranquilityFacts): Offers<TranquilityAction> {
  const { game, own } = facts;
  const hand = own?.hand ?? [];
  const legal = legalOf(facts);
  const due = DUE.find((step) => legal[step] !== undefined) ?? 'idle';
  return {
    hand,
    spare: legal.spare ?? [],
    initial: { ...IDLE, step: due, value: due === 'give' && handFallsShort(legal) ? 1 : null },

    take(slot) {
      const card = hand[slot];
      if (card === 'finish' && legal.finish === true) return card;
      if ((card === 'monster' || card === 'compass') && legal[card] !== undefined) return card;
      return canPickUp(legal) ? 'card' : null;
    },

    begin(step, { slot }) {
      if (!(step in legal)) return null;
      return { ...IDLE, step, slot: step === 'turn_over' ? slot : null };
    },

    targets: (selection) => seaTargets(selection, facts),

    choose(selection, cell) {
      if (isRowStep(selection.step)) return { value: lineOf(facts.layout, cell)?.row ?? null };
      const isWild = selection.step === 'card' && cardOf(selection, facts) === 'wild';
      const value = isWild ? firstNumber(wildNumbers(legal.wild ?? [], cell)) : null;
      return { cells: [cell], value };
    },

    pick(selection) {
      switch (selection.step) {
        case 'card': {
          const [cell] = selection.cells;
          if (cell === undefined || paysLater(cell, facts)) return null;
          return { count: chosenOffer(selection, facts)?.cost ?? 0, use: 'pay' };
        }
        case 'give': {
          const unseen = selection.value === null ? 0 : (legal.give_from_pile ?? 0);
          return { count: (legal.give ?? 0) - unseen, use: 'give' };
        }
        case 'discard':
        case 'keep_rocks':
        case 'reduce':
          return { count: legal[selection.step] ?? 0, use: 'discard' };
        case 'pay':
          return { count: legal.pay ?? 0, use: 'pay' };
        default:
          return null;
      }
    },

    action(selection) {
      const { step, value } = selection;
      const cards = pickedOf(selection, hand);
      const [one, other] = cards;
      const [cell] = selection.cells;
      const card = cardOf(selection, facts);
      switch (step) {
        case 'idle':
          return null;
        case 'card':
          if (card === undefined || cell === undefined) return null;
          return chosenOffer(selection, facts) === null
            ? null
            : {
                type: 'place',
                card,
                cell,
                ...(value !== null && { as: value }),
                ...(!paysLater(cell, facts) && { pay: cards }),
              };
        case 'monster':
        case 'compass':
          return cell === undefined ? null : { type: step, cell };
        case 'turn_over':
          return cell === undefined || card === undefined ? null : { type: step, card, cell };
        case 'move_rocks':
        case 'blow':
          return value === null ? null : { type: step, row: value };
        case 'discard':
        case 'keep_rocks':
          return one === undefined || other === undefined
            ? null
            : { type: step, cards: [one, other] };
        case 'give':
          return {
            type: step,
            cards,
            from_pile: value !== null && legal.give_from_pile !== undefined,
          };
        case 'reduce':
        case 'pay':
          return { type: step, cards };
        default:
          return isConfirmable(step) ? CONFIRMED[step] : null;
      }
    },

    needsConfirming(selection) {
      const [cell] = selection.cells;
      if (cell === undefined) return selection.value === null;
      if (chosenOffer(selection, facts)?.hopeless === true) return true;
      return selection.value !== null && wildNumbers(legal.wild ?? [], cell).size > 1;
    },

    // Talk, agreeing and spending compasses come and go beside it.
    choices: [
      game.phase,
      game.cells,
      own?.hand,
      { ...legal, concede: null, agree: null, pledge: null, spend_compass: null },
    ],
  };
}

/** The card that is picked up. */
export function cardOf({ slot }: Selection, { own }: TranquilityFacts): Card | undefined {
  return slot === null ? undefined : own?.hand[slot];
}

/** The cost of placing the card that is picked up in the chosen cell; null while none is. */
export function chosenOffer(selection: Selection, facts: TranquilityFacts): PlaceOffer | null {
  const { step, slot, value } = selection;
  const [cell] = selection.cells;
  if (step !== 'card' || slot === null || cell === undefined) return null;
  const possible =
    value === null
      ? offersFor(facts, slot).get(cell)
      : wildNumbers(legalOf(facts).wild ?? [], cell).get(value);
  return possible ?? null;
}

/** Whether what must be given can only be given with cards from the draw pile. */
function handFallsShort({ give = 0, give_from_pile, spare = [] }: TranquilityLegal): boolean {
  return give_from_pile !== undefined && give > spare.length;
}

/** Whether the payment is chosen when the cell's explorer card is known. */
export function paysLater(cell: number, facts: TranquilityFacts): boolean {
  return legalOf(facts).explores?.includes(cell) === true;
}

/** Whether a card of the hand can be picked up now. */
export function canPickUp(legal: TranquilityLegal): boolean {
  return (
    legal.place !== undefined ||
    legal.wild !== undefined ||
    legal.monster !== undefined ||
    legal.compass !== undefined ||
    legal.turn_over !== undefined ||
    legal.discard !== undefined
  );
}

/** Whether a step needs nothing but to be meant. */
export function isConfirmable(step: string): step is Confirmable {
  return step in CONFIRMED;
}

/** Whether a step is a row that has to be chosen. */
export function isRowStep(step: string): step is RowAction {
  return step === 'move_rocks' || step === 'blow';
}

/** The cost of placing a card in a cell, and whether that leaves a gap nothing can fill. */
export interface PlaceOffer {
  readonly cost: number;
  readonly hopeless: boolean;
}

/** Opens the runs of a placeable card into cells. */
export function offersOf(runs: readonly Run[]): ReadonlyMap<number, PlaceOffer> {
  const offers = new Map<number, PlaceOffer>();
  for (const { first, last, cost = 0, hopeless = false } of runs) {
    for (let cell = first; cell <= last; cell += 1) offers.set(cell, { cost, hopeless });
  }
  return offers;
}

/** The numbers that a wild can stand for in a cell, each with what that means. */
export function wildNumbers(
  runs: readonly WildRun[],
  cell: number,
): ReadonlyMap<number, PlaceOffer> {
  const numbers = new Map<number, PlaceOffer>();
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
export function wildOffers(runs: readonly WildRun[]): ReadonlyMap<number, PlaceOffer> {
  const offers = new Map<number, PlaceOffer>();
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
export function firstNumber(numbers: ReadonlyMap<number, PlaceOffer>): number | null {
  const best = bestNumbers(numbers);
  return best[Math.floor(best.length / 2)]?.[0] ?? null;
}

/** The cheapest of the numbers that leave no gap, or of all where each of them does. */
function bestNumbers(numbers: ReadonlyMap<number, PlaceOffer>): [number, PlaceOffer][] {
  const hopeful = [...numbers].filter(([, { hopeless }]) => !hopeless);
  const able = hopeful.length > 0 ? hopeful : [...numbers];
  const least = Math.min(...able.map(([, { cost }]) => cost));
  return able.filter(([, { cost }]) => cost === least);
}

/** The consequence of choosing a cell: placing a card in it, doing something to it, or its whole row. */
export type SeaTarget =
  | ({ readonly kind: 'place' } & PlaceOffer)
  | { readonly kind: AimedAction }
  | { readonly kind: RowAction; readonly row: number };

/** The cells that the card in a slot can be placed in. */
function offersFor(facts: TranquilityFacts, slot: number | null): ReadonlyMap<number, PlaceOffer> {
  const card = slot === null ? undefined : facts.own?.hand[slot];
  const { place, wild } = legalOf(facts);
  if (card === 'wild') return wildOffers(wild ?? []);
  return offersOf(place?.find((placeable) => placeable.card === card)?.runs ?? []);
}

export function seaTargets(
  selection: Selection,
  facts: TranquilityFacts,
): ReadonlyMap<number, SeaTarget> {
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

export function isCellChosen(
  { step, cells, value }: Selection,
  cell: number,
  { layout }: TranquilityFacts,
): boolean {
  const row = step === 'move_rocks' || step === 'blow' ? value : null;
  return row === null ? cells.includes(cell) : lineOf(layout, cell)?.row === row;
}
