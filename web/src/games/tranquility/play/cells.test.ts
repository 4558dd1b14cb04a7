import { describe, expect, it } from 'vitest';
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
  // Beside 10 and up to 20: free in the middle, at the ends dearer number by number.
  const runs: [number, number, number, number, number, number][] = [
    [1, 1, 11, 14, 1, 1],
    [2, 4, 11, 19, 0, 0],
    [5, 5, 16, 19, 4, -1],
  ];

  it('can stand for each number of a run, at its own cost', () => {
    expect([...wildNumbers(runs, 1)]).toEqual([[11, 1], [12, 2], [13, 3], [14, 4]]); // prettier-ignore
    expect([...wildNumbers(runs, 5)].at(-1)).toEqual([19, 1]);
    expect([...wildNumbers(runs, 3).values()]).toEqual(Array(9).fill(0));
  });

  it('shows on each cell what it costs at least', () => {
    const costs = [...wildOffers(runs)].map(([cell, { cost }]) => [cell, cost]);
    expect(costs).toEqual([[1, 1], [2, 0], [3, 0], [4, 0], [5, 1]]); // prettier-ignore
  });

  it('begins with the middle one of the cheapest numbers', () => {
    expect(firstNumber(wildNumbers(runs, 3))).toBe(15);
    expect(firstNumber(wildNumbers(runs, 5))).toBe(19);
    expect(firstNumber(new Map())).toBeNull();
  });
});
