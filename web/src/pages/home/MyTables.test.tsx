import { expect, test } from 'vitest';
import type { MyTable } from '~/wire/http';
import { finishedGames, turnsFirst } from './MyTables';

function table(differences: Partial<MyTable>): MyTable {
  return {
    code: 'abcdefghjk',
    game: 'ascent',
    options: {},
    phase: 'playing',
    host_name: 'Ada',
    seats: ['Ada', 'Ben'],
    partners: [],
    own: 0,
    waiting: [1],
    my_turn: false,
    games: 1,
    changed_at: 0,
    ...differences,
  };
}

test('those where it is the own turn come first, else their order stays', () => {
  const tables = [
    table({ code: 'a' }),
    table({ code: 'b', my_turn: true }),
    table({ code: 'c' }),
    table({ code: 'd', my_turn: true }),
  ];
  expect(turnsFirst(tables).map(({ code }) => code)).toEqual(['b', 'd', 'a', 'c']);
});

test('all games but the running one are finished, the newest first', () => {
  expect(finishedGames(table({ games: 3 }))).toEqual([2, 1]);
  expect(finishedGames(table({ games: 3, phase: 'over' }))).toEqual([3, 2, 1]);
  expect(finishedGames(table({ games: 1 }))).toEqual([]);
  expect(finishedGames(table({ games: 0, phase: 'lobby' }))).toEqual([]);
});
