/** Looking at what the players have before them while they play. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import type { Style } from './game';
import type { Guest } from './guest';
import { expectToFitPhones } from './layout';
import { nextToPlay, playToTheEnd, playTurn } from './play';

/** axe finds nothing on a screen, and it fits phones; it is then as large as before. */
export async function lookAt(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page, screen);
  await expectToFitPhones(page);
  if (size !== null) await page.setViewportSize(size);
}

/** Plays on to the result, and looks at each kind of prompt where it comes up first. */
export async function playAndLook(players: readonly Guest[], style?: Style): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const next = await nextToPlay(players);
    if (next === null) break;
    const phase = await next.game.phase();
    if (!seen.has(phase)) await lookAt(next.page, phase);
    seen.add(phase);
    await playTurn(players, style);
  }
  await playToTheEnd(players);
  const [first] = players;
  if (first !== undefined) await lookAt(first.page, 'over');
}
