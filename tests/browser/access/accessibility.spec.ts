/**
 * What axe measures on a page that is laid out: contrast, names and roles of whole screens, most of all at
 * tables.
 */
import { LAVISH } from '../helpers/boards/game';
import { nextToPlay } from '../helpers/boards/play';
import { settleStart } from '../helpers/boards/start';
import { expectAccessible } from '../helpers/checks/axe';
import type { Guest } from '../helpers/guest';
import { tableOfRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

test('axe finds nothing on the start page and around it', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { language: 'de' });
  const { page, words } = ada;
  await page.goto('/');
  await expect(page.getByRole('button', { name: words.home.make })).toBeVisible();
  await expectAccessible(page, 'home');
  await page.getByRole('textbox', { name: words.home.code }).fill('nonsense');
  await page.getByRole('button', { name: words.home.join, exact: true }).click();
  await expect(page.getByText(words.home.codeWrong)).toBeVisible();
  await expectAccessible(page, 'home, wrong code');
  await page.getByRole('button', { name: words.settings }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'settings');

  await page.goto('/tables');
  await expect(page.getByText(words.home.noOpenTables)).toBeVisible();
  await expectAccessible(page, 'no open tables');

  await page.goto('/rules/tranquility');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page, 'rules');
  await page.goto('/t/22222-22222');
  await expect(page.getByRole('heading', { name: words.table.unknown })).toBeVisible();
  await expectAccessible(page, 'unknown table');
  await page.goto('/nowhere');
  await expectAccessible(page, 'unknown page');

  await page.goto('/move');
  await page.getByRole('button', { name: words.move.make }).click();
  const link = await page.getByRole('textbox', { name: words.move.link, exact: true }).inputValue();
  await page.getByRole('button', { name: words.move.makeCode }).click();
  await expect(page.getByRole('img')).toHaveCount(2);
  await expectAccessible(page, 'move, link and recovery code');
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: words.move.claimTitle })).toBeVisible();
  await expectAccessible(page, 'move, claim');
  await page.getByRole('button', { name: words.move.claim }).click();
  await expect(page.getByRole('button', { name: words.move.claim })).toBeHidden();
  expect(page.url(), 'the secret does not stay in the address').not.toContain('#');
  await expectAccessible(page, 'move, done');
});

test('axe finds nothing at a table before the game', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { language: 'fr' });
  const ben = await newGuest('Ben', { language: 'fr' });
  const { page, words } = ada;
  const link = await ada.makeTable({ openTalk: true });
  await ben.open(link);
  await ben.seat(2).click();
  await expect(ben.page.getByRole('textbox', { name: words.table.yourName })).toBeFocused();
  await expectAccessible(ben.page, 'lobby, name missing');
  await ben.nameForChat();
  await ben.write('Bonjour !');
  await expectAccessible(ben.page, 'lobby, guest');
  await ben.sit(2);
  await expectAccessible(ben.page, 'lobby, seated guest');
  await page.getByRole('button', { name: words.table.showQr }).click();
  await expect(page.getByRole('img')).toBeVisible();
  await expectAccessible(page, 'lobby, host');
  await page.getByRole('button', { name: words.table.change, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'change the table');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.table.manage(ben.name) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'manage a guest');
  await page.getByRole('button', { name: words.table.remove(ben.name) }).click();
  await page.getByRole('button', { name: words.table.removeNow, exact: true }).click();
  await expect(ben.page.getByRole('heading', { name: words.table.removed })).toBeVisible();
  await expectAccessible(ben.page, 'removed');
  await expectAccessible(page, 'lobby, a guest removed');
});

test('axe finds nothing around a game', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const cleo = await newGuest('Cleo');
  const ben = newRobot('Ben', () => null);
  await cleo.open(await tableOfRecord('records/good/won_2.json', 24, ada, ben));
  await expect(cleo.game.dock).toBeVisible();
  await expectAccessible(cleo.page, 'watching');
  await dialogs(ada);
  await partsOfTheTable(ada);
  await lookingBack(ada);
  await entriesOfTheDock(ada);
});

test('axe finds nothing in a turn, at the start and at the end', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const cleo = await newGuest('Cleo');
  // The second player could pay for something, the first holds a start card.
  await tableOfRecord('records/good/won_2.json', 24, ada, ben);
  await nextToPlay([ben]);
  await stepsOfATurn(ben);
  await ben.game.takeTurn(LAVISH);

  await nextToPlay([ada]);
  await expectAccessible(ada.page, 'a start card is due');
  await ada.game.takeTurn(LAVISH);
  await settleStart([ada, ben], () => expectAccessible(ben.page, 'start'));

  await cleo.open(ada.page.url());
  for (const { game } of [ada, ben]) await game.giveUp();
  await ben.write('Well played!');
  await ada.page.getByRole('group', { name: 'React' }).getByRole('button').first().click();
  await expect(cleo.game.revealed).toBeVisible();
  await ada.page.getByText(ada.words.table.fairness).click();
  for (const { statistics } of [ada, cleo]) await expect(statistics).toBeVisible();
  await expectAccessible(ada.page, 'end, host');
  await expectAccessible(cleo.page, 'end, watching');
});

async function dialogs({ page, words }: Guest): Promise<void> {
  for (const name of [words.rules, words.table.menu, words.game.more]) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `dialog: ${name}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'controls');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** What the dialog of the table shows besides what it opens with. */
async function partsOfTheTable({ page, words }: Guest): Promise<void> {
  await page.getByRole('button', { name: words.table.menu, exact: true }).click();
  for (const part of ['Options', 'Invite', 'Host', 'Settings']) {
    await page.getByRole('dialog').getByText(part, { exact: true }).first().click();
    await expectAccessible(page, `table: ${part}`);
  }
  await page.keyboard.press('Escape');
}

async function lookingBack({ page, game }: Guest): Promise<void> {
  const log = page.getByRole('complementary', { name: 'Log' });
  await log.getByRole('listitem').getByRole('button').last().click();
  await expect(page.getByRole('main').getByText(/^After move/)).toBeVisible();
  await expectAccessible(page, 'looking back');
  await page.keyboard.press('Escape');
  await expect(game.hand.first()).toBeVisible();
}

/** In a wide window, where the log stands beside the board. */
async function entriesOfTheDock({ page, words, game }: Guest): Promise<void> {
  await game.dock.getByRole('button', { name: words.game.more, exact: true }).click();
  await expectAccessible(page, 'menu of the dock');
  const giveUp = page.getByRole('dialog').getByRole('button', { name: words.game.giveUp });
  await giveUp.click();
  await expectAccessible(page, 'giving up');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Looks at the steps of a turn without finishing it. */
async function stepsOfATurn({ game, page, words }: Guest): Promise<void> {
  const offer = await game.dearestOffer();
  if (offer === null) throw new Error('No card can be placed.');
  expect(offer.cost, 'it is to be paid for').toBeGreaterThan(0);
  await expectAccessible(page, 'choosing a cell');
  await game.pick(offer);
  await expectAccessible(page, 'paying');
  await game.press(game.button(words.game.back));
  await game.press(game.button(words.game.back));
  await game.press(game.button(words.game.discardTwo));
  await game.press(game.hand.first());
  await expectAccessible(page, 'discarding');
  await game.press(game.button(words.game.back));
}
