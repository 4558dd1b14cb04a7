/** Looking back at a game with a guide. */
import { ReplayPage } from '../helpers/boards/replay';
import { lookAt } from '../helpers/checks/look';
import { uploadRecord } from '../helpers/server/records';
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
    await guide.getByRole('button', { name: 'Cancel' }).click();
    await begin.click();
    await expect(guide.getByRole('status')).toContainText(/\d+ of \d+ moves/);
  });

  await test.step('it names the moves that cost the most', async () => {
    const go = page.getByRole('button', { name: 'Go to move 2', exact: true });
    await expect(go).toBeVisible({ timeout: 120_000 });
    const placed = guide.getByRole('listitem').filter({ has: go });
    // Which move was better depends on the weights of the partners.
    await expect(placed).toContainText(/place \d+ in row \d, cell \d.*about \d+ more wins in 100/);
    await go.click();
    await new ReplayPage(ada).expectAt(1);
    const played = guide.getByRole('listitem').filter({ hasText: 'Played: ' });
    await expect(played).toContainText(/about \d+ in 100/);
    await lookAt(page, 'guide');
  });

  await test.step('it draws what else could have been done on the board', async () => {
    const draw = guide.getByRole('button', { name: 'Show on the board' });
    const ghosts = page.locator('.ghost-chance');
    await expect(ghosts).toHaveCount(0);
    await draw.click();
    await expect(ghosts.first()).toHaveText(/^\d+%$/);
    await lookAt(page, 'guide-on-the-board');
    await draw.click();
    await expect(ghosts).toHaveCount(0);
  });

  await test.step('it compares the game with sharp partners', async () => {
    await expect(guide).toContainText(/Sharp partners won this deal .* in 10\./);
  });

  await test.step('its curve is a way through the game, and a table', async () => {
    await guide.getByRole('slider', { name: 'Chance to win' }).fill('3');
    await new ReplayPage(ada).expectAt(3);
    await guide.getByText('The same as a table').click();
    await expect(guide.getByRole('row')).toHaveCount(32);
  });

  await test.step('who comes later finds it done', async () => {
    const eve = await newGuest('Eve', { language: 'fr' });
    await eve.open(page.url());
    await expect(eve.page.getByRole('heading', { name: 'Tournants de la partie' })).toBeVisible();
  });
});
