import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { manifest } from '../../../build/manifest';
import words from '~/texts/server/en.json';
import type { MyTable } from '~/wire/http';
import { Games } from './Games';
import { companyOf, finishedGames, MyTables, turnsFirst } from './MyTables';

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

test('who plays without a name is the reader, or a guest without one', () => {
  const seats = ['', 'Electra', null];
  expect(companyOf({ seats, partners: [1], own: 0 })).toEqual(['You', '1 computer partner']);
  expect(companyOf({ seats, partners: [1] })).toEqual(['Unnamed guest', '1 computer partner']);
});

test('the shortcuts of the installed program lead to what the page has', () => {
  const tables = { value: [table({})], problem: null, refresh: () => undefined };
  const plans = {
    busy: false,
    problem: null,
    game: undefined,
    begin: () => undefined,
    dialog: null,
  };
  act(() =>
    render(
      <>
        <Games offers={null} table={plans} />
        <MyTables tables={tables} />
      </>,
      document.body,
    ),
  );
  const anchors = manifest('en', words).shortcuts.flatMap(({ url }) => url.split('#')[1] ?? []);
  expect(anchors).toHaveLength(2);
  for (const anchor of anchors) expect(document.getElementById(anchor)).not.toBeNull();
});
