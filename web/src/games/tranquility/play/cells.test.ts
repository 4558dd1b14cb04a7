import { describe, expect, it } from 'vitest';
import { neighbourByKey, offersOf, place, ROWS_FROM_TOP } from './cells';

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

describe('place', () => {
  it.each([
    [0, 1, 1],
    [5, 1, 6],
    [6, 2, 1],
    [35, 6, 6],
  ])('cell %i is in row %i, cell %i', (cell, row, column) => {
    expect(place(cell)).toEqual({ row, column });
  });
});

describe('ROWS_FROM_TOP', () => {
  it('draws cell 0 at the bottom left and 35 at the top right', () => {
    expect(ROWS_FROM_TOP[0]?.at(-1)).toBe(35);
    expect(ROWS_FROM_TOP.at(-1)?.[0]).toBe(0);
  });
});

describe('neighbourByKey', () => {
  it.each([
    [0, 'ArrowUp', 6],
    [6, 'ArrowDown', 0],
    [5, 'ArrowRight', 5],
    [6, 'ArrowLeft', 6],
    [35, 'ArrowUp', 35],
    [8, 'Home', 6],
    [8, 'End', 11],
  ])('from %i by %s to %i', (cell, key, next) => {
    expect(neighbourByKey(cell, key)).toBe(next);
  });

  it('leaves other keys alone', () => {
    expect(neighbourByKey(0, 'Tab')).toBeNull();
  });
});
