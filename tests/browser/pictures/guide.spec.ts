/** Looks back at a game with the guide, and takes the picture of the README. */
import { uploadRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';
import { DESKTOP, take } from './take';

test('the picture of the guide', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { viewport: DESKTOP });
  await ada.open(`${await uploadRecord(ada, 'records/good/won_2.json')}#guide-49`);
  const guide = ada.page.getByRole('region', { name: 'Guide' });
  await expect(guide.getByRole('heading', { name: 'Turning points' })).toBeVisible({
    timeout: 600_000,
  });
  await take(ada.page, 'guide');
});
