/**
 * Counts the frames that come late while a phone shows a game: its dealing, the own moves and those of
 * another player. It asserts nothing: the figures depend on the machine, and are to be compared on one
 * that is quiet.
 */
import type { Locator } from '@playwright/test';
import { nextToPlay } from '../helpers/boards/play';
import type { Guest } from '../helpers/guest';
import { test } from '../helpers/test';
import { type Cost, FrameMeter } from './frames';
import { GAMES } from './games';

/** How much slower than this machine the phone is. */
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 4);
/** So many of each kind. */
const MOVES = Number(process.env['MOVES'] ?? 6);
/** A server that runs already, instead of the program that was built. */
const RUNNING = process.env['TRANQUILITY_URL'];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
if (RUNNING !== undefined) test.use({ baseURL: RUNNING });

for (const [name, played] of Object.entries(GAMES)) {
  test(name, async ({ newGuest }) => {
    const ada = await newGuest('Ada', { viewport: { width: 390, height: 844 }, hasTouch: true });
    const ben = await newGuest('Ben');
    const link = await ada.makeTable(played.wishes);
    await ben.open(link);
    await ben.sit(2);
    const meter = await FrameMeter.of(ada.page, SLOWDOWN);

    const costs: Record<Kind, Cost[]> = { dealing: [], choosing: [], playing: [], watching: [] };
    const start = await pointOf(ada.startButton);
    costs.dealing.push(await meter.measure(() => tap(ada, start)));
    while (costs.playing.length < MOVES || costs.watching.length < MOVES) {
      const next = await nextToPlay([ada, ben]);
      if (next === null) break;
      const move = next === ada ? await played.find(ada) : null;
      if (next === ben) {
        costs.watching.push(await meter.measure(() => played.takeTurn(ben)));
      } else if (move === null) {
        await played.takeTurn(ada);
      } else {
        const chosen = await pointsOf(move.choose);
        costs.choosing.push(await meter.measure(() => tap(ada, ...chosen)));
        const button = await pointOf(move.play);
        costs.playing.push(await meter.measure(() => tap(ada, button)));
      }
    }
    const totals = Object.entries(costs).map(([what, measured]) => [what, total(measured)]);
    console.log(`${name}, ${SLOWDOWN} times slower`);
    console.table(Object.fromEntries(totals));
  });
}

type Kind = 'dealing' | 'choosing' | 'playing' | 'watching';

interface Point {
  x: number;
  y: number;
}

async function pointOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to tap.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pointsOf(targets: readonly Locator[]): Promise<Point[]> {
  const points: Point[] = [];
  for (const target of targets) points.push(await pointOf(target));
  return points;
}

async function tap({ page }: Guest, ...points: Point[]): Promise<void> {
  for (const { x, y } of points) await page.touchscreen.tap(x, y);
}

function total(costs: readonly Cost[]): Cost & { times: number } {
  const sum = (name: keyof Cost): number => costs.reduce((all, cost) => all + cost[name], 0);
  const most = (name: keyof Cost): number => Math.max(0, ...costs.map((cost) => cost[name]));
  return {
    times: costs.length,
    frames: sum('frames'),
    late: sum('late'),
    longestMs: most('longestMs'),
    longestTaskMs: most('longestTaskMs'),
    longTasks: sum('longTasks'),
    styleMs: sum('styleMs'),
    layoutMs: sum('layoutMs'),
    scriptMs: sum('scriptMs'),
    restyled: sum('restyled'),
  };
}
