/** Looking back at a game while it goes on, and what a player is told on coming back. */
import { playedRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

/** Of the record: what chance did, and six moves. */
const ENTRIES = 8;
const MOVES = 6;

test('a player who returns is told what happened, and steps back through it', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const link = await playedRecord('records/good/won_2.json', ENTRIES, ada, ben);
  for (const player of [ada, ben]) {
    await player.open(link);
    await expect(player.page.getByRole('grid')).toBeVisible();
  }
  const waited = (await ada.game.isMyTurn()) ? ada : ben;
  const { page } = waited;
  const missed = page.getByRole('region', { name: 'Since your last turn' });

  await test.step('what the other has done is told once', async () => {
    await expect(missed.getByRole('listitem')).toHaveCount(1);
    await waited.game.hand.first().click();
    await expect(missed, 'it makes way for the game').toBeHidden();
    await page.reload();
    await expect(waited.game.dock).toBeVisible();
    await expect(missed).toBeHidden();
  });

  const notice = page.getByRole('main').getByText(/^After move/);
  await test.step('a press on a line of the log leads there, and Escape back', async () => {
    await page.getByRole('complementary', { name: 'Log' }).getByRole('button').last().click();
    await expect(notice).toHaveText(/^After move 0 /);
    await page.keyboard.press('Escape');
    await expect(waited.game.hand.first()).toBeVisible();
  });

  await test.step('the arrow keys step back and on, without any hand', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(notice).toHaveText(`After move ${MOVES - 1} of ${MOVES}`);
    await page.keyboard.press('ArrowLeft');
    await expect(notice).toHaveText(`After move ${MOVES - 2} of ${MOVES}`);
    await expect(waited.game.hand).toHaveCount(0);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await expect(notice).toBeHidden();
    await expect(waited.game.dock).toBeVisible();
  });

  await test.step('Escape leads back also where the moves can’t be had', async () => {
    await page.route('**/course*', (route) => route.abort());
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Back to the game' })).toBeVisible();
    await expect(waited.game.dock).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(waited.game.dock).toBeVisible();
  });
});
