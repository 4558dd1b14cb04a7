/** Looking back: keys, swipes, links with a position, files that are downloaded and handed in. */
import { readFile } from 'node:fs/promises';
import { giveUpTogether, playTurn } from '../helpers/boards/play';
import { ReplayPage } from '../helpers/boards/replay';
import { expectUncovered, LOW_PHONES, PHONE } from '../helpers/checks/layout';
import { lookAt } from '../helpers/checks/look';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

const TURNS = 3;

test('a game is looked at again by all who saw it', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const eve = await newGuest('Eve', {
    language: 'fr',
    viewport: PHONE,
    hasTouch: true,
  });
  const link = await startedTable({}, ada, ben);
  await eve.open(link);
  for (let turn = 0; turn < TURNS; turn += 1) await playTurn([ada, ben]);

  await test.step('not before it is over', async () => {
    await expect(eve.page.getByRole('grid')).toBeVisible();
    await eve.open(`${link}/games/1`);
    await expect(eve.page.getByRole('heading', { name: eve.words.replay.notOver })).toBeVisible();
    await eve.open(link);
  });
  await giveUpTogether([ada, ben]);
  const watched = eve.page.getByRole('heading', { name: /^La table a perdu/ });
  await expect(watched, 'who has watched reads what the table did').toBeVisible();

  const replay = new ReplayPage(ada);
  const { page, words } = replay;
  await replay.open();
  const last = await replay.last();
  expect(last).toBeGreaterThanOrEqual(TURNS + 2);

  await test.step('step by step, and to the ends', async () => {
    await replay.expectAt(0);
    await replay.press(words.forward);
    await replay.expectAt(1);
    await page.keyboard.press('ArrowRight');
    await replay.expectAt(2);
    await page.keyboard.press('ArrowLeft');
    await replay.expectAt(1);
    await page.keyboard.press('End');
    await replay.expectAt(last);
    await expect(replay.currentLine).toHaveText(await replay.lines.last().innerText());
    await replay.press(words.first);
    await replay.expectAt(0);
    await expect(replay.control(words.back)).toHaveAttribute('aria-disabled', 'true');
    await replay.slider.fill('2');
    await replay.expectAt(2);
    await expect(page).toHaveURL(/\/games\/1#2$/);
  });

  await test.step('by itself', async () => {
    await page.getByRole('combobox', { name: words.pace }).selectOption('4×');
    await replay.press(words.play);
    await replay.expectAt(last);
    await expect(replay.control(words.play)).toBeVisible();
  });

  await test.step('from a line of the log', async () => {
    await replay.lines.first().click();
    await replay.expectAt(0);
    await expect(replay.currentLine).toHaveText(await replay.lines.first().innerText());
    await replay.lines.nth(1).click();
    await replay.expectAt(1);
  });

  await test.step('with the eyes of others', async () => {
    await expect(replay.handOf('')).toHaveCount(0);
    await replay.seeAs('Ben');
    await expect(replay.handOf('Ben')).toHaveCount(5);
    await expect(replay.handOf('Ada')).toHaveCount(0);
    await replay.expectAt(1);
    await replay.seeAs(words.everything);
    await expect(replay.handOf('Ada')).toHaveCount(5);
    await expect(ada.game.revealed).toBeVisible();
    await replay.expectAt(1);
    await lookAt(page, 'replay');
  });

  await test.step('by the other player, and by a spectator on a phone', async () => {
    await ben.page.getByRole('link', { name: 'Look back with a guide' }).click();
    const guide = ben.page.getByRole('region', { name: 'Guide' });
    await expect(new ReplayPage(ben).handOf('Ben'), 'with the eyes of the own seat').toHaveCount(5);
    await guide.getByRole('button', { name: 'Cancel' }).click();
    const watched = new ReplayPage(eve);
    await watched.open();
    await watched.seeAs('Ada');
    await expect(watched.handOf('Ada')).toHaveCount(5);
    await eve.page.getByRole('button', { name: eve.words.game.log }).tap();
    // The first line says who begins, the second what was done first.
    await eve.page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('button').tap();
    await expect(eve.page.getByRole('dialog')).toHaveCount(0);
    await watched.expectAt(1);
    await watched.slider.fill('2');
    await watched.swipe(-150);
    await watched.expectAt(3);
    await watched.swipe(150);
    await watched.expectAt(2);
    await watched.seeAs(watched.words.everything);
    for (const size of [...LOW_PHONES.slice(0, 2), PHONE]) {
      await eve.page.setViewportSize(size);
      for (const name of ['Ada', 'Ben']) {
        await expectUncovered(
          watched.handOf(name),
          `the hand of ${name} at a height of ${size.height}`,
        );
      }
    }
  });

  await test.step('from a link to a position', async () => {
    await eve.open(`${link}/games/1#3`);
    await new ReplayPage(eve).expectAt(3);
  });
});

