/**
 * Which cards to offer first when something must be paid or given. This is advice, no rule: the
 * player can change every card of it, and it looks at nothing but the own hand and the grid.
 *
 * A card is worth more the more the sea needs it:
 * - A start card is worth nothing once start has been played.
 * - An island that no gap can take any more is worth nothing.
 * - Another island is worth the share of its gap that must be filled: five numbers left for one cell
 *   make each of them easy to spare, three numbers for three cells make each of them precious.
 * - The last finish card of the hand is kept above all; further ones are nearly as good as spare.
 * - A wild fits everywhere, and a compass is scarce.
 */
import type { Card } from '~/wire/tranquility';

const ISLANDS = 80;
const SPARE_FINISH = 0.05;
const LAST_FINISH = 2;
const COMPASS = 1.2;
const WILD = 1.5;

type Cells = readonly (number | null)[];

/** Cells to fill ÷ numbers that could fill them, in the gap a number belongs to; 0 without a cell. */
export function demand(number: number, cells: Cells): number {
  let [low, lowCell] = [0, -1];
  let [high, highCell] = [ISLANDS + 1, cells.length];
  cells.forEach((island, cell) => {
    if (island === null) return;
    if (island < number) [low, lowCell] = [island, cell];
    else if (island > number && island < high) [high, highCell] = [island, cell];
  });
  const free = highCell - lowCell - 1;
  const numbers = high - low - 1;
  return free === 0 ? 0 : Math.min(1, free / numbers);
}

/** The slots of `count` cards of the hand that are easiest to spare; fewer if there are fewer. */
export function suggestPayment(
  hand: readonly Card[],
  count: number,
  cells: Cells,
  except: readonly number[] = [],
): number[] {
  const lastFinish = hand.lastIndexOf('finish');
  const worth = (card: Card, slot: number): number => {
    if (card === 'start') return 0;
    if (card === 'finish') return slot === lastFinish ? LAST_FINISH : SPARE_FINISH;
    if (card === 'wild') return WILD;
    return typeof card === 'number' ? demand(card, cells) : COMPASS;
  };
  return hand
    .map((card, slot) => ({ slot, worth: worth(card, slot) }))
    .filter(({ slot }) => !except.includes(slot))
    .toSorted((a, b) => a.worth - b.worth)
    .slice(0, count)
    .map(({ slot }) => slot);
}
