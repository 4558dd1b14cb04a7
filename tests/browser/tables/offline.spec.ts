/** The service worker where there is no server. */
import { expectAccessible } from '../helpers/checks/axe';
import { expectToFitPhones } from '../helpers/checks/layout';
import { expect, test } from '../helpers/test';

test('without a server there is a page that waits for it, and the rules', async ({
  newGuest,
  newServer,
}) => {
  const server = await newServer();
  const { page } = await newGuest('Ada', {
    baseURL: server.url,
    serviceWorkers: 'allow',
    language: 'fr',
  });
  await page.goto('/');
  // With the texts of the page's language, which are kept all at once.
  const kept = async (): Promise<number> => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((cache) => cache.keys()))).flat().length;
  };
  await expect.poll(() => page.evaluate(kept)).toBeGreaterThan(40);

  await server.kill();
  await page.goto('/t/abcde-fghjk');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Le serveur est injoignable');
  await expectAccessible(page, 'offline');
  await expectToFitPhones(page);
  await page.getByRole('link', { name: 'Santa Timea' }).click();
  await expect(title).toHaveText('Règles de Santa Timea');
  await expect(page.getByText('Le vent').first()).toBeVisible();
  await page.goBack();

  await server.restart();
  await expect(title).toHaveText('Cette table n’existe pas');
});
