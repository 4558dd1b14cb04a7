/** What a complete selection amounts to. */
import type { Card, TranquilityAction } from '~/wire/tranquility';
import { wildNumbers } from './offers';
import {
  type Confirmable,
  isSpare,
  paysLater,
  picksNeeded,
  picksOf,
  type Selection,
} from './selection';
import { type Facts, legalOf } from './view';

const CONFIRMED: Readonly<Record<Confirmable, TranquilityAction>> = {
  finish: { type: 'finish' },
  finish_wild: { type: 'finish', card: 'wild' },
  start_wild: { type: 'start', card: 'wild' },
  discard_hand: { type: 'discard_hand' },
  swap_hand: { type: 'swap_hand' },
};

/** The action that the selection amounts to; null while something is still to be chosen. */
export function actionOf(selection: Selection, facts: Facts): TranquilityAction | null {
  const hand = facts.own?.hand ?? [];
  const picked = picksOf(selection)
    .map((slot) => hand[slot])
    .filter(isCard);
  if (picked.length !== picksNeeded(selection, facts)) return null;
  const [one, other] = picked;
  switch (selection.step) {
    case 'pay':
      return placement(selection, hand[selection.slot], picked, facts);
    case 'aim':
      return aimed(selection, hand[selection.slot]);
    case 'row':
      if (selection.row === null) return null;
      return { type: selection.kind === 'rocks' ? 'move_rocks' : 'blow', row: selection.row };
    case 'discard':
    case 'keep_rocks':
      return isCard(one) && isCard(other) ? { type: selection.step, cards: [one, other] } : null;
    case 'give':
      return { type: 'give', cards: picked, from_pile: selection.fromPile === true };
    case 'reduce':
      return { type: 'reduce', cards: picked };
    case 'due':
      return { type: 'pay', cards: picked };
    case 'confirm':
      return CONFIRMED[selection.kind];
    default:
      return null;
  }
}

/**
 * The action that a chosen cell or row amounts to, where that leaves nothing to choose and nothing to
 * be warned of.
 */
export function onlyActionOf(selection: Selection, facts: Facts): TranquilityAction | null {
  switch (selection.step) {
    case 'pay':
      return isSettled(selection, facts) ? actionOf(selection, facts) : null;
    case 'aim':
    case 'row':
      return actionOf(selection, facts);
    default:
      return null;
  }
}

function isSettled(selection: Selection & { step: 'pay' }, facts: Facts): boolean {
  const { slot, cell, offer, number } = selection;
  if (offer.hopeless) return false;
  if (number !== null && wildNumbers(legalOf(facts).wild ?? [], cell).size > 1) return false;
  const payable = (facts.own?.hand ?? []).filter((_, at) => at !== slot && isSpare(facts, at));
  const needed = picksNeeded(selection, facts);
  return needed === 0 || needed === payable.length;
}

function placement(
  { cell, number }: Selection & { step: 'pay' },
  card: Card | undefined,
  pay: Card[],
  facts: Facts,
): TranquilityAction | null {
  if (card === undefined) return null;
  return {
    type: 'place',
    card,
    cell,
    ...(number !== null && { as: number }),
    ...(!paysLater(cell, facts) && { pay }),
  };
}

function aimed(
  { kind, cell }: Selection & { step: 'aim' },
  card: Card | undefined,
): TranquilityAction | null {
  if (cell === null || card === undefined) return null;
  return kind === 'turn_over' ? { type: kind, card, cell } : { type: kind, cell };
}

function isCard(card: Card | undefined): card is Card {
  return card !== undefined;
}
