/**
 * What the player has picked up but not yet sent: a value, changed by events, and read by whatever
 * draws it. Nothing here knows a rule; what can be picked comes with the view.
 */
import { spareSlots } from '~/card-table/spare';
import type { TableEvent } from '~/card-table/useTable';
import type { TranquilityLegal } from '~/wire/tranquility';
import { lineOf } from './layout';
import { firstNumber, type Offer, offersFor, targetsOf, wildNumbers } from './offers';
import { type Facts, legalOf } from './view';

/** A slot is the index of a card in the hand: two cards of the same kind have two slots. */
export type Selection =
  | { readonly step: 'idle' }
  | { readonly step: 'card'; readonly slot: number }
  | {
      readonly step: 'pay';
      readonly slot: number;
      readonly cell: number;
      readonly offer: Offer;
      readonly picks: readonly number[];
      /** The number that a wild stands for; null for islands. */
      readonly number: number | null;
    }
  /** A card that does something to a cell, once that is chosen. */
  | {
      readonly step: 'aim';
      readonly slot: number;
      readonly kind: AimedAction;
      readonly cell: number | null;
    }
  | { readonly step: 'row'; readonly kind: RowAction; readonly row: number | null }
  | { readonly step: PickStep; readonly picks: readonly number[]; readonly fromPile?: boolean }
  | { readonly step: 'confirm'; readonly kind: Confirmable };

export type AimedAction = 'monster' | 'compass' | 'turn_over';
export type RowAction = 'rocks' | 'purple';
/** Choosing cards of the hand, to discard or to pay with. */
export type PickStep = 'discard' | 'give' | 'keep_rocks' | 'reduce' | 'due';
/** What needs nothing but to be meant. */
export type Confirmable = 'finish' | 'finish_wild' | 'start_wild' | 'discard_hand' | 'swap_hand';

export type SelectionEvent = TableEvent<Selection> | OwnEvent;

/** What happens in this game alone. */
export type OwnEvent =
  | { readonly type: 'row'; readonly row: number }
  /** Another number for a wild. */
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'discard' }
  | { readonly type: 'keep_rocks' }
  | { readonly type: 'turn_over' }
  | { readonly type: 'from_pile' }
  | { readonly type: 'confirm'; readonly kind: Confirmable }
  | { readonly type: 'suggest' };

export const IDLE: Selection = { step: 'idle' };

/** Where everything begins: where cards or a row must be chosen, with choosing them. */
export function initialSelection(facts: Facts): Selection {
  const legal = legalOf(facts);
  if (legal.give !== undefined) {
    return { step: 'give', picks: [], ...(handFallsShort(facts) && { fromPile: true }) };
  }
  if (legal.reduce !== undefined) return { step: 'reduce', picks: [] };
  if (legal.pay !== undefined) return { step: 'due', picks: suggest(facts, legal.pay) };
  if (legal.move_rocks !== undefined) return { step: 'row', kind: 'rocks', row: null };
  if (legal.blow !== undefined) return { step: 'row', kind: 'purple', row: null };
  return legal.keep_rocks === undefined ? IDLE : { step: 'keep_rocks', picks: [] };
}

/** Whether what must be given can only be given with cards from the draw pile. */
function handFallsShort(facts: Facts): boolean {
  const { give_from_pile, spare } = legalOf(facts);
  return give_from_pile !== undefined && mustGive(facts) > (spare?.length ?? 0);
}

/** How many cards must be picked for the start now. */
export function mustGive(facts: Facts): number {
  return legalOf(facts).give ?? 0;
}

/** How many cards must be picked in this step. */
export function picksNeeded(selection: Selection, facts: Facts): number {
  const legal = legalOf(facts);
  switch (selection.step) {
    case 'pay':
      return paysLater(selection.cell, facts) ? 0 : selection.offer.cost;
    case 'discard':
      return legal.discard ?? 0;
    case 'keep_rocks':
      return legal.keep_rocks ?? 0;
    case 'give':
      return mustGive(facts) - (selection.fromPile === true ? (legal.give_from_pile ?? 0) : 0);
    case 'reduce':
      return legal.reduce ?? 0;
    case 'due':
      return legal.pay ?? 0;
    default:
      return 0;
  }
}

