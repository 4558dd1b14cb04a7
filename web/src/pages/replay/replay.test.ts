import { expect, test } from 'vitest';
import type { Replay } from '~/wire/http';
import { replayNames, replayViewOf } from './ReplayBoard';
import { apiBase, recordSource, replayPath, tableSource } from '~/router/paths';

test('a game of a table', () => {
  const source = tableSource('ABCDE-fghjk', '12');
  expect(source).toEqual({ from: 'table', code: 'abcdefghjk', game: 12 });
  expect(source && apiBase(source)).toBe('/api/rooms/abcdefghjk/games/12');
  expect(source && replayPath(source)).toBe('/t/abcde-fghjk/games/12');
});

test.each([
  ['0190A8E0-5C4B-4D3A-9F1E-2B6C7D8E9F00.', '0190a8e0-5c4b-4d3a-9f1e-2b6c7d8e9f00'],
  ['abcde-fghjk', 'abcdefghjk'],
])('the uploaded record %j', (typed, id) => {
  const source = recordSource(typed);
  expect(source && apiBase(source)).toBe(`/api/records/${id}`);
  expect(source && replayPath(source)).toBe(`/replay/${id}`);
});

test.each(['0', '-1', '1.5', 'first', '', '01', '1234567890'])('there is no game %j', (game) => {
  expect(tableSource('abcdefghjk', game)).toBeNull();
});

test('what is no code names nothing', () => {
  expect(tableSource('short', '1')).toBeNull();
  expect(recordSource('short')).toBeNull();
  expect(recordSource('0190a8e0-5c4b-4d3a-9f1e-2b6c7d8e9f001')).toBeNull();
});

const REPLAY = { seats: 3, names: ['Ada', 'Ben', 'Cleo'] } as Replay;
const GAME = { phase: 'turn' };

test('what the table saw holds no hand', () => {
  const view = replayViewOf(REPLAY, 'table', { game: GAME, you: null, hands: null });
  expect(view.game).toBe(GAME);
  expect(view.table.players).toEqual(['Ada', 'Ben', 'Cleo']);
  expect(view.you.hands).toEqual([]);
});

test('what a seat saw is its hand, and no viewer looks as a player', () => {
  const { you } = replayViewOf(REPLAY, 1, { game: GAME, you: { hand: [7] }, hands: null });
  expect(you.hands).toEqual([null, { hand: [7] }, null]);
  expect(you.player).toBeNull();
  expect(you.game).toBeNull();
});

test('with everything open there are all hands', () => {
  const hands = [{ hand: [1] }, { hand: [2] }, { hand: [3] }];
  expect(replayViewOf(REPLAY, 'open', { game: GAME, you: null, hands }).you.hands).toEqual(hands);
});

test('a record without names numbers its players', () => {
  expect(replayNames({ seats: 2, names: null })).toEqual(['Player 1', 'Player 2']);
});
