import { AscentPage } from '../helpers/boards/ascent';
import { giveUpTogether } from '../helpers/boards/play';
import { expectAccessible } from '../helpers/checks/axe';
import { expectToFitPhones, PHONE } from '../helpers/checks/layout';
import { tableOfRecord } from '../helpers/server/records';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

test('all screens are accessible and fit phones', async ({ newGuest }) => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const ada = await newGuest('Ada', { ...phone, language: 'de' });
  const ben = await newGuest('Ben', { language: 'de' });
  const look = async (name: string) => {
    await expectToFitPhones(ada.page);
    await expectAccessible(ada.page, name);
  };

  await ada.page.goto('/rules/ascent');
  await expect(ada.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await look('rules');

  // The second player has a herd that can be led.
  await tableOfRecord('ascent/golden/modules.json', 5, ben, ada);
  await expectAccessible(ben.page, 'another player’s turn, wide');
  const page = AscentPage.of(ada);
  const offer = await page.firstOffer();
  await look('card');
  await page.pressCell(offer);
  await look('payment');
  await page.letGo();
  await page.press(page.button(ada.words.game.discardTwo));
  await look('discard');
  await page.letGo();
  await page.chooseHerd();
  await look('herd');
  await page.letGo();

  await giveUpTogether([ben, ada]);
  await look('end');
});

test('a turn can be played by keyboard alone', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { byKeyboard: true });
  await startedTable({ game: 'ascent', options: { wildlife: true } }, ada);
  const page = AscentPage.of(ada);
  await page.takeTurn();

  const offer = await page.firstOffer();
  await page.pressCell(offer);
  await expect(page.button(ada.words.ascent.confirm)).toBeFocused();
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.getByRole('gridcell', { name: offer.name, exact: true })).toBeFocused();
  await ada.page.keyboard.press('Escape');
  await expect(page.picked).toHaveCount(0);
  await expect(page.hand.and(ada.page.locator(':focus'))).toHaveCount(1);
  await page.takeTurn();
});
