/** What the view offers the player of Tranquility, for the selection that all games share. */
import {
  IDLE,
  type Offers,
  type Selection as AnySelection,
  SelectionEngine,
  type SelectionEvent as AnyEvent,
  type StepOf,
} from '~/card-table/input/selection';
import type { GameTypes } from '~/card-table/game';
import { legalOf } from '~/card-table/people/facts';
import type { Table as AnyTable } from '~/card-table/useTable';
import type { Card, Run, TranquilityAction, TranquilityLegal, WildRun } from '~/wire/tranquility';
import { cellsOfRow, type Facts, lineOf } from '../view/facts';

/** A card that does something to a cell. */
export type AimedAction = 'monster' | 'compass' | 'turn_over';
export type RowAction = 'move_rocks' | 'blow';
/** Choosing cards of the hand, to discard or to pay with. */
type PickStep = 'discard' | 'give' | 'keep_rocks' | 'reduce' | 'pay';
/** What needs nothing but to be meant. */
export type Confirmable = 'finish' | 'finish_wild' | 'start_wild' | 'discard_hand' | 'swap_hand';

/** They are called as in the offers. */
export type Step = AimedAction | RowAction | PickStep | Confirmable;
export type Selection = AnySelection<Step>;
export type SelectionEvent = AnyEvent<Step>;
export type Table = AnyTable<Tranquility>;

export interface Tranquility extends GameTypes {
  Facts: Facts;
  Step: Step;
  Card: Card;
  Action: TranquilityAction;
  Target: Target;
}

const CONFIRMED: Readonly<Record<Confirmable, TranquilityAction>> = {
  finish: { type: 'finish' },
  finish_wild: { type: 'finish', card: 'wild' },
  start_wild: { type: 'start', card: 'wild' },
  discard_hand: { type: 'discard_hand' },
  swap_hand: { type: 'swap_hand' },
};

/** What has to be done before anything else; the first that is offered is. */
const DUE = ['give', 'reduce', 'pay', 'move_rocks', 'blow', 'keep_rocks'] as const;

const OFFERS: Offers<Tranquility> = {
  hand: ({ own }) => own?.hand ?? [],
  spare: (facts) => legalOf(facts).spare ?? [],

  initial(facts) {
    const legal = legalOf(facts);
    const step = DUE.find((due) => legal[due] !== undefined) ?? 'idle';
    return { ...IDLE, step, value: step === 'give' && handFallsShort(legal) ? 1 : null };
  },

  take(slot, facts) {
    const legal = legalOf(facts);
    const card = facts.own?.hand[slot];
    if (card === 'finish' && legal.finish === true) return card;
    if ((card === 'monster' || card === 'compass') && legal[card] !== undefined) return card;
    return isChoosing(legal) ? 'card' : null;
  },

  begin(step, { slot }, facts) {
    const legal = legalOf(facts);
    if (legal[step] === undefined) return null;
    return { ...IDLE, step, slot: step === 'turn_over' ? slot : null };
  },

  targets: targetsOf,

  choose(selection, cell, target, facts) {
    if (target.kind === 'move_rocks' || target.kind === 'blow') return { value: target.row };
    const isWild = target.kind === 'place' && cardOf(selection, facts) === 'wild';
    const value = isWild ? firstNumber(wildNumbers(legalOf(facts).wild ?? [], cell)) : null;
    return { cells: [cell], value };
  },

  pick(selection, facts) {
    const legal = legalOf(facts);
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

  action(selection, cards, facts) {
    const { step, value } = selection;
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
              ...(!paysLater(cell, facts) && { pay: [...cards] }),
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
          cards: [...cards],
          from_pile: value !== null && legalOf(facts).give_from_pile !== undefined,
        };
      case 'reduce':
      case 'pay':
        return { type: step, cards: [...cards] };
      default:
        return CONFIRMED[step];
    }
  },

  asks(selection, facts) {
    const [cell] = selection.cells;
    if (cell === undefined) return selection.value === null;
    if (chosenOffer(selection, facts)?.hopeless === true) return true;
    return selection.value !== null && wildNumbers(legalOf(facts).wild ?? [], cell).size > 1;
  },

  // Talk, agreeing and spending compasses come and go beside it.
  choices: ({ game, own }) => [
    game.phase,
    game.cells,
    own?.hand,
    { ...own?.legal, concede: null, agree: null, pledge: null, spend_compass: null },
  ],
};

export const SELECTION = new SelectionEngine(OFFERS);

/** The card that is picked up. */
export function cardOf({ slot }: Selection, { own }: Facts): Card | undefined {
  return slot === null ? undefined : own?.hand[slot];
}

/** What it costs to place the card that is picked up in the chosen cell; null while none is. */
export function chosenOffer(selection: Selection, facts: Facts): Offer | null {
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
export function paysLater(cell: number, facts: Facts): boolean {
  return legalOf(facts).explores?.includes(cell) === true;
}

/** Whether a card of the hand can be picked up now. */
export function isChoosing(legal: TranquilityLegal): boolean {
  return (
    legal.place !== undefined ||
    legal.wild !== undefined ||
    legal.monster !== undefined ||
    legal.compass !== undefined ||
    legal.turn_over !== undefined ||
    legal.discard !== undefined
  );
}

/** Whether a step is a row that has to be chosen. */
export function isRowStep(step: StepOf<Step>): step is RowAction {
  return step === 'move_rocks' || step === 'blow';
}

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
function offersFor(facts: Facts, slot: number | null): ReadonlyMap<number, Offer> {
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