/** Whether the payment is chosen when the cell's explorer card is known. */
export function paysLater(cell: number, facts: Facts): boolean {
  return legalOf(facts).explores?.includes(cell) === true;
}

/** Whether the card can be paid, discarded or given. */
export function isSpare(facts: Facts, slot: number): boolean {
  const card = facts.own?.hand[slot];
  return card !== undefined && legalOf(facts).spare?.includes(card) === true;
}

export function picksOf(selection: Selection): readonly number[] {
  return 'picks' in selection ? selection.picks : [];
}

export function reduce(selection: Selection, event: SelectionEvent, facts: Facts): Selection {
  const legal = legalOf(facts);
  switch (event.type) {
    case 'slot':
      return onSlot(selection, event.slot, facts);
    case 'cell':
      return onCell(selection, event.cell, facts);
    case 'row':
      return selection.step === 'row' ? { ...selection, row: event.row } : selection;
    case 'number':
      return selection.step === 'pay'
        ? paying(selection.slot, selection.cell, event.number, facts)
        : selection;
    case 'lift':
      return isCarried(facts, event.slot) ? onSlot(IDLE, event.slot, facts) : selection;
    case 'drop':
      return onCell(onSlot(IDLE, event.slot, facts), event.cell, facts);
    case 'toss':
      return onToss(event.from, event.slot, facts);
    case 'discard':
      if (legal.discard === undefined) return selection;
      return { step: 'discard', picks: discardable(selection, facts) };
    case 'keep_rocks':
      return legal.keep_rocks === undefined ? selection : { step: 'keep_rocks', picks: [] };
    case 'turn_over':
      return selection.step === 'card' && legal.turn_over !== undefined
        ? { step: 'aim', slot: selection.slot, kind: 'turn_over', cell: null }
        : selection;
    case 'from_pile':
      return selection.step === 'give' && legal.give_from_pile !== undefined
        ? { step: 'give', picks: [], fromPile: selection.fromPile !== true }
        : selection;
    case 'confirm':
      return mayConfirm(event.kind, legal) ? { step: 'confirm', kind: event.kind } : selection;
    case 'suggest':
      return selection.step === 'give'
        ? { ...selection, picks: suggest(facts, picksNeeded(selection, facts)) }
        : selection;
    case 'back':
      return onBack(selection, facts);
  }
}

export function mayConfirm(kind: Confirmable, legal: TranquilityLegal): boolean {
  return legal[kind] === true;
}

/** Whether the card can be carried to a cell. */
export function isCarried(facts: Facts, slot: number): boolean {
  return targetsOf(onSlot(IDLE, slot, facts), facts).size > 0;
}

/** Whether the card can be carried to the discards, to be picked for what is chosen or discarded. */
export function isTossed(selection: Selection, slot: number, facts: Facts): boolean {
  if (!isSpare(facts, slot)) return false;
  if ('slot' in selection && selection.step === 'pay' && selection.slot === slot) return false;
  return picksNeeded(selection, facts) > 0 || legalOf(facts).discard !== undefined;
}

function onToss(from: Selection, slot: number, facts: Facts): Selection {
  if (!isTossed(from, slot, facts) || picksOf(from).includes(slot)) return from;
  if (picksNeeded(from, facts) > 0) return onSlot(from, slot, facts);
  return { step: 'discard', picks: [slot] };
}

/** The card in hand, if it is one to discard, as the first of the two. */
function discardable(selection: Selection, facts: Facts): readonly number[] {
  if (selection.step !== 'card') return [];
  return isSpare(facts, selection.slot) ? [selection.slot] : [];
}

