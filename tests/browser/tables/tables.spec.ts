import { giveUpTogether } from '../helpers/boards/play';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

test('a table with open talk says so before anybody sits down', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const players = [ada, ben];
  const link = await ada.makeTable({ openTalk: true });
  await ben.open(link);
  await expect(ben.page.getByText(ben.words.table.openTalk)).toBeVisible();
  await expect(ben.page.getByText(/players may message each other during the game/i)).toBeVisible();
  await ben.sit(2);
  await ada.startGame();

  await test.step('they may then write during the game', async () => {
    for (const { page, words } of players) {
      await expect(page.getByRole('banner')).toContainText('Chat allowed');
      await page.getByRole('button', { name: words.chat.title, exact: true }).click();
    }
    await ada.write('I have the start card');
    await expect(ben.lines).toContainText('I have the start card');
  });
});

test('where spectators are not allowed, a guest without a seat sees nothing of the game', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const eve = await newGuest('Eve');
  const link = await ada.makeTable({ spectators: false });
  await eve.open(link);
  await expect(eve.seat(2)).toBeVisible();
  await ada.startGame();
  await expect(eve.page.getByRole('heading', { name: eve.words.table.unwatchable })).toBeVisible();
  await expect(eve.page.getByRole('grid')).toHaveCount(0);
  await giveUpTogether([ada]);
  await expect(eve.seat(2), 'they can come in when it is over').toBeVisible();
  await expect(eve.game.revealed).toHaveCount(0);
});

test('the host turns watching off before the game', async ({ newGuest }) => {
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
});

test('a table is found again by its code and among the own ones', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const link = await startedTable({}, ada);
  const code = link.slice(link.lastIndexOf('/') + 1);

  await ada.page.goto('/');
  const mine = ada.page.getByRole('region', { name: ada.words.home.mine });
  await expect(mine).toContainText('Your turn');
  await mine.getByRole('link', { name: code }).click();
  await expect(ada.game.hand).toHaveCount(5);

  await ben.page.goto('/');
  const field = ben.page.getByRole('textbox', { name: ben.words.home.code });
  const join = ben.page.getByRole('button', { name: ben.words.home.join, exact: true });
  await field.fill('nonsense');
  await join.click();
  await expect(ben.page.getByText(ben.words.home.codeWrong)).toBeVisible();
  await field.fill(` ${code.toUpperCase().replace('-', ' ')} `);
  await join.click();
  await expect(ben.page).toHaveURL(link);
  await expect(ben.game.dock).toContainText('You are watching');
});

test('the language is that of the browser, until another is chosen', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { language: 'fr' });
  const { page, words } = ada;
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title);
  await expect(page.getByRole('button', { name: words.home.make })).toBeVisible();

  await page.getByRole('combobox', { name: 'Langue' }).selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Karten spielen mit Freunden in der Ferne',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Karten spielen mit Freunden in der Ferne',
  );
});
