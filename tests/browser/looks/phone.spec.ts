/** Everything that two friends meet fits the screens of their phones, in each step of a game. */
import { nextToPlay } from '../helpers/boards/play';
import { settleStart } from '../helpers/boards/start';
import { expectAccessible } from '../helpers/checks/axe';
import { expectToFitPhones, LOW_PHONES, PHONE } from '../helpers/checks/layout';
import type { Guest } from '../helpers/guest';
import { finishByRobots, playOn } from '../helpers/robots/robot';
import { isStarting, towardsTheStart } from '../helpers/robots/strategies';
import { expect, test } from '../helpers/test';

const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

test('two friends play on their phones', async ({ newGuest }) => {
  const ada = await newGuest('Ada', ON_A_PHONE);
  const bo = await newGuest('Bo', { ...ON_A_PHONE, language: 'de' });
  const players = [ada, bo];

  await test.step('they meet at a table', async () => {
    await ada.page.goto('/');
    await expect(ada.page.getByRole('button', { name: ada.words.home.make })).toBeVisible();
    await expectToFitPhones(ada.page);
    const link = await ada.makeTable();
    await expectToFitPhones(ada.page);
    await bo.open(link);
    await expect(bo.seat(2)).toBeVisible();
    await expectToFitPhones(bo.page);
    await bo.sit(2);
    await expectToFitPhones(bo.page);
    await ada.page.getByRole('button', { name: ada.words.table.showQr }).tap();
    await expectToFitPhones(ada.page);
    await ada.startGame();
  });

  await test.step('a turn fits the screen in each of its steps', async () => {
    for (const player of players) await expectToFitPhones(player.page);
    const mover = (await nextToPlay(players)) ?? ada;
    await expectAccessible(mover.page, 'game on a phone');
    await stepsOfATurn(mover);
    await dialogs(mover);
  });

  await test.step('the start fits the screen in each of its steps', async () => {
    await playOn(ada.page.url(), players, towardsTheStart, isStarting);
    for (const player of players) {
      await player.input.press(player.page.getByRole('button', { name: player.words.start.ask }));
      await expectToFitPhones(player.page);
      await close(player);
    }
    await settleStart(players, async () => {
      for (const player of players) await expectToFitPhones(player.page);
    });
  });

  await test.step('they play to the end', async () => {
    await finishByRobots(players);
    for (const player of players) await expectToFitPhones(player.page);
    for (const { page, words } of players) {
      const again = page.getByRole('button', { name: words.table.again });
      for (const size of [...LOW_PHONES, PHONE]) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, 0));
        await expect(again, `${size.width}×${size.height}`).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test('the other pages fit phones', async ({ newGuest }) => {
  for (const language of ['fr', 'de'] as const) {
    const ada = await newGuest('Ada', { ...ON_A_PHONE, language });
    await ada.page.goto('/rules/tranquility');
    await expect(ada.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectToFitPhones(ada.page);

    await ada.page.goto('/move');
    await ada.page.getByRole('button', { name: ada.words.move.make }).tap();
    const link = await ada.page
      .getByRole('textbox', { name: ada.words.move.link, exact: true })
      .inputValue();
    await ada.page.getByRole('button', { name: ada.words.move.makeCode }).tap();
    await expect(ada.page.getByRole('img')).toHaveCount(2);
    await expectToFitPhones(ada.page);
    await ada.page.goto('/');
    await ada.page.goto(link);
    await expect(ada.page.getByRole('button', { name: ada.words.move.claim })).toBeVisible();
    await expectToFitPhones(ada.page);

    await ada.page.goto('/t/22222-22222');
    await expect(ada.page.getByRole('heading', { name: ada.words.table.unknown })).toBeVisible();
    await expectToFitPhones(ada.page);
  }
});

/** Walks through a turn without finishing it. */
async function stepsOfATurn({ game, page, words }: Guest): Promise<void> {
  const start = game.button(words.game.playStart);
  if (await start.isVisible()) return expectToFitPhones(page);
  const offer = await game.dearestOffer();
  await expectToFitPhones(page);
  if (offer === null) throw new Error('No card of a first hand can be placed.');
  await game.pick(offer);
  await expectToFitPhones(page);
  await game.press(game.button(words.game.back));
  await game.press(game.button(words.game.back));
  await game.press(game.button(words.game.discardTwo));
  await expectToFitPhones(page);
  await game.press(game.button(words.game.back));
}

/** Opens and closes what a player can look at during a game. */
async function dialogs(player: Guest): Promise<void> {
  const { page, words, input } = player;
  for (const name of [words.game.log, words.rules, words.table.menu, words.game.more]) {
    await input.press(page.getByRole('button', { name, exact: true }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectToFitPhones(page);
    if (name === words.game.log) await expectAccessible(page, 'log');
    await close(player);
  }
}

async function close({ page, words, input }: Guest): Promise<void> {
  const dialog = page.getByRole('dialog');
  await input.press(dialog.getByRole('button', { name: words.close }));
  await expect(dialog).toBeHidden();
}
