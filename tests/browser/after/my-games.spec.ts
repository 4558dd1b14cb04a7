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

test('a deal of the day that was played is done, and its result can be shared', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = ada;
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Play today’s deal of Tranquility', exact: true }).click();
  await expect(ada.game.players, 'it begins at once, with partners').toHaveCount(3);
  await ada.game.giveUp();
  await expect(page.getByRole('button', { name: ada.words.table.again })).toBeVisible();
  await page.goto('/daily');
  const game = page.getByRole('region', { name: 'Tranquility', exact: true });
  await expect(game).toContainText('Done');
  await expect(game).toContainText(/\d+ of 36 · \d+ turn/);
  await game.getByRole('button', { name: 'Share the result' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/^Tranquility · .*\n\d+ of 36 · \d+ turns? · .*\nhttp.*\/daily\/[-\d]+$/u);

  await test.step('the day after, it is yesterday’s, with the results of all', async () => {
    // No server's day passes so quickly: the page is told today's results as those of yesterday.
    const { date, ...day } = await (await page.request.get('/api/daily')).json();
    const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
    const past = { date: before, over: true };
    await page.route(`**/api/daily/${before}`, (route) =>
      route.fulfill({ json: { ...day, ...past, key: day.commitment } }),
    );
    await page.route(`**/api/daily/${before}/*`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(before, date) });
      await route.fulfill({ json: { ...(await response.json()), ...past } });
    });
    await page.reload();
    await expect(
      page.getByRole('region', { name: 'Yesterday Tranquility', exact: true }),
    ).toContainText('You');
    await lookAt(page, 'yesterday’s deal');
  });
});
