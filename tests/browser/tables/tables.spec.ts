/** What the host changes before a game, over reloads, as another guest sees it. */
import { expect, test } from '../helpers/test';

test('the host turns watching off before the game, and who has no seat sees nothing of it', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const eve = await newGuest('Eve');
  const { page, words } = ada;
  const link = await ada.makeTable({ removed: 12 });
  await eve.open(link);
  await expect(eve.page.getByText(/12 islands removed/).first()).toBeVisible();
  await page.getByRole('button', { name: words.table.change, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words.home.level(4) }).click();
  // What is half changed outlives a reload.
  await page.reload();
  await expect(dialog.getByRole('radio', { name: words.home.level(4) })).toBeChecked();
  await ada.unfold();
  await dialog.getByRole('checkbox', { name: words.home.spectators }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: words.table.change, exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(eve.page.getByText(/4 islands removed/).first()).toBeVisible();
  await expect(eve.page.getByText('Not allowed')).toBeVisible();

  await ada.startGame();
  await expect(eve.page.getByRole('heading', { name: words.table.unwatchable })).toBeVisible();
  await expect(eve.page.getByRole('grid')).toHaveCount(0);
  await ada.game.giveUp();
  await expect(eve.seat(2), 'they can come in when it is over').toBeVisible();
  await expect(eve.game.revealed).toHaveCount(0);
});
