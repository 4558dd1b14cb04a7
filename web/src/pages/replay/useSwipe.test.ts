import { expect, test } from 'vitest';
import { swipeOf } from './useSwipe';

test.each([
  ['to the left', -80, 5, 'forward'],
  ['to the right', 80, -5, 'back'],
  ['a tap that slipped', 12, 3, null],
  ['scrolling', 30, 200, null],
  ['aslant', 80, 60, null],
])('%s', (_, x, y, step) => {
  expect(swipeOf(x, y)).toBe(step);
});
