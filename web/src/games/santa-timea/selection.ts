/** The card that the viewer has picked up but not yet played. */
import type { SantaTimeaCard } from '~/wire/santa_timea';
import { type Facts, legalOf } from './view';

export interface Picked {
  /** The place of the card in the hand. */
  readonly slot: number;
  /** Whether it has been laid on the table, to be looked at there. */
  readonly laid: boolean;
}

/** Null while no card is picked up. */
export type Selection = Picked | null;

export type SelectionEvent =
  /** A card of the hand was chosen, or chosen again. */
  | { readonly type: 'slot'; readonly slot: number }
  /** A card was carried to the table, or the table was chosen for it. */
  | { readonly type: 'lay'; readonly slot: number }
  | { readonly type: 'back' };

export const SELECTION = {
  initial: (): Selection => null,

  reduce(selection: Selection, event: SelectionEvent, facts: Facts): Selection {
    switch (event.type) {
      case 'slot':
        return event.slot === selection?.slot ? null : { slot: event.slot, laid: false };
      case 'lay': {
        const card = cardAt(facts, event.slot);
        return { slot: event.slot, laid: card !== null && mayPlay(facts, card) };
      }
      case 'back':
        return selection?.laid === true ? { ...selection, laid: false } : null;
    }
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

/** The card that lies on the table without having been played. */
export function laidCard(selection: Selection, facts: Facts): SantaTimeaCard | null {
  return selection?.laid === true ? cardAt(facts, selection.slot) : null;
}

export function mayPlay(facts: Facts, card: SantaTimeaCard): boolean {
  return legalOf(facts).play?.includes(card) === true;
}
