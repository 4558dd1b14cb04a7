/** Looks back at a game with the guide, and takes the pictures of the README. */
import { PHONE } from '../helpers/checks/layout';
import { uploadRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';
import { DESKTOP, take } from './take';

test('the pictures of the guide', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { viewport: DESKTOP });
  const { page } = ada;
  await ada.open(`${await uploadRecord(ada, 'records/good/won_2.json')}#guide-49`);
  const guide = page.getByRole('region', { name: 'Guide' });
  await expect(guide.getByRole('heading', { name: 'Turning points' })).toBeVisible({
    timeout: 600_000,
  });
  for (const [name, viewport] of [
    ['guide', DESKTOP],
    ['guide-phone', PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    await take(page, name, name === 'guide' ? 'light' : 'dark');
  }
  // In this position cards could go to several cells.
  await guide.getByRole('slider').fill('20');
  await expect(page.locator('.ghost').first()).toBeVisible();
  for (const [name, viewport] of [
    ['guide-board', DESKTOP],
    ['guide-board-phone', PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, name, name === 'guide-board' ? 'light' : 'dark');
  }
  const statistics = page.getByRole('region', { name: 'How it went' });
  await page.setViewportSize(DESKTOP);
  await statistics.evaluate((element) => element.scrollIntoView());
  await take(page, 'guide-stories');
});
