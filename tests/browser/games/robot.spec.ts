/** Whole games by what views offer: what the client makes of it, the server must accept. */
import { playOn } from '../helpers/robots/robot';
import { randomly } from '../helpers/robots/strategies';
import { begin, seatedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

/** Of each kind, with an action in which it differs from the others. */
const GAMES = [
  ['tranquility', { rocks: 'manual', monsters: 5, storms: true, wild: 2 }, 'monster'],
  ['tranquility', { grid: 'arch', removed: 12 }, 'place'],
  ['tranquility', { grid: 'pyramid', level: 'hard' }, 'place'],
  ['tranquility', { grid: 'day_night' }, 'turn_over'],
  ['tranquility', { grid: 'competition' }, 'place'],
  ['ascent', { trail: true, documentary: 5, wildlife: true }, 'lead'],
  ['santa-timea', { experienced: true }, 'play'],
] as const;

const ROUNDS = 5;

for (const [game, options, action] of GAMES) {
  test(`robots play ${game} ${JSON.stringify(options)} by what their views offer`, async ({
    newRobot,
  }) => {
    const done = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const players = [newRobot('Ada'), newRobot('Ben')];
      const link = await seatedTable({ game, options }, ...players);
      await begin(link, players);
      // What the server refuses fails the test.
      const types = await playOn(link, players, (seat) => randomly(100 * round + seat));
      for (const type of types) done.add(type);
    }
    expect(done).toContain(action);
  });
}
