/**
 * The main screens look as they did. After a change that is meant, look at what has become of them
 * and take the pictures anew: `npm run screens`.
 */
import type { Browser, FullConfig, Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHONE } from '../helpers/checks/layout';
import type { Guest } from '../helpers/guest';
import { uploadRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

const DESKTOP = { width: 1100, height: 700 };
/** What the pictures were taken with. */
const MADE_WITH = join(import.meta.dirname, 'made-with.json');

type Look = 'light' | 'dark';

test('the pages around the games', async ({ newGuest, newServer, browser }, { config }) => {
  await onlyOnTheSame(browser, isAnew(config));
  // A server of their own has no open tables of other guests.
  const server = await newServer();
  const ada = await newGuest('Ada', { baseURL: server.url });
  const { page, words } = ada;
  await page.goto('/');
  await expect(page.getByRole('button', { name: words.home.make })).toBeVisible();
  await picture(ada, 'home', 'light', DESKTOP);
  await picture(ada, 'home-phone', 'dark', PHONE);

  await ada.makeTable({ listed: true });
  // It comes a moment later.
  await expect(page.getByText('Agree on a time')).toBeVisible();
  await picture(ada, 'lobby', 'light', PHONE);
  await picture(ada, 'lobby-wide', 'dark', DESKTOP);

  const ben = await newGuest('Ben', { baseURL: server.url });
  await ben.page.goto('/tables');
  await expect(ben.page.getByRole('heading', { level: 2 })).toBeVisible();
  await picture(ben, 'tables', 'light', DESKTOP);
});

test('the games', async ({ newGuest, browser }, { config }) => {
  await onlyOnTheSame(browser, isAnew(config));
  const ada = await newGuest('Ada');
  await replay(ada, 'records/good/rough_seas_played_4.json', 40);
  await ada.page
    .getByRole('combobox', { name: ada.words.replay.seenBy })
    .selectOption({ index: 1 });
  await expect(ada.page.getByRole('grid')).toBeVisible();
  await picture(ada, 'tranquility', 'light', DESKTOP);
  await picture(ada, 'tranquility-phone', 'dark', PHONE);

  await replay(ada, 'records/good/won_2.json', 53);
  await expect(ada.game.revealed).toBeVisible();
  await picture(ada, 'end', 'light', PHONE);

  await replay(ada, 'ascent/golden/summit.json', 40);
  await picture(ada, 'ascent', 'light', DESKTOP);
  await picture(ada, 'ascent-phone', 'dark', PHONE);

  await replay(ada, 'santa_timea/golden/whole_experienced.json', 150);
  await picture(ada, 'santa-timea', 'dark', DESKTOP);
  await picture(ada, 'santa-timea-phone', 'light', PHONE);
});

async function replay(guest: Guest, file: string, position: number): Promise<void> {
  const { page } = guest;
  await page.setViewportSize(DESKTOP);
  await page.goto(`${await uploadRecord(guest, file)}#${position}`);
  await expect(page.getByRole('slider')).toHaveValue(String(position));
  // The log beside the board is brought to the position in the frame after it was drawn.
  await expect(page.locator('[data-scrolls] [aria-current]')).toBeInViewport();
}

async function picture(
  { page }: Guest,
  name: string,
  colorScheme: Look,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => scrollTo(0, 0));
  // A pointer that rests on something would light it up.
  await page.mouse.move(0, 0);
  // Codes are other ones each time.
  const mask = [page.locator('.qr, .copy-field, .table-code, .share-code')];
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { mask, maskColor: '#888888' });
}

function isAnew({ updateSnapshots }: FullConfig): boolean {
  return updateSnapshots === 'all' || updateSnapshots === 'changed';
}

/** Elsewhere other fonts, or another way to draw, make other pictures of the same screens. */
async function onlyOnTheSame(browser: Browser, anew: boolean): Promise<void> {
  const page = await browser.newPage();
  const here = { chromium: browser.version().split('.')[0], text: await widthOfText(page) };
  await page.close();
  if (anew) await writeFile(MADE_WITH, `${JSON.stringify(here)}\n`);
  const there = JSON.parse(await readFile(MADE_WITH, 'utf8')) as typeof here;
  const same = here.chromium === there.chromium && here.text === there.text;
  test.skip(
    !same,
    `The pictures were taken with Chromium ${there.chromium} and fonts in which a text is ${there.text} pixels ` +
      `wide; here it is Chromium ${here.chromium}, and ${here.text} pixels.`,
  );
}

function widthOfText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return 0;
    const widths = ['system-ui', 'serif', 'sans-serif', 'monospace'].map((family) => {
      context.font = `100px ${family}`;
      return context.measureText('Sphinx of black quartz, judge my vow: 0123456789').width;
    });
    return Math.round(widths.reduce((sum, width) => sum + width));
  });
}
