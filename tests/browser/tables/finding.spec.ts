/** Tables that strangers find, hands that lie open to those who watch, and the own tables. */
import { giveUpTogether, nextToPlay } from '../helpers/boards/play';
import { expectToFitPhones } from '../helpers/checks/layout';
import { lookAt } from '../helpers/checks/look';
import type { Guest } from '../helpers/guest';
import { SOON_AWAY } from '../helpers/server/server';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

/** The tables on the page of open tables. */
function openTables({ page }: Guest) {
  return page.getByRole('main').getByRole('listitem');
}

test('a listed table is found, live, and a seat is taken from the list', async ({
  newGuest,
  newServer,
}) => {
  const { url: baseURL } = await newServer(...SOON_AWAY);
  const ada = await newGuest('Ada', { baseURL });
  const ben = await newGuest('Ben', { baseURL });
  const cleo = await newGuest('Cleo', { baseURL, language: 'fr' });
  for (const { page, words } of [ben, cleo]) {
    await page.goto('/');
    await page.getByRole('link', { name: words.home.openTables }).click();
    await expect(page.getByText(words.home.noOpenTables)).toBeVisible();
  }

  await ada.makeTable({ listed: true, removed: 12 });
  await expect(openTables(ben)).toHaveText(
    /Ada’s table.*12 islands.*Silent.*English.*4 seats free/,
  );
  await expect(openTables(cleo)).toHaveText(
    /Table d’Ada.*12 îles.*Silence.*English.*4 places libres/,
  );
  await ben.page.getByRole('link', { name: /^Take a seat: .*Ada’s table/ }).click();
  const dialog = ben.page.getByRole('dialog', { name: 'Take seat 2' });
  await dialog.getByRole('textbox').fill('Ben');
  await dialog.getByRole('button', { name: 'Sit here' }).click();
  await expect(dialog).toBeHidden();
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await expect(openTables(cleo)).toHaveText(/3 places libres.*Ada et Ben/);

  await ada.startGame();
  await expect(openTables(cleo)).toHaveText(/En cours.*Aucune place libre/);
  await expect(cleo.page.getByRole('link', { name: /^Prendre une place/ })).toBeHidden();
  await lookAt(cleo.page, 'open tables');
  await cleo.page.getByRole('link', { name: /^Regarder/ }).click();
  await expect(cleo.game.dock).toContainText('Vous regardez');
  await cleo.page.goto('/tables');
  await expect(openTables(cleo)).toHaveCount(1);
  for (const { page } of [ada, ben]) await page.close();
  await expect(cleo.page.getByText(cleo.words.home.noOpenTables)).toBeVisible();
});

test('a spectator can see all hands where the host allows it, and then take no seat', async ({
  newGuest,
  newServer,
}) => {
  const server = await newServer(...SOON_AWAY);
  const baseURL = server.url;
  const ada = await newGuest('Ada', { baseURL });
  const ben = await newGuest('Ben', { baseURL });
  const cleo = await newGuest('Cleo', { baseURL });
  const dora = await newGuest('Dora', { baseURL });
  const link = await ada.makeTable({ openHands: true });
  await ben.open(link);
  await expect(ben.page.getByText('Hands open to spectators').first()).toBeVisible();
  await ben.sit(2);
  await ada.startGame();
  await expect(ada.page.getByRole('banner')).toContainText('Hands open to spectators');
  for (const watcher of [cleo, dora]) await watcher.open(link);
  await expect(cleo.game.dock).toBeVisible();
  await expect(cleo.game.dock).not.toContainText('The hands stay hidden');

  await cleo.openNotice('You can see all hands');
  await cleo.page.getByRole('button', { name: 'Show all hands' }).click();
  for (const { name, game } of [ada, ben]) {
    const hand = cleo.page.getByRole('list', {
      name: new RegExp(`^.?${name}.?’s hand$`),
    });
    const cards = (await game.cards()).map((card) => new RegExp(card));
    await expect(hand.getByRole('listitem')).toHaveText(cards);
  }
  await expect(cleo.page.getByRole('banner').getByText('not a word to the players')).toBeVisible();
  await lookAt(cleo.page, 'all hands');
  await dora.openNotice('You can see all hands');
  await dora.page.getByRole('button', { name: 'Not now' }).click();
  await expect(dora.page.getByRole('button', { name: 'Show all hands' })).toBeHidden();

  await ben.page.close();
  await ada.freeSeatOf('Ben');
  const takeOver = 'Take over Ben’s seat';
  await expect(dora.page.getByRole('button', { name: takeOver })).toBeVisible();
  await expect(cleo.page.getByRole('banner').getByText('Ben’s seat is free.')).toBeVisible();
  await expect(cleo.page.getByRole('button', { name: takeOver })).toBeHidden();
});

test('the own tables say whose turn it is, and a table counts its games', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const players = [ada, ben];
  await startedTable({}, ada, ben);
  const next = await nextToPlay(players);
  for (const player of players) {
    const { page } = await player.openTab('/');
    const mine = page.getByRole('region', { name: player.words.home.mine }).getByRole('listitem');
    const turn = player === next ? 'Your turn' : `It’s ${next?.name}’s turn`;
    await expect(mine).toHaveText(
      new RegExp(`${turn}.*Ada and Ben.*now|${turn}.*Ada and Ben.*ago`),
    );
    await expect(page).toHaveTitle(player === next ? /Your turn/ : /^(?!.*Your turn)/);
  }

  await giveUpTogether(players);
  const counts = ben.page.getByRole('region', { name: 'Played at this table' });
  await expect(counts).toHaveText(/Games\s*1.*Won\s*0.*Lost\s*1/);

  await ben.page.goto('/');
  const mine = ben.page.getByRole('region', { name: ben.words.home.mine });
  await expect(mine.getByRole('listitem')).toContainText('Finished');
  await lookAt(ben.page, 'home with own tables');
  await mine.getByRole('button', { name: /^Forget this table/ }).click();
  await expect(mine).toBeHidden();
  await ben.page.reload();
  await expect(ben.page.getByRole('button', { name: ben.words.home.make })).toBeVisible();
  await expect(mine).toBeHidden();
});

test('a link says where it leads to before there is a script or a connection', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const link = await ada.makeTable();
  const { page } = await newGuest('Ben', { language: 'fr' });
  const title = page.getByRole('heading', { level: 1 });
  const name = 'La table où Ada vous attend · Tranquility';

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  // Nothing is answered.
  await page.routeWebSocket(/./, () => {});
  await page.goto(link, { waitUntil: 'commit' });
  await expect(title).toHaveText(name);
  const invitation = page.getByText('Places libres : 4. Tapez un nom et asseyez-vous.');
  await expect(invitation).toBeVisible();
  await expectToFitPhones(page);
  release();
  await expect(page.getByText('Ouverture de la table…')).toBeVisible();
  await expect(title).toHaveText(name);
  await expect(invitation).toBeVisible();
  await lookAt(page, 'connecting');

  // The server does not know which language was chosen instead of the browser's.
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
  await expect(page.getByText('Opening the table…')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Opening the table…')).toBeVisible();
  await expect(title).not.toHaveText(name);
  await expect(page.getByText('Places libres')).toHaveCount(0);

  // Of a running game the board is on its way before the page has heard of it.
  const asksForBoard = async () =>
    /<meta name="then" content="[^"]*\/Board-/.test(await (await page.request.get(link)).text());
  expect(await asksForBoard()).toBe(false);
  await ada.startGame();
  expect(await asksForBoard()).toBe(true);
  await page.reload();
  await expect(page.locator('link[rel="modulepreload"][href*="/Board-"]')).toHaveCount(1);
});
