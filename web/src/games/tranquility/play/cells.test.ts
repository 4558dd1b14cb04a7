import { describe, expect, it } from 'vitest';
import type { WildRun } from '../../../wire/WildRun';
import { firstNumber, offersOf, wildNumbers, wildOffers } from './cells';

describe('offersOf', () => {
  it('opens runs into cells, last cell included', () => {
    const offers = offersOf([
      [3, 5, 0, false],
      [6, 6, 2, true],
    ]);
    expect([...offers]).toEqual([
      [3, { cost: 0, hopeless: false }],
      [4, { cost: 0, hopeless: false }],
      [5, { cost: 0, hopeless: false }],
      [6, { cost: 2, hopeless: true }],
    ]);
  });
});

describe('a wild', () => {
  // Beside 10 and up to 20: free in the middle, at the ends dearer number by number. Cell 6 holds 20.
  const runs: WildRun[] = [
    [1, 1, 11, 14, 1, 1, 10, 14],
    [2, 4, 11, 19, 0, 0, 10, 14],
    [5, 5, 16, 19, 4, -1, 10, 14],
  ];
  const costs = (cell: number) =>
    [...wildNumbers(runs, cell)].map(([number, { cost }]) => [number, cost]);

  it('can stand for each number of a run, at its own cost', () => {
    expect(costs(1)).toEqual([[11, 1], [12, 2], [13, 3], [14, 4]]); // prettier-ignore
    expect(costs(5).at(-1)).toEqual([19, 1]);
    expect(costs(3).every(([, cost]) => cost === 0)).toBe(true);
  });

  it('says which numbers leave a gap that nothing can fill', () => {
    const hopeless = [...wildNumbers(runs, 3)].filter(([, offer]) => offer.hopeless);
    expect(hopeless.map(([number]) => number)).toEqual([11, 12, 18, 19]);
  });

  it('shows on each cell what the best number costs there', () => {
    expect([...wildOffers(runs)].map(([cell, { cost }]) => [cell, cost])).toEqual(
      [[1, 1], [2, 0], [3, 0], [4, 0], [5, 1]], // prettier-ignore
    );
  });

  it('warns of a cell where each number leaves a gap', () => {
    const narrow: WildRun[] = [[2, 3, 11, 12, 0, 0, 9, 9]];
    expect([...wildOffers(narrow)].map(([cell, { hopeless }]) => [cell, hopeless])).toEqual([
      [2, false],
      [3, false],
    ]);
    expect(wildOffers([[4, 4, 11, 12, 0, 0, 9, 9]]).get(4)?.hopeless).toBe(true);
  });

  it('begins with the middle one of the cheapest numbers that leave no gap', () => {
    expect(firstNumber(wildNumbers(runs, 3))).toBe(15);
    expect(firstNumber(wildNumbers(runs, 2))).toBe(14);
    expect(firstNumber(wildNumbers(runs, 5))).toBe(19);
    expect(firstNumber(new Map())).toBeNull();
  });
});
