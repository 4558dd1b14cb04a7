/** Draws the parts of which the server makes pictures of finished seas, for links to their replays. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../helpers/test';
import { withFewerColours } from './png';

const WEB = join(import.meta.dirname, '../../../web');
/** As in the server's `sea_picture.rs`. */
const WIDTH = 1200;
const HEIGHT = 630;
const TILE = 86;
const ISLANDS = 80;
const IN_ROW = Math.floor(WIDTH / TILE);
/** Stands where modules of the client stand, so that it finds others as they do. */
const MODULE = join(WEB, 'src/cards.ts');
const CARDS = `
  export { h, render } from 'preact';
  export { Island, CardEmblem } from '~/games/tranquility/art/Picture';
`;
/** Quiet water: few colours are left for it, and islands stand out. */
const WAVES = encodeURIComponent(`
  <svg xmlns="http://www.w3.org/2000/svg" width="200" height="126">
    <path d="M0 40q12.5-9 25 0t25 0 25 0M110 103q12.5-9 25 0t25 0 25 0" fill="none"
      stroke="#41787f" stroke-width="5" stroke-linecap="round"/>
  </svg>`);
const STYLES = `
  html, body { background: none; overflow: hidden }
  body { display: block; min-height: 0 }
  #empty { height: ${HEIGHT}px; background: #2c626b url("data:image/svg+xml,${WAVES}") }
  #tiles { display: grid; grid-template-columns: repeat(${IN_ROW}, ${TILE}px) }
  #tiles > div { display: grid; width: ${TILE}px; height: ${TILE}px; place-items: center }
  #tiles svg { position: static; width: ${TILE - 6}px; height: ${TILE - 6}px; border-radius: 9px }
  .tq-art__number { font: 700 35px var(--font-display); letter-spacing: -1.5px }
`;

test('the parts of finished seas', async ({ page }) => {
  // The pictures of cards are code of the client, which its development server gives one by one.
  const { createServer } = await import(join(WEB, 'node_modules/vite/dist/node/index.js'));
  const cards = {
    name: 'cards',
    resolveId: (id: string) => (id === '/src/cards.ts' ? MODULE : null),
    load: (id: string) => (id === MODULE ? CARDS : null),
  };
  const client = await createServer({ root: WEB, plugins: [cards], logLevel: 'error' });
  await client.listen();
  const [address] = client.resolvedUrls.local;
  const rows = Math.ceil((ISLANDS + 2) / IN_ROW);
  await page.setViewportSize({ width: WIDTH, height: HEIGHT + rows * TILE });
  await page.goto(address);
  await page.locator('.game-offer').first().waitFor();
  await page.evaluate(
    async ({ islands, styles }) => {
      document.body.innerHTML = '<div id="empty"></div><div id="tiles"></div>';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
      const module = '/src/cards.ts';
      const { Island, CardEmblem, h, render } = await import(module);
      const water = 'M18 46q8-6 16 0t16 0M52 64q8-6 16 0t16 0';
      const empty = h('svg', { viewBox: '0 0 100 100' }, [
        h('rect', { width: 100, height: 100, fill: '#1e4a54' }),
        h('path', {
          d: water,
          fill: 'none',
          stroke: '#5b8d93',
          'stroke-width': 3,
          'stroke-linecap': 'round',
        }),
      ]);
      const numbers = Array.from({ length: islands }, (_, index) => index + 1);
      const all = [
        ...numbers.map((number) => h(Island, { number })),
        h(CardEmblem, { card: 'wild' }),
        empty,
      ];
      // In one tree, since the pictures' gradients have ids.
      render(
        all.map((drawing) => h('div', null, drawing)),
        document.querySelector('#tiles'),
      );
      await document.fonts.ready;
    },
    { islands: ISLANDS, styles: STYLES },
  );
  const picture = await page.screenshot({ animations: 'disabled', omitBackground: true });
  await writeFile(join(WEB, 'public/previews/sea-parts.png'), withFewerColours(picture));
  await client.close();
});
