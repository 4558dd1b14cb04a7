/**
 * Counts the frames that come late while a phone shows the moves of a game. It asserts nothing: the
 * figures depend on the machine, and are to be compared on one that is quiet.
 */
import { startedGame } from '../helpers/play';
import { SENSIBLE } from '../helpers/game';
import { expect, test } from '../helpers/test';
import { type Cost, FrameMeter } from './frames';

/** How much slower than this machine the phone is. */
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 4);
const MOVES = Number(process.env['MOVES'] ?? 12);
/** A server that runs already, instead of the program that was built. */
const RUNNING = process.env['TRANQUILITY_URL'];

if (RUNNING !== undefined) test.use({ baseURL: RUNNING });

test('moves on a phone', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await startedGame(ada);
  const meter = await FrameMeter.of(ada.page, SLOWDOWN);
  const costs: Record<'selecting' | 'playing', Cost[]> = { selecting: [], playing: [] };
  for (let move = 0; move < MOVES; move += 1) {
    const offers = await ada.game.offersOfHand();
    const best = offers.toSorted((one, other) => SENSIBLE.worth(other) - SENSIBLE.worth(one))[0];
    if (best === undefined) break;
    costs.selecting.push(await meter.measure(() => ada.game.pick(best)));
    costs.playing.push(
      await meter.measure(async () => {
        await ada.game.press(ada.game.button(ada.words.game.place));
        await expect(ada.game.button(ada.words.game.place)).toBeHidden();
      }),
    );
  }
  for (const [what, measured] of Object.entries(costs)) console.log(what, total(measured));
});

function total(costs: readonly Cost[]): Cost & { moves: number } {
  const sum = (name: keyof Cost): number => costs.reduce((all, cost) => all + cost[name], 0);
  return {
    moves: costs.length,
    frames: sum('frames'),
    late: sum('late'),
    longestMs: Math.max(...costs.map(({ longestMs }) => longestMs)),
    styleMs: sum('styleMs'),
    layoutMs: sum('layoutMs'),
    scriptMs: sum('scriptMs'),
    restyled: sum('restyled'),
  };
}
