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

test.each([
  ['none of its own', [{ type: 'first', seat: 0 }, { seat: 1 }], null],
  ['its own turn after it', [{ type: 'first', seat: 1 }, { seat: 0 }, { seat: 1 }], 3],
])('a storm before the first turn: %s', (_, lines, missed) => {
  const newest = [{ type: 'storm', seat: 0 }, ...lines];
  expect(firstAfterOwn({ newest, length: newest.length }, 0)).toBe(missed);
});
