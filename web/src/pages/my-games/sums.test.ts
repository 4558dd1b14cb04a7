import { expect, it } from 'vitest';
import type { MyGame } from '~/wire/http';
import { companiesOf, dayStreak, kindsOf, streakOf, weekOf } from './sums';

let at = 1000;

/** Each is older than the one before, as the server lists them. */
function game(changes: Partial<MyGame>): MyGame {
  at -= 1;
  return {
    room: `room${at}`,
    number: 1,
    at,
    game: 'tranquility',
    options: { removed: 0, grid: 'standard' },
    names: ['Ada', 'Ben'],
    partners: [],
    own: 0,
    outcome: { result: 'won' },
    figures: { placed: 36, of: 36 },
    actions: 44,
    turns: 41,
    settings: null,
    daily: null,
    ...changes,
  };
}

const lost = (placed: number) =>
  game({ outcome: { result: 'lost', reason: 'conceded' }, figures: { placed, of: 36 } });

const contest = (points: number, winners: number[]) =>
  game({ outcome: { result: 'ranked', scores: [points, 20], winners }, figures: null });

const days = (...dates: string[]) => dates.map((daily) => game({ daily }));

it('sums up by game and options, with streaks', () => {
  const games = [
    game({}),
    game({ options: { grid: 'standard', removed: 0 } }),
    lost(30),
    game({}),
    game({}),
    game({}),
    game({ outcome: null, figures: null }),
    game({ options: { removed: 4, grid: 'standard' } }),
  ];
  const [first, second] = kindsOf(games);
  expect(first).toMatchObject({ games: 6, won: 5, streak: 2, longest: 3 });
  expect(first?.best).toEqual({ placed: 36, of: 36 });
  expect(second).toMatchObject({ options: { removed: 4, grid: 'standard' }, games: 1, won: 1 });
});

it('knows the best of contests by the own points', () => {
  const [kind] = kindsOf([contest(-3, [1]), contest(31, [0])]);
  expect(kind).toMatchObject({ games: 2, won: 1, points: 31, best: null });
});

it('tells with whom, leaving out partners', () => {
  const games = [
    game({ names: ['Ada', 'Ben', 'Cleo'], partners: [2] }),
    game({ names: ['Ben', 'Ada'], own: 1 }),
    game({ names: ['Ada'] }),
  ];
  expect(companiesOf(games)).toEqual([{ names: ['Ben'], games: [games[0], games[1]] }]);
});

it('counts days in a row up to today, or yesterday while today is yet to come', () => {
  expect(dayStreak(days('2026-03-01', '2026-02-28', '2026-02-26'), '2026-03-01')).toBe(2);
  expect(dayStreak(days('2026-02-28'), '2026-03-01')).toBe(1);
  expect(dayStreak(days('2026-02-27'), '2026-03-01')).toBe(0);
});

it('counts what was won in a row, leaving out games without a result', () => {
  expect(streakOf([game({}), game({ outcome: null }), game({}), lost(30), game({})])).toBe(2);
  expect(streakOf([lost(30), game({})])).toBe(0);
  expect(streakOf([])).toBe(0);
});

it('knows the deals of the day of this week, from Monday on', () => {
  // The fourth of March 2026 is a Wednesday.
  const games = days('2026-03-05', '2026-03-04', '2026-03-02', '2026-03-01');
  const week = weekOf([game({}), ...games], '2026-03-04');
  expect(week.map(({ daily }) => daily)).toEqual(['2026-03-02', '2026-03-04']);
  expect(weekOf(games, '2026-03-01').map(({ daily }) => daily)).toEqual(['2026-03-01']);
});
