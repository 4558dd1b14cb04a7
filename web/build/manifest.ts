/** Writes the web app manifest in each language, with which the client can be installed. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type Served from '../src/texts/server/en.json';
import { languageTags } from './languages.ts';

type Words = typeof Served;

/** As in `index.html` and `tokens.css`: the sky by day. By night, the page says another colour. */
const SKY = '#f7e6d6';

export function manifests(): Plugin {
  return {
    name: 'manifests',
    generateBundle() {
      for (const tag of languageTags()) {
        const file = new URL(`../src/texts/server/${tag}.json`, import.meta.url);
        const words = JSON.parse(readFileSync(file, 'utf8')) as Words;
        const source = JSON.stringify(manifest(tag, words));
        this.emitFile({ type: 'asset', fileName: `manifest.${tag}.webmanifest`, source });
      }
    },
  };
}

export function manifest(lang: string, words: Words) {
  return {
    lang,
    name: words.brand,
    short_name: words.shortName,
    description: words.description,
    // All addresses start from that of the manifest. The program is known by this one, whatever the language.
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: SKY,
    background_color: SKY,
    categories: ['games'],
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    ],
    shortcuts: [
      { name: words.newTable, url: './#games-title' },
      { name: words.myTables, url: './#my-tables-title' },
      { name: words.daily, url: 'daily' },
    ],
    // A link to a table opens in the installed program, but never in place of the table one sits at.
    handle_links: 'preferred',
    launch_handler: { client_mode: ['navigate-new', 'auto'] },
  };
}

function icon(size: number, purpose: 'any' | 'maskable') {
  return {
    src: `icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  };
}
