import { expect, it } from 'vitest';
import { isMove } from './useSlide';

it('takes a few new lines of the log for a move, and anything else for a jump', () => {
  expect(isMove(7, 7)).toBe(true);
  expect(isMove(7, 9)).toBe(true);
  expect(isMove(7, 40)).toBe(false);
  expect(isMove(7, 6)).toBe(false);
  expect(isMove(7, 14, 8)).toBe(true);
});
