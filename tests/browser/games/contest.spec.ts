/** A contest at two pages at once: talk, an agreement to close it, the record as a file. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../helpers/checks/axe';
import { expect, test } from '../helpers/test';

test('a contest is open to talk, and closed when both agree', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const { page, words } = ada;
  await page.goto('/');
  await ada.openOptions();
  await ada.unfold();
  await page.getByRole('radio', { name: /^Competition/ }).click();
  await expect(page.getByText('For exactly 2 players.')).toBeVisible();
  await expect(page.getByRole('radio', { name: words.home.open })).toBeChecked();
  await page.getByRole('radio', { name: /^Open sea/ }).click();
  await expect(page.getByRole('radio', { name: words.home.open })).not.toBeChecked();
  await page.getByRole('radio', { name: /^Competition/ }).click();
  await expect(page.getByRole('radio', { name: words.home.open })).toBeChecked();
  await page.getByRole('button', { name: words.home.make, exact: true }).click();
  await ada.arrive();
  await ben.open(page.url());
  await ben.sit(2);
  await ada.startGame();

  await test.step('they talk', async () => {
    for (const guest of [ada, ben]) {
      await guest.page.getByRole('button', { name: words.chat.title, exact: true }).click();
    }
    await ada.write('I must go soon');
    await expect(ben.lines).toContainText('I must go soon');
    for (const guest of [ada, ben]) await guest.page.keyboard.press('Escape');
  });

  await test.step('one proposes to close, the other agrees', async () => {
    await expect(page.getByRole('button', { name: words.game.giveUp })).toHaveCount(0);
    await page.getByRole('button', { name: words.table.menu, exact: true }).click();
    await page.getByRole('button', { name: words.table.closeGame }).click();
    await page.getByRole('button', { name: words.table.agreeToClose }).click();
    const agree = ben.page.getByRole('button', { name: words.table.agreeToClose });
    const asked = 'Ada wants to end the game without a result.';
    await ben.page.getByRole('button', { name: asked }).click();
    await expectAccessible(ben.page, 'closing a contest');
    await agree.click();
    await ben.page
      .getByRole('dialog', { name: 'End the game without a result?' })
      .getByRole('button', { name: words.table.agreeToClose })
      .click();
  });

  await test.step('the game is over without a result, its record can be read', async () => {
    for (const guest of [ada, ben]) {
      await expect(guest.page.getByRole('heading', { name: words.table.closed })).toBeVisible();
    }
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: words.table.record }).click();
    const record = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object;
    expect(record).toMatchObject({ game: 'tranquility', outcome: null, moves: [{ chance: {} }] });
  });

  await test.step('and they can play again', async () => {
    await page.getByRole('button', { name: words.table.again }).click();
    await expect(ben.game.dock).toBeVisible();
  });
});
