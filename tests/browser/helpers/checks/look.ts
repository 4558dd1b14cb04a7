/** Looking at what the players have before them while they play. */
import type { Page } from '@playwright/test';
import { LAVISH, type Style } from '../boards/game';
import { nextToPlay } from '../boards/play';
import type { Guest } from '../guest';
import { expectAccessible } from './axe';
import { expectToFitPhones } from './layout';

/** axe finds nothing on a screen, and it fits phones; it is then as large as before. */
export async function lookAt(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page, screen);
  await expectToFitPhones(page);
  if (size !== null) await page.setViewportSize(size);
}

/** Looks at what a player is asked to do, which must be their turn, and does it. */
export async function lookAndAct(player: Guest, style: Style = LAVISH): Promise<void> {
  await nextToPlay([player]);
  await lookAt(player.page, await player.game.phase());
  await player.game.takeTurn(style);
}
