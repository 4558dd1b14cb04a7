/** Links, sockets and the service worker behind a proxy that keeps the server below a path. */
import type { Page } from '@playwright/test';
import { giveUpTogether, playTurn } from '../helpers/boards/play';
import { ReplayPage } from '../helpers/boards/replay';
import { HAS_NGINX, startNginx, type Nginx } from '../helpers/server/nginx';
import { expect, test } from '../helpers/test';

const PATH = '/cards';

test.skip(!HAS_NGINX, 'There is no nginx.');

let nginx: Nginx | null = null;
test.afterEach(() => nginx?.dispose());

test('a server below a path is played on', async ({ newGuest, newServer }) => {
  const server = await newServer('--behind-proxy', '--base-path', PATH);
  nginx = await startNginx(new URL(server.url), PATH);
  const baseURL = `${nginx.site}/`;
  const elsewhere: string[] = [];
  const [ada, ben] = [
    await newGuest('Ada', { baseURL, serviceWorkers: 'allow' }),
    await newGuest('Ben', { baseURL }),
  ];
  for (const { page } of [ada, ben]) {
    page.context().on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith(`${PATH}/`)) elsewhere.push(request.url());
    });
  }

  const link = await ada.makeTable({ listed: true });
  expect(link).toMatch(new RegExp(`^${nginx.site}/t/`));
  await ben.page.goto('./tables');
  await ben.page.getByRole('link', { name: /^Take a seat/ }).click();
  const dialog = ben.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Ben');
  await dialog.getByRole('button', { name: 'Sit here' }).click();
  await expect(dialog).toBeHidden();
  await expect(ben.page).toHaveURL(link);
  await ada.startGame();
  await playTurn([ada, ben]);
  await giveUpTogether([ada, ben]);
  await expectLinksBelow(ada.page);
  await new ReplayPage(ada).open();
  await expectLinksBelow(ada.page);

  for (const path of ['', 'daily', 'games', 'tables', 'move', 'replay', 'rules/ascent']) {
    await ben.page.goto(path || './');
    await expect(ben.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLinksBelow(ben.page);
  }
  await ben.page.locator('.frame-brand').click();
  await expect(ben.page).toHaveURL(baseURL);
  await expect(ben.page.getByRole('link', { name: 'Ada' }).first()).toBeVisible();

  const worker = await ada.page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(worker).toBe(baseURL);
  await nginx.dispose();
  await ada.page.goto('./t/22222-22222');
  await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText('Can’t reach the server');
  expect(elsewhere).toEqual([]);
});

/** All that a page leads to is the server's. */
async function expectLinksBelow(page: Page): Promise<void> {
  const links = await page
    .locator('a[href], link[href]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((link) => !new URL(link).pathname.startsWith('/cards/'))).toEqual([]);
}