function onSlot(selection: Selection, slot: number, facts: Facts): Selection {
  const legal = legalOf(facts);
  const card = facts.own?.hand[slot];
  switch (selection.step) {
    case 'discard':
    case 'give':
    case 'keep_rocks':
    case 'reduce':
    case 'due':
      return { ...selection, picks: picked(selection, slot, facts) };
    case 'pay':
      if (slot === selection.slot) return { step: 'card', slot };
      return { ...selection, picks: picked(selection, slot, facts) };
    case 'card':
    case 'aim':
      if (slot === selection.slot) return IDLE;
      break;
    case 'row':
      return selection;
    default:
  }
  if (legal.finish === true && card === 'finish') return { step: 'confirm', kind: 'finish' };
  if (legal.monster !== undefined && card === 'monster') {
    return { step: 'aim', slot, kind: 'monster', cell: null };
  }
  if (legal.compass !== undefined && card === 'compass') {
    return { step: 'aim', slot, kind: 'compass', cell: null };
  }
  return isChoosing(legal) ? { step: 'card', slot } : selection;
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

function onCell(selection: Selection, cell: number, facts: Facts): Selection {
  if (!targetsOf(selection, facts).has(cell)) return selection;
  switch (selection.step) {
    case 'card':
      return paying(selection.slot, cell, null, facts);
    case 'pay':
      return paying(selection.slot, cell, null, facts);
    case 'aim':
      return { ...selection, cell };
    case 'row':
      return { ...selection, row: lineOf(facts.layout, cell)?.row ?? null };
    default:
      return selection;
  }
}

/** A card over its cell; a wild with its number, the given one or a good first one. */
function paying(slot: number, cell: number, wish: number | null, facts: Facts): Selection {
  const back: Selection = { step: 'card', slot };
  const card = facts.own?.hand[slot];
  if (card !== 'wild') {
    const offer = offersFor(facts, slot).get(cell);
    if (offer === undefined) return back;
    const picks = paysLater(cell, facts) ? [] : suggest(facts, offer.cost, slot);
    return { step: 'pay', slot, cell, offer, picks, number: null };
  }
  const numbers = wildNumbers(legalOf(facts).wild ?? [], cell);
  const number = wish ?? firstNumber(numbers);
  const offer = numbers.get(number ?? 0);
  if (number === null || offer === undefined) return back;
  const picks = paysLater(cell, facts) ? [] : suggest(facts, offer.cost, slot);
  return { step: 'pay', slot, cell, offer, picks, number };
}

function onBack(selection: Selection, facts: Facts): Selection {
  switch (selection.step) {
    case 'pay':
      return { step: 'card', slot: selection.slot };
    case 'aim':
      return selection.cell === null ? IDLE : { ...selection, cell: null };
    case 'give':
    case 'reduce':
    case 'due':
      return { step: selection.step, picks: [] };
    default:
      return initialSelection(facts);
  }
}

/** Whether cards are picked, and not this one. */
export function isUnpickable(selection: Selection, slot: number, facts: Facts): boolean {
  return picksNeeded(selection, facts) > 0 && !isSpare(facts, slot);
}

/** Adds or takes away a pick; one too many pushes the oldest out. */
function picked(selection: Selection, slot: number, facts: Facts): readonly number[] {
  const picks = picksOf(selection);
  if (picks.includes(slot)) return picks.filter((pick) => pick !== slot);
  const most = picksNeeded(selection, facts);
  return most === 0 || isUnpickable(selection, slot, facts) ? picks : [...picks, slot].slice(-most);
}

/** The cards that are easiest to spare, but for the one that is placed. */
function suggest(facts: Facts, count: number, placed?: number): number[] {
  const except = placed === undefined ? [] : [placed];
  return spareSlots(facts.own?.hand ?? [], legalOf(facts).spare ?? [], except).slice(0, count);
}

/**
 * The selection after a new view: kept where it means the same as before (others come and go, or
 * talk, while a player is choosing), begun anew otherwise.
 */
export function settle(selection: Selection, before: Facts | null, after: Facts): Selection {
  if (before !== null && sameChoices(before, after)) return selection;
  return initialSelection(after);
}

function sameChoices(before: Facts, after: Facts): boolean {
  return JSON.stringify(choices(before)) === JSON.stringify(choices(after));
}

/** What a selection is made of. Talk, agreeing and spending compasses come and go beside it. */
function choices({ game, own }: Facts): unknown {
  const beside = { concede: undefined, agree: undefined, pledge: undefined };
  return [
    game.phase,
    game.cells,
    own?.hand,
    { ...own?.legal, ...beside, spend_compass: undefined },
  ];
}
