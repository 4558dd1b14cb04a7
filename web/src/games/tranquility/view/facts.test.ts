import { describe, expect, it } from 'vitest';
import { neighbourByKey } from '~/card-table/cards/Grid';
import type { Grid } from '~/wire/tranquility';
import { gridLayout, place } from './facts';
import { SHAPE } from './testing';

function layoutFor(grid: Grid) {
  const shape = SHAPE.grids[grid];
  if (shape === undefined) throw new Error(`no ${grid}`);
  return gridLayout(shape);
}

describe('place', () => {
  it.each([
    ['standard', 0, 'sea', 1, 1],
    ['standard', 5, 'sea', 1, 6],
    ['standard', 6, 'sea', 2, 1],
    ['standard', 35, 'sea', 6, 6],
    ['arch', 5, 'left', 3, 2],
    ['arch', 6, 'right', 1, 1],
    // No two rows that lie at different heights have the same number.
    ['arch', 12, 'roof', 4, 1],
    ['arch', 39, 'roof', 7, 7],
    ['pyramid', 10, 'sea', 1, 11],
    ['pyramid', 11, 'sea', 2, 1],
    ['pyramid', 35, 'sea', 6, 1],
  ] as const)('on %s, cell %i is in %s, row %i, cell %i', (grid, cell, part, row, column) => {
    expect(place(layoutFor(grid), cell)).toEqual({ part, row, column });
  });
});

describe('the layouts', () => {
  it.each([
    ['standard', 36, 6, 6],
    ['arch', 40, 7, 7],
    ['pyramid', 36, 11, 6],
  ] as const)('%s has %i cells in %i columns and %i lines', (grid, cells, columns, levels) => {
    const layout = layoutFor(grid);
    expect(layout).toMatchObject({ cells, columns, levels });
    const all = layout.rows.flat().map(({ cell }) => cell);
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: cells }, (_, cell) => cell));
  });

  it('draw cell 0 at the bottom left and the last at the top right', () => {
    const { rows } = layoutFor('standard');
    expect(rows[0]?.at(-1)?.cell).toBe(35);
    expect(rows.at(-1)?.[0]?.cell).toBe(0);
  });
});

describe('neighbourByKey', () => {
  it.each([
    ['standard', 0, 'ArrowUp', 6],
    ['standard', 6, 'ArrowDown', 0],
    ['standard', 5, 'ArrowRight', 5],
    ['standard', 6, 'ArrowLeft', 6],
    ['standard', 35, 'ArrowUp', 35],
    ['standard', 8, 'Home', 6],
    ['standard', 8, 'End', 11],
    // From pillar to pillar, and from a pillar to the roof above it.
    ['arch', 1, 'ArrowRight', 6],
    ['arch', 10, 'ArrowUp', 17],
    ['arch', 15, 'ArrowDown', 5],
    ['pyramid', 0, 'ArrowUp', 11],
    ['pyramid', 35, 'ArrowDown', 33],
  ] as const)('on %s from %i by %s to %i', (grid, cell, key, next) => {
    expect(neighbourByKey(layoutFor(grid).rows, cell, key)).toBe(next);
  });

  it('leaves other keys alone', () => {
    expect(neighbourByKey(layoutFor('standard').rows, 0, 'Tab')).toBeNull();
  });
});
