/** The screens of The Ascent with all its modules, laid out on a phone. */
import { AscentPage } from '../helpers/boards/ascent';
import { giveUpTogether } from '../helpers/boards/play';
import { expectAccessible } from '../helpers/checks/axe';
import { expectToFitPhones, PHONE } from '../helpers/checks/layout';
import { tableOfRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

test('all screens with all modules are accessible and fit phones', async ({ newGuest }) => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const ada = await newGuest('Ada', { ...phone, language: 'de' });
  const ben = await newGuest('Ben');
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
  await expectGoalsTold(AscentPage.of(ben));
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
  await page.leadHerd();
  await expect(ben.game.log).toContainText(/Ada led \d ibex from row \d/);

  await giveUpTogether([ben, ada]);
  await look('end');
});

/** A trail, sequences and ibex; the cells on the trail are said to be, as many as the goal tells. */
async function expectGoalsTold({ goals, page }: AscentPage): Promise<void> {
  await expect(goals).toContainText('0 ibex of 8 on row 8');
  const sequences = goals.getByRole('listitem');
  await expect(sequences.filter({ hasText: /To film: \d+-\d+-\d+/ })).toHaveCount(2);
  await expect(sequences.filter({ hasText: 'Filmed' })).toHaveCount(1);
  const trail = /Green trail: (\d) of 8 rows/.exec((await goals.textContent()) ?? '');
  const marked = page.getByRole('gridcell', { name: /, on the trail/ });
  await expect(marked).toHaveCount(Number(trail?.[1]));
}
