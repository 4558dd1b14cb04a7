/** Where to look on a board, as selectors. */

/** The button of what is to be done next. */
export const PRIMARY_SPOT = '.game-dock .button--primary';

/** A card of the own hand, as long as it is not taken up. */
export function handSpot<Card>(hand: readonly Card[] | undefined, card: Card): readonly string[] {
  const slot = hand?.indexOf(card) ?? -1;
  if (slot < 0) return [];
  return [`.game-hand [data-slot="${slot}"]:not([aria-pressed="true"])`];
}
