import { diceOf, newTable, playSeat } from './helpers/robot';
import { expect, test } from './helpers/test';

/** Whole games of each kind, and an action in which each differs from the others. */
const GAMES = [
  ['tranquility', { rocks: 'manual', monsters: 5, storms: true, wild: 2 }, 'monster'],
  ['tranquility', { grid: 'arch', removed: 12 }, 'place'],
  ['tranquility', { grid: 'pyramid', level: 'hard' }, 'place'],
  ['tranquility', { grid: 'day_night' }, 'turn_over'],
  ['tranquility', { grid: 'competition' }, 'place'],
  ['ascent', { trail: true, documentary: 5, wildlife: true }, 'lead'],
  ['santa-timea', { experienced: true }, 'play'],
] as const;

const ROUNDS = 2;

for (const [game, options, deed] of GAMES) {
  test(`robots play ${game} ${JSON.stringify(options)} by what their views offer`, async ({
    newGuest,
  }) => {
    const done = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const pages = await Promise.all(
        ['Ada', 'Ben'].map(async (name) => (await newGuest(name)).page),
      );
      await Promise.all(pages.map((page) => page.goto('/rules/tranquility')));
      const [host] = pages;
      if (host === undefined) throw new Error('no guest makes the table');
      const code = await newTable(host, game, options);
      // What the server refuses fails the test.
      const played = await Promise.all(
        pages.map((page, seat) =>
          playSeat(page, { code, seat, seats: pages.length }, diceOf(100 * round + seat)),
        ),
      );
      for (const type of played.flat()) done.add(type);
    }
    expect(done).toContain(deed);
  });
}
