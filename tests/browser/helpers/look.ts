/** Looking at what the players have before them while they play. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import type { Style } from './game';
import type { Guest } from './guest';
import { expectToFitPhones } from './layout';
import { nextToPlay, playTurn } from './play';
import { finishByRobots } from './robot';

/** axe finds nothing on a screen, and it fits phones; it is then as large as before. */
export async function lookAt(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page, screen);
  await expectToFitPhones(page);
  if (size !== null) await page.setViewportSize(size);
}

/** What a stretch of a game is played by hand for. */
export interface Stretch {
  style?: Style;
  /** What the log of the first player must say before robots take over. */
  until?: readonly RegExp[];
}

/** So many turns at least are played by what the pages offer. */
const TURNS_BY_HAND = 6;

/**
 * Plays on by what the pages offer, and looks at each kind of prompt where it comes up first; when all
 * has been seen, robots play to the result.
 */
export async function playAndLook(
  players: readonly Guest[],
  { style, until = [] }: Stretch = {},
): Promise<void> {
  const [first] = players;
  if (first === undefined) throw new Error('Nobody plays.');
  const seen = new Set<string>();
  for (let turns = 0; ; turns += 1) {
    const next = await nextToPlay(players);
    if (next === null) break;
    const phase = await next.game.phase();
    if (!seen.has(phase)) await lookAt(next.page, phase);
    seen.add(phase);
    if (turns >= TURNS_BY_HAND && (await logSays(first, until))) break;
    await playTurn(players, style);
  }
  await finishByRobots(players);
  await lookAt(first.page, 'over');
}

async function logSays({ game }: Guest, wanted: readonly RegExp[]): Promise<boolean> {
  if (wanted.length === 0) return true;
  const log = await game.wholeLog();
  return wanted.every((line) => line.test(log));
}
