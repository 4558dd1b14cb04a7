import { expect, test } from 'vitest';
import { countsOf } from './ScoreboardPanel';

const NOTHING = { won: 0, lost: 0, closed: 0, ranked: 0, wins: [] };

test('nothing is told before the first game has ended', () => {
  expect(countsOf(NOTHING)).toEqual([]);
});

test('games that all played together are won or lost', () => {
  expect(countsOf({ ...NOTHING, won: 2, closed: 1 })).toEqual([
    { what: 'games', count: 3 },
    { what: 'won', count: 2 },
    { what: 'lost', count: 0 },
    { what: 'closed', count: 1 },
  ]);
});

test('contests are no losses', () => {
  expect(countsOf({ ...NOTHING, ranked: 4 })).toEqual([{ what: 'games', count: 4 }]);
  expect(countsOf({ ...NOTHING, ranked: 1, lost: 1 })).toEqual([
    { what: 'games', count: 2 },
    { what: 'won', count: 0 },
    { what: 'lost', count: 1 },
    { what: 'ranked', count: 1 },
  ]);
});
