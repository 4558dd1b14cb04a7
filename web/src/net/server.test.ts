import { expect, test } from 'vitest';
import { backoff } from './server';

test('waits longer each time, up to a limit', () => {
  const waits = Array.from({ length: 12 }, (_, failures) => backoff(failures, () => 1));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBeLessThan(1_000);
  expect(waits.at(-1)).toBe(10_000);
});

test('spreads over the upper half', () => {
  expect(backoff(10, () => 0)).toBe(5_000);
  expect(backoff(10, () => 0.5)).toBe(7_500);
});
