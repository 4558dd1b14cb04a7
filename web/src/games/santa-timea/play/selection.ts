/** The card that the viewer has picked up but not yet played. */
import type { SantaTimeaCard } from '../../../wire/SantaTimeaCard';
import { type Facts, legalOf } from './facts';

/** The place of the card in the hand; null while none is picked up. */
export type Selection = number | null;

export type SelectionEvent = { type: 'slot'; slot: number } | { type: 'back' };

export const SELECTION = {
  initial: (): Selection => null,

  reduce(selection: Selection, event: SelectionEvent): Selection {
    if (event.type === 'back' || event.slot === selection) return null;
    return event.slot;
  },

  /** The card stays picked up as long as the hand is the same. */
  settle(selection: Selection, before: Facts, after: Facts): Selection {
    const same = before.own?.hand.length === after.own?.hand.length;
    return same && legalOf(after).play !== undefined ? selection : null;
  },
};

export function cardAt(facts: Facts, slot: number): SantaTimeaCard | null {
  return facts.own?.hand[slot]?.card ?? null;
}

export function mayPlay(facts: Facts, card: SantaTimeaCard): boolean {
  return legalOf(facts).play?.includes(card) === true;
}
