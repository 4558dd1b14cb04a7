/** Computer partners: a game at once, partners in a lobby, and a seat handed over and taken back. */
import { nextToPlay, playTurn } from '../helpers/boards/play';
import { expectAccessible } from '../helpers/checks/axe';
import { expectToFitPhones, PHONE } from '../helpers/checks/layout';
import { expect, test } from '../helpers/test';

test('a game with partners needs no name, until others come', async ({ newGuest, newServer }) => {
  const { url: baseURL } = await newServer('--set=partner-pace=0.1');
  const ada = await newGuest('Ada', { baseURL, viewport: PHONE, hasTouch: true });
  const { page, words, game } = ada;
  await page.goto('/');
  await page.getByRole('radio', { name: words.home.withComputers }).tap();
  await page.getByRole('button', { name: words.home.now }).tap();
  await expect(game.players).toHaveCount(3);
  await expect(game.players.first()).toContainText('You');
  await expect(game.players.filter({ hasText: 'computer' })).toHaveCount(2);
  await expectToFitPhones(page);
  for (let turns = 0; turns < 2; turns += 1) {
    expect(await nextToPlay([ada])).toBe(ada);
    await playTurn([ada]);
  }
  await expectAccessible(page, 'a game with partners');

  const link = page.url();
  const ben = await newGuest('Ben', { baseURL });
  await ben.open(link);
  await expect(ben.page.getByText('its player hasn’t given a name')).toBeVisible();

  await page.goto('/');
  const mine = page.getByRole('region', { name: words.home.mine });
  await expect(mine).toContainText('You and 2 computer partners');
  await page.goto(link);
  await page.getByRole('button', { name: words.table.menu, exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Invite').tap();
  await dialog.getByRole('textbox').fill('Ada');
  await expectAccessible(page, 'asked for a name');
  await dialog.getByRole('button', { name: words.chat.useName }).tap();
  await expect(page.getByRole('textbox', { name: words.table.link })).toHaveValue(link);
  // Whether all pledge or one plays.
  await expect(ben.page.getByRole('main')).toContainText('Ada');
});

test('the host adds partners, and all see what they are', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const link = await ada.makeTable();
  const seats = (guest: typeof ada) =>
    guest.page.getByRole('region', { name: guest.words.table.seats }).getByRole('listitem');
  await ada.page.getByRole('button', { name: 'Add a computer, seat 2' }).click();
  await expect(seats(ada).nth(1)).toContainText('Computer');
  const level = seats(ada).nth(1).getByRole('combobox');
  await level.selectOption('Sharp');
  await ben.open(link);
  await expect(seats(ben).nth(1)).toContainText('Computer · Sharp');
  await expect(ben.page.getByRole('button', { name: /Add a computer/ })).toHaveCount(0);
  await expectAccessible(ada.page, 'a lobby with partners');

  await seats(ada).nth(1).getByRole('button').click();
  await expect(seats(ada).nth(1)).toContainText('Empty seat');
  await ada.page.getByRole('button', { name: 'Add a computer, seat 3' }).click();
  await expect(seats(ada).nth(2).getByRole('combobox'), 'as chosen last').toHaveValue('sharp');

  await ben.page.getByRole('textbox', { name: ben.words.table.yourName }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Join as Ben' }).click();
  await expect(seats(ada).nth(1)).toContainText('Ben');
  await ada.startGame();

  const { page, words } = ada;
  await page.getByRole('button', { name: words.table.menu, exact: true }).click();
  await page.getByRole('button', { name: 'Play for me' }).click();
  const back = page.getByRole('button', { name: 'I’m back' });
  await expect(back).toBeVisible();
  await expect(ben.game.players.filter({ hasText: 'computer' })).toHaveCount(2);
  await back.click();
  await expect(ada.game.hand).toHaveCount(5);
  await expect(ben.game.players.filter({ hasText: 'computer' })).toHaveCount(1);
});
