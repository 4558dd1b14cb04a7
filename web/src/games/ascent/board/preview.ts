/** What the mountain would look like after what is being done. */
import type { AscentCard } from '~/wire/AscentCard';
import { cardAt, type Facts } from '../view';
import type { Selection } from '../selection';

/** The card that comes to lie in a lit cell: the one in hand, or the slope that a campfire replaces. */
export function comingCard(selection: Selection, facts: Facts): AscentCard | null {
  if (!('slot' in selection)) return null;
  const from = 'from' in selection ? selection.from : null;
  if (from !== null) return cardAt(facts, from);
  return facts.own?.hand[selection.slot] ?? null;
}

/** The card that would lie in a cell; null where nothing changes. */
export function previewAt(cell: number, selection: Selection, facts: Facts): AscentCard | null {
  if (!('from' in selection)) return null;
  if (cell === selection.from) return facts.own?.hand[selection.slot] ?? null;
  return selection.step === 'pay' && cell === selection.cell ? comingCard(selection, facts) : null;
}

/** Whether a cell was chosen for what is being done. */
export function isChosen(cell: number, selection: Selection): boolean {
  switch (selection.step) {
    case 'move':
      return cell === selection.from;
    case 'pay':
      return cell === selection.from || cell === selection.cell;
    case 'lead':
      return selection.path.includes(cell);
    default:
      return false;
  }
}
