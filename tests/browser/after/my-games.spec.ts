/** What a guest has finished here: listed, taken up again, and erased. */
import { giveUpTogether } from '../helpers/boards/play';
import { lookAt } from '../helpers/checks/look';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

test('finished games are listed with their players, who are invited again', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const { page } = ada;
  await startedTable({}, ada, ben);
  await giveUpTogether([ada, ben]);
  await page.goto('/');
  await page.getByRole('link', { name: 'All games you have finished' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My games');
  const all = page.getByRole('region', { name: 'All games' });
  await expect(all.getByRole('listitem')).toHaveText([/Ada and Ben.*Conceded/s]);
  const groups = page.getByRole('region', { name: 'My groups' }).getByRole('listitem');
  await expect(groups.first()).toContainText(/Ben.*Games1.*Won0.*0 of 1 won/s);
  await lookAt(page, 'my games');

  await test.step('by a new table and its link', async () => {
    await page.getByRole('button', { name: 'Invite again: Ben' }).click();
    await ada.arrive();
    await expect(page.getByRole('textbox', { name: ada.words.table.link })).toHaveValue(/\/t\//);
    await page.goto('/games');
  });

  await test.step('until everything is erased', async () => {
    await page.getByRole('button', { name: 'Erase everything' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('What can’t be erased: the tables themselves');
    await dialog.getByRole('button', { name: 'Erase everything' }).click();
    await expect(page.getByText('You haven’t finished a game here yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You haven’t finished a game here yet.')).toBeVisible();
  });
});
