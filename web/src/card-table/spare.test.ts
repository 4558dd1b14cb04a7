import { expect, it } from 'vitest';
import { spareSlots } from './spare';

it('takes the cards in the order in which they are spared', () => {
  expect(spareSlots([12, 40, 61], [61, 12])).toEqual([2, 0]);
});

it('takes each of equal cards once, and never those that are needed otherwise', () => {
  expect(spareSlots(['finish', 'finish', 'start'], ['finish', 'start', 'finish'])).toEqual([
    0, 2, 1,
  ]);
  expect(spareSlots(['finish', 'finish'], ['finish', 'finish'], [0])).toEqual([1]);
  expect(spareSlots([12, 40], [40, 12], [1])).toEqual([0]);
});
