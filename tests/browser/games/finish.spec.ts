/** Tranquility won: the last move, the end as it is laid out, and the step to the next game. */
import { expectAccessible } from '../helpers/checks/axe';
import { expectToFitPhones } from '../helpers/checks/layout';
import { tableOfRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

test('the finish wins the game when the sea is full', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const { game, page, words } = ada;
  // All but the finish, which is the first player's.
  await tableOfRecord('records/good/won_2.json', 54, ada, newRobot('Ben'));
  await expect(page.getByText('36 of 36')).toBeVisible();
  await game.button(words.game.playFinish).click();
  await expect(game.picked).toHaveAccessibleName(/^finish card/);
  await page.keyboard.press('Escape');
  await expect(game.picked, 'it is asked for twice').toHaveCount(0);

  await game.hand.getByText('Finish').first().click();
  await game.button(words.game.playFinish).click();
  await expect(page.getByRole('heading', { name: words.game.won })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Finish space, filled' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Won' })).not.toHaveCount(0);
  await expectAccessible(page, 'won');
  await expectToFitPhones(page);

  await test.step('and the host goes on with the next step by one press', async () => {
    await page.getByRole('button', { name: 'Go on with Triton: 6 islands removed' }).click();
    await expect(game.dock).toBeVisible();
    await expect(page.getByText('36 of 36')).toBeHidden();
  });
});
