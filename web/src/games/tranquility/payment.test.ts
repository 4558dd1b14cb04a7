import { describe, expect, it } from 'vitest';
import { demand, suggestPayment } from './payment';
import { sea } from './testing';

describe('demand', () => {
  it('is the share of the gap that must be filled', () => {
    // Cells 1 to 3 lie between 10 and 20: three cells, nine numbers.
    expect(demand(15, sea({ 0: 10, 4: 20 }))).toBeCloseTo(3 / 9);
  });

  it('counts the open ends of the sea', () => {
    expect(demand(5, sea({ 35: 80 }))).toBeCloseTo(35 / 79);
  });

  it('is nothing for an island that no cell can take any more', () => {
    expect(demand(15, sea({ 2: 10, 3: 20 }))).toBe(0);
  });

  it('is never more than one', () => {
    expect(demand(11, sea({ 0: 10, 4: 12 }))).toBe(1);
  });
});

describe('suggestPayment', () => {
  const cells = sea({ 2: 10, 3: 20, 30: 70 });

  it('pays with islands that fit nowhere before those that do', () => {
    expect(suggestPayment([15, 40, 12], 2, cells)).toEqual([0, 2]);
  });

  it('pays with a start card before any island that still fits', () => {
    expect(suggestPayment([40, 'start'], 1, cells)).toEqual([1]);
  });

  it('keeps the last finish card above all, and spends the others early', () => {
    expect(suggestPayment([40, 50, 'finish', 'finish'], 3, cells)).toEqual([2, 0, 1]);
    expect(suggestPayment([40, 'finish'], 1, cells)).toEqual([0]);
  });

  it('gives even the finish card when nothing else is left', () => {
    expect(suggestPayment(['finish'], 1, cells)).toEqual([0]);
  });

  it('spares numbers of a crowded gap last', () => {
    // 21 to 69 for 26 cells against 71 to 80 for 5: the latter have more numbers to a cell.
    expect(suggestPayment([40, 75], 1, sea({ 3: 20, 30: 70 }))).toEqual([1]);
  });

  it('never pays with the card that is placed', () => {
    expect(suggestPayment([15, 40], 2, cells, [0])).toEqual([1]);
  });
});
