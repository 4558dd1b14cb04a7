/** The cards of a hand with which is paid, in the order in which the server would spare them. */

/**
 * The slots of the cards that can be spared, those that are easiest to spare first, without the cards in
 * some slots.
 */
export function spareSlots<Card>(
  hand: readonly Card[],
  spare: readonly Card[],
  except: readonly number[] = [],
): number[] {
  const slots: number[] = [];
  for (const card of spare) {
    const free = hand.findIndex(
      (held, slot) => held === card && !slots.includes(slot) && !except.includes(slot),
    );
    if (free >= 0) slots.push(free);
  }
  return slots;
}
