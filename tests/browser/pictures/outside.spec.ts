/** Draws what stands for the client outside of its pages: the icons, and what links show in a chat. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../helpers/test';
import { withFewerColours } from './png';

const PUBLIC = join(import.meta.dirname, '../../../web/public');

/** The sizes that systems ask for, and how much of the icon they may cut off around the sea. */
const ICONS = [
  { name: 'any-192', size: 192, inset: 0, radius: 0.25 },
  { name: 'any-512', size: 512, inset: 0, radius: 0.25 },
  // Whatever shape a system cuts, a circle of four fifths stays.
  { name: 'maskable-192', size: 192, inset: 0.14, radius: 0 },
  { name: 'maskable-512', size: 512, inset: 0.14, radius: 0 },
  { name: 'apple-180', size: 180, inset: 0.08, radius: 0 },
];
/** What chats show of a link. */
const PREVIEW = { width: 1200, height: 630 };

test('the icons', async ({ page }) => {
  for (const { name, size, inset, radius } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const drawn = 1 - 2 * inset;
    // The sea runs on to the edges, whatever is around the sun.
    await page.setContent(`
      <style>
        body { margin: 0; background: transparent }
        svg { display: block; width: 100vw; height: 100vh; border-radius: ${100 * radius}% }
      </style>
      <svg viewBox="0 0 32 32">
        <rect width="32" height="32" fill="#1e4a54"/>
        <g transform="translate(16 16) scale(${drawn}) translate(-16 -16)">
          <circle cx="16" cy="13" r="6" fill="#f7e6d6"/>
          <path d="M-19 20q4-4 7 0t7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0v30h-70z" fill="#5f999f"/>
          <path d="M-18 26q4-3 7 0t7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0v30h-70z" fill="#3b7580"/>
        </g>
      </svg>`);
    await write(page, `icons/${name}`, true);
  }
});

test('what links show in a chat', async ({ page }) => {
  await page.setViewportSize(PREVIEW);
  await page.goto('/');
  const offers = page.locator('.game-offer');
  await offers.first().waitFor();
  const drawings = await offers
    .locator('.game-offer-picture svg')
    .evaluateAll((found) => found.map((drawing) => drawing.outerHTML));
  const games = (await (await page.request.get('/api/games')).json()) as { id: string }[];
  const sea = await page
    .locator('.seascape')
    .first()
    .evaluate((drawing) => drawing.outerHTML);

  for (const [index, { id }] of games.entries()) {
    await show(page, `<div class="whole">${drawings[index]}</div>`);
    await write(page, `previews/${id}`);
  }
  // The lighthouse of the first stands at its left.
  const cards = drawings.map((drawing, index) =>
    index === 0 ? drawing.replace('xMidYMid', 'xMinYMid') : drawing,
  );
  const fan = cards.map((drawing) => `<div class="card">${drawing}</div>`).join('');
  await show(page, `<div class="sea">${sea}</div><div class="cards">${fan}</div>`);
  await write(page, 'previews/home');
});

/** Puts other things in the place of the page, which keeps its colours. */
async function show(page: Page, content: string): Promise<void> {
  await page.evaluate((html) => {
    document.body.innerHTML = html;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      body { overflow: hidden; min-height: 0; height: 100vh }
      .whole, .sea { position: absolute; inset: 0 }
      .whole svg { display: block; width: 100%; height: 100% }
      .sea { top: 38% }
      .cards { position: absolute; inset: 0; display: flex; gap: 44px;
        align-items: center; justify-content: center }
      .card { width: 264px; height: 368px; overflow: hidden; border: 12px solid #fffaf0;
        border-radius: 26px; box-shadow: 0 6px 14px #1c323a40, 0 26px 60px #1c323a59 }
      .card:first-child { rotate: -7deg; translate: 14px 22px }
      .card:last-child { rotate: 7deg; translate: -14px 22px }
      .card svg { display: block; width: 100%; height: 100% }
    `);
    document.adoptedStyleSheets = [sheet];
  }, content);
}

async function write(page: Page, name: string, omitBackground = false): Promise<void> {
  const file = join(PUBLIC, `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  const picture = await page.screenshot({ animations: 'disabled', omitBackground });
  await writeFile(file, withFewerColours(picture));
}
