/** What a complete selection amounts to. */
import type { AscentAction, AscentCard } from '~/wire/ascent';
import { cellOf } from './mountain';
import { picksNeeded, picksOf, type Selection } from './selection';
import type { Facts } from './view';

/** The action that the selection amounts to; null while something is still to be chosen. */
export function actionOf(selection: Selection, facts: Facts): AscentAction | null {
  const hand = facts.own?.hand ?? [];
  const picked = picksOf(selection)
    .map((slot) => hand[slot])
    .filter(isCard);
  if (picked.length !== picksNeeded(selection)) return null;
  const [one, other] = picked;
  switch (selection.step) {
    case 'pay':
      return placement(selection, hand[selection.slot], picked);
    case 'lead':
      if (selection.path.length < 2) return null;
      return { type: 'lead', path: selection.path.map(cellOf), pay: picked };
    case 'discard':
      return isCard(one) && isCard(other) ? { type: 'discard', cards: [one, other] } : null;
    case 'grapple':
      return { type: 'grapple' };
    default:
      return null;
  }
}

/** The action that a chosen cell amounts to, where that leaves nothing to choose. */
export function onlyActionOf(selection: Selection, facts: Facts): AscentAction | null {
  if (selection.step !== 'pay') return null;
  const others = (facts.own?.hand.length ?? 0) - 1;
  const needed = picksNeeded(selection);
  return needed === 0 || needed === others ? actionOf(selection, facts) : null;
}

function placement(
  { from, cell }: Selection & { step: 'pay' },
  card: AscentCard | undefined,
  pay: AscentCard[],
): AscentAction | null {
  if (card === undefined) return null;
  if (from !== null) {
    return { type: 'campfire', card, cell: cellOf(from), to: cellOf(cell), pay };
  }
  if (card === 'summit') return { type: 'summit' };
  if (card === 'bridge') return { type: 'bridge', cell: cellOf(cell) };
  return { type: 'slope', card, cell: cellOf(cell), pay };
}

function isCard(card: AscentCard | undefined): card is AscentCard {
  return card !== undefined;
}
