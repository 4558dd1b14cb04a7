/** Looking back at a game with a guide. */
import { ReplayPage } from '../helpers/boards/replay';
import { lookAt } from '../helpers/checks/look';
import { uploadRecord } from '../helpers/server/records';
import { PHONE } from '../helpers/checks/layout';
import { expect, test } from '../helpers/test';

test('the guide finds where a game was at risk', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const { page } = ada;
  // A short game; its second island, at position 1, left hardly a chance.
  await ada.open(await uploadRecord(ada, 'records/good/no_legal_action_1.json'));
  const guide = page.getByRole('region', { name: 'Guide' });
  const begin = guide.getByRole('button', { name: 'Look back with a guide' });

  await test.step('it can be called off, and asked again', async () => {
    await begin.click();
    await expect(begin, 'it is at work at once').toBeHidden();
    await guide.getByRole('button', { name: 'Cancel' }).click();
    await begin.click();
    // It is at work again, or waits for the analysis of another test.
    await expect(guide.getByRole('status')).toContainText(/\d+ of \d+ moves|is analysed first/);
  });

  await test.step('it names the moves that cost the most, and shows the first beside them', async () => {
    const turn = guide.getByRole('button', { name: /^Move 2 · / });
    await expect(turn).toBeVisible({ timeout: 600_000 });
    await expect(turn).toContainText(/the best move wins about \d+ more games in 100/);
    await expect(guide.locator('[aria-current="step"]'), 'the first is shown').toBeVisible();
    await turn.click();
    await new ReplayPage(ada).expectAt(1);
    await expect(turn).toHaveAttribute('aria-current', 'step');
  });

  await test.step('it asks first what one would have played, and weighs that', async () => {
    const played = guide.getByRole('listitem').filter({ hasText: 'Played: ' });
    await expect(guide.getByText('What would you have played?')).toBeVisible();
    await expect(played, 'nothing is told yet').toBeHidden();
    await lookAt(page, 'guide-asks');
    await page.setViewportSize(PHONE);
    await guide.getByRole('button', { name: 'Show me' }).click({ trial: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await ada.game.discardTwo();
    const answer = guide.getByText(/What was played: about \d+ in 100\./);
    await expect(answer).toBeVisible();
    await expect(answer.locator('..'), 'the keyboard goes on from there').toBeFocused();
    // Which move was better depends on the weights of the partners.
    await expect(played).toContainText(/place \d+ in row \d, cell \d.*about \d+ in 100/);
    await page.keyboard.press('w');
    await expect(
      page.getByRole('status').filter({ hasText: /^Position 1\. Move 2 · .* Turning point \d: / }),
    ).not.toHaveCount(0);
    await lookAt(page, 'guide');
  });

  await test.step('it draws what else could have been done on the board', async () => {
    const draw = guide.getByRole('button', { name: 'Show on the board' });
    const ghosts = page.locator('.ghost-chance');
    await expect(ghosts.first()).toHaveText(/^\d+%$/);
    await draw.click();
    await expect(ghosts).toHaveCount(0);
    await draw.click();
    await expect(ghosts.first()).toBeVisible();
  });

  await test.step('the board stays in sight, wherever one reads', async () => {
    const board = page.getByRole('grid');
    for (const size of [{ width: 1280, height: 800 }, PHONE]) {
      await page.setViewportSize(size);
      await guide.getByRole('heading', { name: 'Compared with others' }).scrollIntoViewIfNeeded();
      await expect(board).toBeInViewport({ ratio: 1 });
    }
    await lookAt(page, 'guide-on-a-phone');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('it compares the game with sharp partners', async () => {
    await expect(guide).toContainText(/Sharp partners won this deal .* in 2 attempts\./);
  });

  await test.step('its curve is a way through the game, and a table', async () => {
    await guide.getByRole('slider', { name: 'Chance to win' }).fill('3');
    await new ReplayPage(ada).expectAt(3);
    await guide.getByText('The same as a table').click();
    await expect(guide.getByRole('row')).toHaveCount(32);
  });

  await test.step('it is printed with the board, the chart and the moves on two sheets at most', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(guide.getByRole('figure')).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Log' })).toBeVisible();
    await expect(new ReplayPage(ada).slider).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show on the board' })).toBeHidden();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('who comes later by its address finds it done', async () => {
    const eve = await newGuest('Eve', { language: 'fr' });
    await expect(page).toHaveURL(/#guide-3$/);
    await eve.open(page.url());
    await expect(eve.page.getByRole('heading', { name: 'Tournants de la partie' })).toBeVisible();
    await new ReplayPage(eve).expectAt(3);
  });
});
