import { expect, test } from 'vitest';
import { firstAfterOwn } from './view';

const NEWEST = [{ seat: 0 }, { seat: 1 }, { type: 'dealt' }, { seat: 2 }];

test.each([
  ['right after the own line', 0, 10, 7],
  ['nothing missed', 2, 10, 10],
  ['no line of that seat is known', 3, 10, null],
  ['without a seat', null, 10, null],
  ['a log that is known whole', 1, 4, 2],
])('%s', (_, seat, length, missed) => {
  expect(firstAfterOwn({ newest: NEWEST, length }, seat)).toBe(missed);
});

test('what came to a seat before its first turn is none of its own', () => {
  const storm = { type: 'storm', seat: 0 };
  const first = { type: 'first', seat: 0 };
  const after = (...newest: object[]) => firstAfterOwn({ newest, length: newest.length }, 0);
  expect(after(storm, first, { seat: 1 })).toBeNull();
  expect(after(storm, first, { seat: 0 }, { seat: 1 })).toBe(3);
});
