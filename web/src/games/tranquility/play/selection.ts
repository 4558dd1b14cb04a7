/**
 * What the player has picked up but not yet sent: a value, changed by events, and read by whatever
 * draws it. Nothing here knows a rule; what can be picked comes with the view.
 */
import type { Card } from '../../../wire/Card';
import type { TranquilityAction } from '../../../wire/TranquilityAction';
import { type Offer, offersOf } from './cells';
import { type Facts, legalOf } from './facts';
import { suggestPayment } from './payment';

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
    }
  | { readonly step: 'discard'; readonly picks: readonly number[] }
  | { readonly step: 'give'; readonly picks: readonly number[] }
  | { readonly step: 'finish' };

export type SelectionEvent =
  /** A card of the hand was chosen, or chosen again. */
  | { readonly type: 'slot'; readonly slot: number }
  | { readonly type: 'cell'; readonly cell: number }
  /** A card is being carried from the hand, and then let go over a cell. */
  | { readonly type: 'lift'; readonly slot: number }
  | { readonly type: 'drop'; readonly slot: number; readonly cell: number }
  | { readonly type: 'discard' }
  | { readonly type: 'finish' }
  | { readonly type: 'suggest' }
  | { readonly type: 'back' };

export const IDLE: Selection = { step: 'idle' };

const DISCARDED = 2;

/** Where everything begins: in the giving of the start, cards are picked at once. */
export function initialSelection(facts: Facts): Selection {
  return mustGive(facts) > 0 ? { step: 'give', picks: [] } : IDLE;
}

/** How many cards must be picked for the start now. */
export function mustGive(facts: Facts): number {
  return legalOf(facts).give ?? 0;
}

/** The cells that the card in a slot can go to. */
export function offersFor(facts: Facts, slot: number): ReadonlyMap<number, Offer> {
  const card = facts.own?.hand[slot];
  return offersOf(legalOf(facts).place?.find((placeable) => placeable.card === card)?.runs ?? []);
}

/** How many cards must be picked in this step. */
export function picksNeeded(selection: Selection, facts: Facts): number {
  switch (selection.step) {
    case 'pay':
      return selection.offer.cost;
    case 'discard':
      return DISCARDED;
    case 'give':
      return mustGive(facts);
    default:
      return 0;
  }
}

export function picksOf(selection: Selection): readonly number[] {
  return 'picks' in selection ? selection.picks : [];
}

export function reduce(selection: Selection, event: SelectionEvent, facts: Facts): Selection {
  switch (event.type) {
    case 'slot':
      return onSlot(selection, event.slot, facts);
    case 'cell':
      return selection.step === 'card' || selection.step === 'pay'
        ? onCell(selection.slot, event.cell, facts, selection)
        : selection;
    case 'lift':
      return offersFor(facts, event.slot).size > 0 ? { step: 'card', slot: event.slot } : selection;
    case 'drop':
      return onCell(event.slot, event.cell, facts, selection);
    case 'discard':
      if (legalOf(facts).discard !== true) return selection;
      return { step: 'discard', picks: selection.step === 'card' ? [selection.slot] : [] };
    case 'finish':
      return legalOf(facts).finish === true ? { step: 'finish' } : selection;
    case 'suggest':
      return selection.step === 'give'
        ? { step: 'give', picks: suggest(facts, mustGive(facts)) }
        : selection;
    case 'back':
      return onBack(selection, facts);
  }
}

function onSlot(selection: Selection, slot: number, facts: Facts): Selection {
  switch (selection.step) {
    case 'discard':
    case 'give':
      return {
        step: selection.step,
        picks: toggle(selection.picks, slot, picksNeeded(selection, facts)),
      };
    case 'pay':
      if (slot === selection.slot) return { step: 'card', slot };
      return { ...selection, picks: toggle(selection.picks, slot, selection.offer.cost) };
    case 'card':
      if (slot === selection.slot) return IDLE;
      break;
    default:
  }
  const { place, discard, finish } = legalOf(facts);
  if (finish === true && facts.own?.hand[slot] === 'finish') return { step: 'finish' };
  return place !== undefined || discard === true ? { step: 'card', slot } : selection;
}

function onCell(slot: number, cell: number, facts: Facts, selection: Selection): Selection {
  const offer = offersFor(facts, slot).get(cell);
  if (offer === undefined) return selection;
  return { step: 'pay', slot, cell, offer, picks: suggest(facts, offer.cost, slot, cell) };
}

function onBack(selection: Selection, facts: Facts): Selection {
  switch (selection.step) {
    case 'pay':
      return { step: 'card', slot: selection.slot };
    case 'give':
      return { step: 'give', picks: [] };
    default:
      return initialSelection(facts);
  }
}

/** Adds or takes away a pick; one too many pushes the oldest out. */
function toggle(picks: readonly number[], slot: number, most: number): readonly number[] {
  if (picks.includes(slot)) return picks.filter((pick) => pick !== slot);
  return most === 0 ? picks : [...picks, slot].slice(-most);
}

/** The cheapest payment, looked at with the placed island already in its cell. */
function suggest(facts: Facts, count: number, slot?: number, cell?: number): number[] {
  const hand = facts.own?.hand ?? [];
  const card = slot === undefined ? undefined : hand[slot];
  const cells = facts.game.cells.map((island, index) =>
    index === cell && typeof card === 'number' ? card : island,
  );
  return suggestPayment(hand, count, cells, slot === undefined ? [] : [slot]);
}

/** The action that the selection amounts to; null while something is still to be chosen. */
export function actionOf(selection: Selection, facts: Facts): TranquilityAction | null {
  const hand = facts.own?.hand ?? [];
  const picked = picksOf(selection)
    .map((slot) => hand[slot])
    .filter(isCard);
  if (picked.length !== picksNeeded(selection, facts)) return null;
  switch (selection.step) {
    case 'pay': {
      const card = hand[selection.slot];
      return isCard(card) ? { type: 'place', card, cell: selection.cell, pay: picked } : null;
    }
    case 'discard': {
      const [one, other] = picked;
      return isCard(one) && isCard(other) ? { type: 'discard', cards: [one, other] } : null;
    }
    case 'give':
      return { type: 'give', cards: picked, from_pile: false };
    case 'finish':
      return { type: 'finish' };
    default:
      return null;
  }
}

function isCard(card: Card | undefined): card is Card {
  return card !== undefined;
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

function choices({ game, own }: Facts): unknown {
  const { place, discard, finish, give } = own?.legal ?? {};
  return [game.phase, game.cells, own?.hand, place, discard, finish, give];
}
