import { describe, expect, it } from 'vitest';
import { neighbourByKey } from '~/card-table/cards/Grid';
import { centreOf, mountainOf } from './facts';
import { SHAPE } from './testing';

const MOUNTAIN = mountainOf(SHAPE);

describe('the mountain', () => {
  it('has nine rows and forty-five cells', () => {
    expect(MOUNTAIN.rows.map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(MOUNTAIN.rows.flat().map(({ cell }) => cell)).size).toBe(45);
    expect(MOUNTAIN.rows[0]?.map(({ cell }) => cell)).toEqual([MOUNTAIN.summit]);
  });

  it('lays each row half a cell aside of the one below', () => {
    expect(centreOf(MOUNTAIN, 10)).toEqual([0.5, 8.5]);
    expect(centreOf(MOUNTAIN, 20)).toEqual([1, 7.5]);
    expect(centreOf(MOUNTAIN, MOUNTAIN.summit)).toEqual([4.5, 0.5]);
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
    expect(neighbourByKey(MOUNTAIN.rows, from, key)).toBe(to);
  });

  it('lead from every cell to a cell', () => {
    const cells = MOUNTAIN.rows.flat().map(({ cell }) => cell);
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
    for (const from of cells) {
      for (const key of keys) expect(cells).toContain(neighbourByKey(MOUNTAIN.rows, from, key));
    }
  });

  it('leave other keys alone', () => {
    expect(neighbourByKey(MOUNTAIN.rows, 10, 'Enter')).toBeNull();
  });
});