test('a record is handed in, and looked at again', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const { page, words } = ada;
  const replay = new ReplayPage(ada);
  await startedTable({}, ada);
  await playTurn([ada]);
  await giveUpTogether([ada]);
  await replay.open();
  const last = await replay.last();

  const downloading = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: words.replay.record }).click();
  const file = await (await downloading).path();
  const record = await readFile(file, 'utf8');

  await test.step('a good one', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: words.replay.uploadTitle }).click();
    await expect(page.getByRole('heading', { name: words.replay.uploadTitle })).toBeFocused();
    await page.getByLabel(words.replay.choose).setInputFiles(file);
    await expect(page).toHaveURL(/\/replay\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    await expect(replay.slider).toHaveAttribute('max', String(last));
    await replay.press(words.replay.last);
    await replay.expectAt(last);
    await expect(page).toHaveURL(new RegExp(`#${last}$`));
  });

  await test.step('a stranger has only its link', async () => {
    const eve = await newGuest('Eve');
    await eve.open(page.url());
    await new ReplayPage(eve).expectAt(last);
    const playOn = eve.page.getByRole('button', { name: words.replay.playOn });
    await playOn.click();
    await expect(eve.page.getByText(words.deals.playOnOver)).toBeVisible();
    await eve.page.keyboard.press('Escape');

    // From before the end she plays on, at a table of her own.
    await eve.page.goto(page.url().replace(/#\d+$/, '#1'));
    await new ReplayPage(eve).expectAt(1);
    await playOn.click();
    await eve.page.getByLabel(words.deals.cards, { exact: true }).selectOption('0');
    await lookAt(eve.page, 'playing on with the cards dealt anew');
    await eve.page.getByRole('button', { name: words.deals.playOnFrom1 }).click();
    await expect(eve.game.dock, 'it goes on at once').toBeVisible();
    expect((await eve.game.sea()).filter((cell) => !cell.endsWith('empty'))).toHaveLength(1);
    await playTurn([eve]);
  });

  await test.step('a spoilt one', async () => {
    const { moves } = JSON.parse(record) as { moves: { seat?: number }[] };
    const first = moves.findIndex(({ seat }) => seat !== undefined);
    await page.goto('/replay');
    await page.getByText(words.replay.paste).click();
    await page.getByLabel(words.replay.text).fill(record.replace('"outcome":{', '"outcome":[{'));
    await page.getByRole('button', { name: words.replay.check }).click();
    await expect(page.getByRole('alert')).toBeVisible();

    // The first to act does the same once more, before anything else.
    const action = JSON.stringify(moves[first]);
    const spoilt = record.replace(action, `${action},${action}`);
    expect(spoilt).not.toBe(record);
    await page.getByLabel(words.replay.text).fill(spoilt);
    await page.getByRole('button', { name: words.replay.check }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(words.replay.entry(first + 2));
    await expect(alert).toContainText(/T-\d/);
    await expect(alert.getByRole('link')).toHaveAttribute('href', '/rules/tranquility');
    await lookAt(page, 'bad record');
  });
});
