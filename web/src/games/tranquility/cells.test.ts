import { describe, expect, it } from 'vitest';
import type { WildRun } from '~/wire/tranquility';
import { firstNumber, offersOf, wildNumbers, wildOffers } from './offers';

describe('offersOf', () => {
  it('opens runs into cells, last cell included', () => {
    const offers = offersOf([
      { first: 3, last: 5, cost: 0 },
      { first: 6, last: 6, cost: 2, hopeless: true },
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
    { first: 1, last: 1, from: 11, to: 14, cost: 1, step: 1, least: 10, most: 14 },
    { first: 2, last: 4, from: 11, to: 19, cost: 0, step: 0, least: 10, most: 14 },
    { first: 5, last: 5, from: 16, to: 19, cost: 4, step: -1, least: 10, most: 14 },
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
    const narrow: WildRun[] = [
      { first: 2, last: 3, from: 11, to: 12, cost: 0, step: 0, least: 9, most: 9 },
    ];
    expect([...wildOffers(narrow)].map(([cell, { hopeless }]) => [cell, hopeless])).toEqual([
      [2, false],
      [3, false],
    ]);
    expect(
      wildOffers([
        { first: 4, last: 4, from: 11, to: 12, cost: 0, step: 0, least: 9, most: 9 },
      ]).get(4)?.hopeless,
    ).toBe(true);
  });

  it('begins with the middle one of the cheapest numbers that leave no gap', () => {
    expect(firstNumber(wildNumbers(runs, 3))).toBe(15);
    expect(firstNumber(wildNumbers(runs, 2))).toBe(14);
    expect(firstNumber(wildNumbers(runs, 5))).toBe(19);
    expect(firstNumber(new Map())).toBeNull();
  });
});
