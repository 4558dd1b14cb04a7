/** The faces of guests: chosen between games, seen by all, and remembered for the next table. */
import { lookAt } from '../helpers/checks/look';
import { expect, test } from '../helpers/test';

test('a face stands for its guest at this table and the next', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const link = await ada.makeTable();
  await ben.open(link);
  await ben.sit(2);
  const { page } = ada;
  await page.getByRole('button', { name: 'Choose your avatar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your avatar' });
  await dialog.getByRole('radio', { name: 'Fish', exact: true }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(dialog.getByRole('radio', { name: 'Octopus' })).toBeChecked();
  await lookAt(page, 'the choice of a face');
  await dialog.getByRole('button', { name: 'Use this avatar' }).press('Enter');
  await expect(dialog).toBeHidden();
  const faces = ben.page.locator('.creature');
  await expect(faces).toHaveCount(1);
  await ada.startGame();
  await expect(ben.game.dock).toBeVisible();
  await expect(faces).toHaveCount(1);

  await ada.makeTable();
  await expect(page.locator('.creature')).toHaveCount(1);
});
