/**
 * Which cards to offer first when something must be paid or discarded. This is advice, no rule: the
 * player can change every card of it, and it looks at nothing but the own hand and its choices.
 *
 * - A slope that fits somewhere for little is worth keeping, the cheaper it fits the more; one that
 *   fits nowhere now is easier to spare.
 * - One summit is kept above all; a further one is spare.
 * - Campfires and bridges are scarce.
 */
import type { AscentCard, AscentLegal } from '~/wire/ascent';

const SPARE_SUMMIT = 0;
const UNPLACEABLE = 0.3;
const BRIDGE = 1.1;
const CAMPFIRE = 1.4;
const LAST_SUMMIT = 2;

/** The slots of `count` cards of the hand that are easiest to spare; fewer if there are fewer. */
export function suggestPayment(
  hand: readonly AscentCard[],
  legal: AscentLegal,
  count: number,
  except: readonly number[] = [],
): number[] {
  const lastSummit = hand.lastIndexOf('summit');
  const worth = (card: AscentCard, slot: number): number => {
    if (card === 'summit') return slot === lastSummit ? LAST_SUMMIT : SPARE_SUMMIT;
    if (card === 'bridge') return BRIDGE;
    if (card === 'CG' || card === 'CS' || card === 'CR') return CAMPFIRE;
    const places = legal.slope?.find((placeable) => placeable.card === card)?.cells ?? [];
    const cheapest = Math.min(...places.map(({ cost = 0 }) => cost));
    return places.length === 0 ? UNPLACEABLE : 1 / (1 + cheapest);
  };
  return hand
    .map((card, slot) => ({ slot, worth: worth(card, slot) }))
    .filter(({ slot }) => !except.includes(slot))
    .toSorted((a, b) => a.worth - b.worth)
    .slice(0, count)
    .map(({ slot }) => slot);
}
