import { expect, test } from 'vitest';
import type { Replay } from '~/wire/http';
import { namesOf, viewOf } from './views';

const REPLAY = { seats: 3, names: ['Ada', 'Ben', 'Cleo'] } as Replay;
const GAME = { phase: 'turn' };

test('what the table saw holds no hand', () => {
  const view = viewOf(REPLAY, 'table', { game: GAME, you: null, hands: null });
  expect(view.game).toBe(GAME);
  expect(view.table.players).toEqual(['Ada', 'Ben', 'Cleo']);
  expect(view.you.hands).toEqual([]);
});

test('what a seat saw is its hand, and no viewer looks as a player', () => {
  const { you } = viewOf(REPLAY, 1, { game: GAME, you: { hand: [7] }, hands: null });
  expect(you.hands).toEqual([null, { hand: [7] }, null]);
  expect(you.player).toBeNull();
  expect(you.game).toBeNull();
});

test('with everything open there are all hands', () => {
  const hands = [{ hand: [1] }, { hand: [2] }, { hand: [3] }];
  expect(viewOf(REPLAY, 'open', { game: GAME, you: null, hands }).you.hands).toEqual(hands);
});

test('a record without names numbers its players', () => {
  expect(namesOf({ seats: 2, names: null })).toEqual(['Player 1', 'Player 2']);
});
