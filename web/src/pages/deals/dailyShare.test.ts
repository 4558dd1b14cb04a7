import { expect, it } from 'vitest';
import type { MyGame } from '~/wire/http';
import { shareText } from './dailyShare';

const GAME: MyGame = {
  room: 'abcdefghjk',
  number: 1,
  at: 0,
  game: 'tranquility',
  options: {},
  names: ['Ada', 'Ben'],
  partners: [],
  own: 0,
  outcome: { result: 'lost', reason: 'conceded' },
  figures: { placed: 33, of: 36 },
  actions: 41,
  daily: '2020-11-22',
};

it('tells how far a game came, and neither cards nor names', () => {
  expect(shareText(GAME, '2020-11-22', 'https://example.org')).toBe(
    'Tranquility · 22 November 2020\n33 of 36 · 41 moves · 🏝🏝🏝🏝🏝🌊\nhttps://example.org/daily/2020-11-22',
  );
});

it('tells the own points of a contest', () => {
  const outcome = { result: 'ranked', scores: [7, 9], winners: [1] } as const;
  const contest: MyGame = { ...GAME, outcome: { ...outcome, scores: [7, 9], winners: [1] } };
  expect(shareText({ ...contest, figures: null }, '2020-11-22', '')).toContain('\n7 points · 41');
});
