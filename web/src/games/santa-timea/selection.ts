/** The card that the viewer has picked up but not yet played. */
import type { TableEvent } from '~/card-table/useTable';
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

export type SelectionEvent = TableEvent<Selection>;

export const SELECTION = {
  initial: (): Selection => null,

  reduce(selection: Selection, event: SelectionEvent, facts: Facts): Selection {
    switch (event.type) {
      case 'slot':
        return event.slot === selection?.slot ? null : { slot: event.slot, laid: false };
      case 'lift':
        return event.slot === selection?.slot ? selection : { slot: event.slot, laid: false };
      case 'drop':
        return laid(event.slot, facts);
      case 'cell':
        return selection === null ? null : laid(selection.slot, facts);
      case 'toss':
        return selection;
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

/** Picked up, and laid on the table to be looked at there if it may be played. */
function laid(slot: number, facts: Facts): Selection {
  const card = cardAt(facts, slot);
  return { slot, laid: card !== null && mayPlay(facts, card) };
}

/** The card that lies on the table without having been played. */
export function laidCard(selection: Selection, facts: Facts): SantaTimeaCard | null {
  return selection?.laid === true ? cardAt(facts, selection.slot) : null;
}

export function mayPlay(facts: Facts, card: SantaTimeaCard): boolean {
  return legalOf(facts).play?.includes(card) === true;
}
