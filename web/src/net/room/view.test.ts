import { expect, test } from 'vitest';
import type { Table, ViewMessage, You } from '~/wire/room';
import { completed, firstAfterOwn, type View } from './view';

const TABLE = { code: 'abcdefghjk' } as Table;
const YOU = { name: 'Ada', seat: 0, game: { hand: [1] }, hands: null } as unknown as You;
const FIRST: ViewMessage = {
  seq: 4,
  table: TABLE,
  game: { log_length: 3, log: [], turn: 1 },
  log: ['a', 'b', 'c'],
  you: YOU,
};

const first = () => completed(null, FIRST);
const logOf = ({ game }: View) => (game as { log: unknown[] }).log;
const withLog = (before: View, length: number, log?: unknown[]) =>
  completed(before, { seq: 5, game: { log_length: length, log: [] }, ...(log && { log }) });

test('the first message is the whole picture, with the log in its game', () => {
  const game = { log_length: 3, log: ['a', 'b', 'c'], turn: 1 };
  expect(first()).toEqual({ seq: 4, table: TABLE, game, you: { ...YOU, done: [] } });
});

test('what a message leaves out is the same object as before', () => {
  const before = first();
  const after = completed(before, { seq: 5 });
  expect(after).toEqual({ ...before, seq: 5 });
  expect(after.table).toBe(before.table);
  expect(after.game).toBe(before.game);
  expect(after.you.game).toBe(before.you.game);
});

test('null is a change', () => {
  const after = completed(first(), { seq: 5, game: null, you: { game: null } });
  expect(after.game).toBeNull();
  expect(after.you).toEqual({ ...YOU, game: null, done: [] });
});

test('of a game, members that a message leaves out are the same as before', () => {
  const hand = { cards: [1], legal: { play: [1] } };
  const before = completed(first(), { seq: 5, you: { game: hand } });
  const message: ViewMessage = {
    seq: 6,
    game_changes: { turn: null, log_length: 4 },
    log: ['d'],
    you: { game_changes: { legal: {} } },
  };
  const after = completed(before, message);
  const game = { log_length: 4, log: ['a', 'b', 'c', 'd'], turn: null };
  const you = { ...YOU, game: { cards: [1], legal: {} }, done: [] };
  expect(after).toEqual({ seq: 6, table: TABLE, game, you });
  expect((after.you.game as typeof hand).cards).toBe(hand.cards);
  expect(before.you.game).toEqual(hand);
});

test('what was done is told once', () => {
  const acknowledged = completed(first(), { seq: 5, you: { done: ['1'] } });
  expect(acknowledged.you.done).toEqual(['1']);
  expect(completed(acknowledged, { seq: 6 }).you.done).toEqual([]);
});

test('new lines follow those that are known', () => {
  expect(logOf(withLog(first(), 5, ['d', 'e']))).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(logOf(withLog(first(), 3))).toEqual(['a', 'b', 'c']);
  const many = Array.from({ length: 19 }, (_, line) => line);
  expect(logOf(withLog(first(), 22, many))).toEqual(['c', ...many]);
});

test('after a gap, and in another game, only the lines that are sent count', () => {
  const many = Array.from({ length: 20 }, (_, line) => line);
  expect(logOf(withLog(first(), 29, many))).toEqual(many);
  expect(logOf(withLog(first(), 1, ['A']))).toEqual(['A']);
  expect(logOf(withLog(first(), 0))).toEqual([]);
});

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
