/** How guests play Santa Timea, by what the screen offers. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Guest } from '../guest';

/** How many cards each player has in a round. */
export const TRICKS = 12;

export function hand(page: Page): Locator {
  return page.getByRole('list', { name: 'Your hand' }).getByRole('button');
}

export function dock(page: Page): Locator {
  return page.getByRole('region', { name: 'Your move' });
}

/** Plays the first card that may be played. Only a pirate may not, when it would lead. */
export async function playOne({ page }: Guest): Promise<void> {
  const cards = await hand(page).count();
  await hand(page).first().click();
  await dock(page)
    .getByRole('button', { name: /^Play / })
    .click();
  // After the last card there is a new hand at once.
  await expect(hand(page)).not.toHaveCount(cards);
}
