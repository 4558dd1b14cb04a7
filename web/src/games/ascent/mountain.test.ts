import { describe, expect, it } from 'vitest';
import { above, centreOf, neighbourByKey, ROWS_FROM_TOP, SUMMIT } from './mountain';

describe('the mountain', () => {
  it('has nine rows and forty-five cells', () => {
    expect(ROWS_FROM_TOP.map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(ROWS_FROM_TOP.flat()).size).toBe(45);
    expect(ROWS_FROM_TOP[0]).toEqual([SUMMIT]);
  });

  it.each([
    [10, [20]],
    [13, [22, 23]],
    [18, [27]],
    [81, [90]],
    [90, []],
  ])('on %i rest %j', (cell, resting) => {
    expect(above(cell)).toEqual(resting);
  });

  it('lays each row half a cell aside of the one below', () => {
    expect(centreOf(10)).toEqual([0.5, 8.5]);
    expect(centreOf(20)).toEqual([1, 7.5]);
    expect(centreOf(SUMMIT)).toEqual([4.5, 0.5]);
  });
});

describe('the arrow keys', () => {
  it.each([
    [10, 'ArrowLeft', 10],
    [18, 'ArrowRight', 18],
    [10, 'ArrowUp', 20],
    [18, 'ArrowUp', 27],
    [90, 'ArrowUp', 90],
    [90, 'ArrowDown', 80],
    [10, 'ArrowDown', 10],
    [15, 'Home', 10],
    [15, 'End', 18],
  ])('lead from %i by %s to %i', (from, key, to) => {
    expect(neighbourByKey(from, key)).toBe(to);
  });

  it('lead from every cell to a cell', () => {
    const cells = ROWS_FROM_TOP.flat();
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
    for (const from of cells) {
      for (const key of keys) expect(cells).toContain(neighbourByKey(from, key));
    }
  });

  it('leave other keys alone', () => {
    expect(neighbourByKey(10, 'Enter')).toBeNull();
  });
});
