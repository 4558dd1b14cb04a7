import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Options } from '~/pages/table-form/schema';
import type { GameInfo, MyGame } from '~/wire/http';
import { wayOnFrom, type WayOn } from './voyage';

const GAMES = JSON.parse(readFileSync('src/testing/games.json', 'utf8')) as GameInfo[];
const [tranquility, contest] = ['tranquility', 'santa-timea'].map((id) =>
  GAMES.find((each) => each.id === id)!,
);

/** A game of the first seat's guest with these islands removed. */
function game(number: number, removed: number, changes: Partial<MyGame> = {}): MyGame {
  return {
    room: 'abcdefghjk',
    number,
    at: number,
    game: 'tranquility',
    options: { ...tranquility!.options, removed },
    names: ['Ada', 'Bo', 'Otter'],
    partners: [2],
    own: 0,
    outcome: { result: 'won' },
    figures: null,
    actions: 40,
    turns: 40,
    settings: null,
    daily: null,
    ...changes,
  };
}

/** The way on from the ninth game of a table. */
function wayOn(schema: GameInfo, games: MyGame[], played = schema.options): WayOn {
  const ninth = games.find(({ number }) => number === 9);
  return wayOnFrom(schema, games, 'abcdefghjk', 9, (ninth?.options ?? played) as Options);
}

function wonAt(games: MyGame[]): unknown[] {
  return wayOn(tranquility!, games)
    .voyage!.harbours.filter(({ won }) => won)
    .map(({ options }) => options['removed']);
}

test('a voyage has the harbours that the same people have won, at whatever table', () => {
  const games = [
    game(9, 0),
    game(1, 6, { room: 'mnpqrstuvw', names: ['Bo', 'Ada'], partners: [], own: 1 }),
    game(2, 8, { outcome: { result: 'lost', reason: 'conceded' } as MyGame['outcome'] }),
    game(3, 10, { names: ['Ada', 'Chi', 'Otter'] }),
    game(4, 12, { names: ['Ada', 'Bo', 'Chi'], partners: [] }),
    game(5, 4, { game: 'ascent' }),
  ];
  const { voyage, next } = wayOn(tranquility!, games);
  expect(wonAt(games)).toEqual([0, 6]);
  expect(voyage?.companions).toEqual(['Bo']);
  expect(voyage?.harbours).toHaveLength(9);
  expect(next).toMatchObject({ removed: 4 });
});

test('it goes on to the next harbour that is not won yet, and off the route by a step', () => {
  const next = (games: MyGame[]) => wayOn(tranquility!, games).next;
  expect(next([game(9, 4), game(1, 6), game(2, 8)])).toMatchObject({ removed: 10 });
  const pyramid = { ...tranquility!.options, grid: 'pyramid', removed: 10 };
  expect(next([game(9, 10, { options: pyramid })])).toMatchObject({ grid: 'pyramid', removed: 12 });
  const last = { ...tranquility!.options, removed: 12, rocks: 'manual', monsters: 3, storms: true };
  expect(next([game(9, 12, { options: last })])).toBeNull();
});

test('there is none of a contest, nor for who has not played', () => {
  expect(wayOn(tranquility!, [game(1, 0)]).voyage).toBeNull();
  expect(wayOn(contest!, [game(9, 0, { game: 'santa-timea' })]).voyage).toBeNull();
});

test('where no games are listed it goes on by a step', () => {
  const played = { ...tranquility!.options, removed: 4 };
  expect(wayOn(tranquility!, [], played)).toMatchObject({ voyage: null, next: { removed: 6 } });
});
