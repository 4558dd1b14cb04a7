import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameInfo, MyGame } from '~/wire/http';
import { voyageOf } from './voyage';

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

function wonAt(games: MyGame[]): unknown[] {
  const voyage = voyageOf(tranquility!, games, 'abcdefghjk', 9);
  return voyage!.harbours.filter(({ won }) => won).map(({ options }) => options['removed']);
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
  const voyage = voyageOf(tranquility!, games, 'abcdefghjk', 9);
  expect(wonAt(games)).toEqual([0, 6]);
  expect(voyage?.companions).toEqual(['Bo']);
  expect(voyage?.harbours).toHaveLength(9);
  expect(voyage?.next).toMatchObject({ removed: 4 });
});

test('it goes on to the next harbour that is not won yet, and off the route by a step', () => {
  const next = (games: MyGame[]) => voyageOf(tranquility!, games, 'abcdefghjk', 9)?.next;
  expect(next([game(9, 4), game(1, 6), game(2, 8)])).toMatchObject({ removed: 10 });
  const pyramid = { ...tranquility!.options, grid: 'pyramid', removed: 10 };
  expect(next([game(9, 10, { options: pyramid })])).toMatchObject({ grid: 'pyramid', removed: 12 });
  const last = { ...tranquility!.options, removed: 12, rocks: 'manual', monsters: 3, storms: true };
  expect(next([game(9, 12, { options: last })])).toBeNull();
});

test('there is none of a contest, nor for who has not played', () => {
  expect(voyageOf(tranquility!, [game(1, 0)], 'abcdefghjk', 9)).toBeNull();
  const ranked = game(9, 0, { game: 'santa-timea' });
  expect(voyageOf(contest!, [ranked], 'abcdefghjk', 9)).toBeNull();
});
