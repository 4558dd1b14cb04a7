/** Real keys and a real finger: where the focus goes, and what a press that is held asks for. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../helpers/test';

test('keys pick and play, and a finger that is held asks', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { hasTouch: true });
  const { page, game } = ada;
  await ada.makeTable();
  await ada.startGame();

  await test.step('a move can be taken back where it is not asked about', async () => {
    await page.keyboard.press('?');
    const controls = page.getByRole('dialog', { name: 'Controls' });
    await expect(controls).toContainText('say what to do now');
    await controls.getByRole('checkbox', { name: 'Ask before each move' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(controls).toBeHidden();
    const island = (await game.cards()).findIndex((name) => ada.words.game.island.test(name));
    await page.keyboard.press(`Digit${island + 1}`);
    await expect(page.locator(':focus')).toHaveRole('gridcell');
    const placed = page.getByRole('gridcell', { name: /island \d+, last move/ });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
    await expect(placed).toHaveCount(0);
    await page.locator('.game-confirm').press('Enter');
    await page.getByRole('button', { name: 'Send now' }).press('Enter');
    await expect(placed).toHaveCount(1);
  });

  await test.step('two cards are discarded by four keys', async () => {
    // A start card that was drawn just now is played before anything else.
    if (await game.button(ada.words.game.playStart).isVisible()) return;
    const before = await game.logLength();
    for (const key of ['d', 'Digit1', 'Digit3', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => game.logLength()).not.toBe(before);
  });

  await test.step('a card says what it is, and where the rules say more', async () => {
    // A start card that must be played is picked already.
    const picked = await game.picked.count();
    const release = await hold(game.card(ada.words.game.island));
    const piece = page.getByRole('dialog', { name: 'Island' });
    await expect(piece).toContainText('It goes into an empty cell');
    await release();
    await piece.getByRole('button', { name: 'In the rules' }).tap();
    const heading = page.getByRole('dialog').getByRole('heading', { name: 'Placing an island' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(game.picked).toHaveCount(picked);
  });
});

test('a move of a lesson waits in the place of what was chosen', async ({ newGuest }) => {
  const { page } = await newGuest('Ada');
  await page.goto('/learn/santa-timea');
  await page.evaluate(() => localStorage.setItem('table.confirm', 'off'));
  await page.reload();
  const card = page.locator('.game-card').first();
  await card.click();
  await card.click();
  await expect(page.locator('.game-waiting')).toBeVisible();
  // At once: the move is sent soon.
  expect(await page.locator('.game-dock-text:visible').count()).toBe(1);
});

/** Puts a finger on something, and returns what takes it off again. */
async function hold(target: Locator): Promise<() => Promise<void>> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not to be seen.`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await target.page().context().newCDPSession(target.page());
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [finger]);
  return async () => void (await touch('touchEnd', []));
}
