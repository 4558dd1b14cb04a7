/**
 * The keyboard alone: the focus goes through forms, boards, menus and past headers as the browser moves it.
 */
import { nextToPlay } from '../helpers/boards/play';
import { Keyboard } from '../helpers/input';
import { expect, test } from '../helpers/test';

test('two friends begin a game by keyboard alone', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { byKeyboard: true });
  const ben = await newGuest('Ben', { byKeyboard: true });
  const players = [ada, ben];

  await test.step('they meet at a table', async () => {
    const link = await ada.makeTable({ removed: 4 });
    await ben.open(link);
    await ben.sit(2);
    await ada.startGame();
  });

  await test.step('Escape takes back what is not done yet', async () => {
    const mover = (await nextToPlay(players)) ?? ada;
    const { game, page, words } = mover;
    // A start card in the first hand leaves nothing to choose.
    if (await game.button(words.game.playStart).isVisible()) return;
    const offer = await game.dearestOffer();
    if (offer === null) throw new Error('No card of a first hand can be placed.');
    await game.pick(offer);
    await expect(game.button(words.game.place)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(game.dock).toContainText(words.game.chooseCell);
    await page.keyboard.press('Escape');
    await expect(game.picked).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveAccessibleName(words.game.island);
  });

  await test.step('what one does is read out to the other', async () => {
    const mover = (await nextToPlay(players)) ?? ada;
    const other = mover === ada ? ben : ada;
    await mover.game.takeTurn({ worth: () => 0 });
    await expect(
      other.page.getByRole('status').filter({ hasText: /(placed|discarded|played start)/ }),
    ).toContainText(mover.name);
  });
});

test('the menus of a game are used by keyboard alone', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { byKeyboard: true });
  const { page, words, game } = ada;
  await ada.makeTable();
  await ada.startGame();
  const keyboard = new Keyboard(page);
  const dialog = page.getByRole('dialog');

  await test.step('the log, of the dock’s menu, which has the focus again', async () => {
    // In a wide window the log stands beside the board.
    const window = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 800, height: window.height });
    const menu = game.dock.getByRole('button', { name: words.game.more, exact: true });
    await keyboard.press(menu);
    const log = dialog.getByRole('button', { name: 'Log' });
    await keyboard.press(log);
    await expect(log).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.setViewportSize(window);
  });

  await test.step('all parts of the table, by arrow keys', async () => {
    await keyboard.press(page.getByRole('button', { name: words.table.menu, exact: true }));
    const parts = dialog.getByRole('radiogroup').first().getByRole('radio');
    await parts.first().focus();
    for (let part = 1; part < (await parts.count()); part += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(parts.nth(part)).toBeChecked();
      await expect(parts.nth(part)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('every page begins with a way past its header', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { byKeyboard: true });
  const { home, move, table } = ada.words;
  const pages = [
    ['/', home.title],
    ['/move', move.title],
    ['/rules/tranquility', 'Rules of Tranquility'],
    ['/t/22222-22222', table.unknown],
  ] as const;
  for (const [address, heading] of pages) {
    await ada.page.goto(address);
    await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await ada.page.keyboard.press('Tab');
    const skip = ada.page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await ada.page.keyboard.press('Enter');
    await expect(ada.page.getByRole('main')).toBeFocused();
  }
});
