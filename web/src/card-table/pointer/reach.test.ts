import { afterEach, beforeEach, expect, it } from 'vitest';
import { nearestOpen } from './reach';

const SIDE = 27;
let grid: HTMLElement;

/** A row of cells, some of which can be chosen. */
beforeEach(() => {
  grid = document.createElement('div');
  for (const [index, open] of [false, true, true, false].entries()) {
    const cell = document.createElement('button');
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-disabled', String(!open));
    cell.dataset['cell'] = String(index);
    cell.getBoundingClientRect = () => new DOMRect(index * SIDE, 0, SIDE, SIDE);
    grid.append(cell);
  }
  document.body.append(grid);
});

afterEach(() => grid.remove());

function meant(x: number, y: number): string | null {
  return nearestOpen(grid, x, y)?.dataset['cell'] ?? null;
}

it('reaches as far as a finger is wide, and no farther', () => {
  expect(meant(20, 13)).toBe('1');
  expect(meant(17, 13)).toBeNull();
  expect(meant(40, 36)).toBeNull();
});

it('takes the nearest of several', () => {
  expect(meant(50, 30)).toBe('1');
  expect(meant(58, 30)).toBe('2');
});
