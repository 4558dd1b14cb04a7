/** What the cards of the hand are picked for. */
import type { Use } from '~/card-table/Hand';
import { type Facts, legalOf } from './view';
import { type ConfirmDeed, picksOf, type Selection } from './selection';

export function pickedFor(selection: Selection, slot: number, facts: Facts): Use | null {
  if ('slot' in selection && selection.slot === slot) return 'place';
  if (picksOf(selection).includes(slot)) {
    return USES[selection.step] ?? 'discard';
  }
  if (selection.step === 'confirm') return meant(selection.deed, slot, facts);
  if (legalOf(facts).start === true && facts.own?.hand.indexOf('start') === slot) return 'place';
  return isSetAside(slot, facts) ? 'give' : null;
}

const USES: Partial<Record<Selection['step'], Use>> = { pay: 'pay', due: 'pay', give: 'give' };

/** The card with which something is done that is still to be confirmed. */
function meant(deed: ConfirmDeed, slot: number, { own }: Facts): Use | null {
  if (deed === 'discard_hand' || deed === 'swap_hand') return 'discard';
  return own?.hand.indexOf(deed === 'finish' ? 'finish' : 'wild') === slot ? 'place' : null;
}

/** Whether the card was given for the start, while others still choose. */
function isSetAside(slot: number, { own }: Facts): boolean {
  const card = own?.hand[slot];
  if (!own?.giving || card === undefined) return false;
  const given = own.giving.filter((other) => other === card).length;
  return own.hand.slice(0, slot).filter((other) => other === card).length < given;
}
