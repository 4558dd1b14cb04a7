/** Completes the service worker with what only the finished bundle knows. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chunksOf, closure, shell } from './closure.ts';
import { firstPaint, languageTags } from './languages.ts';

/** The name of the entry, which is that of its file as well: the address of a worker never changes. */
export const WORKER = 'worker';

/** What is there without a server: the page, with what it knows of each game. */
const KEPT = /\/web\/src\/games\/[^/]+\/index\.ts$/;

/** What is there besides in a language: all texts, and the rules of the games. */
const keptIn = (tag: string): RegExp =>
  new RegExp(`/web/src/(games/[^/]+/)?(texts|rules)/${tag}[/.]`);

const PUBLIC = new URL('../public/', import.meta.url);

export function worker(): Plugin {
  return {
    name: 'worker',
    generateBundle: {
      // The page is written by then.
      order: 'post',
      handler(_options, bundle) {
        const output = bundle[`${WORKER}.js`];
        if (output?.type !== 'chunk') throw new Error('There is no service worker in the bundle.');
        const kept = (fits: RegExp) =>
          [...closure(bundle, chunksOf(bundle, fits))].filter((name) => name.startsWith('assets/'));
        const everywhere = new Set([...shell(bundle), ...kept(KEPT)]);
        const hashed = [...everywhere].filter((name) => name.startsWith('assets/'));
        const languages = Object.fromEntries(
          languageTags().map((tag) => [
            tag,
            kept(keptIn(tag)).filter((name) => !everywhere.has(name)),
          ]),
        );
        const plain = readdirSync(PUBLIC).filter((name) => /\.(js|svg)$/.test(name));
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('There is no page in the bundle.');

        const hash = createHash('sha256').update(page.source).update(hashed.join());
        for (const name of plain) hash.update(readFileSync(new URL(name, PUBLIC)));
        const files = ['', ...plain.map(addressOf), ...hashed];
        const version = hash.digest('hex').slice(0, 16);
        const shellOf = JSON.stringify({ version, files, languages });
        output.code = `const SHELL=${shellOf};\n${output.code}`;
      },
    },
  };
}

/** How the page names a plain file. */
function addressOf(name: string): string {
  const first = firstPaint();
  return first.startsWith(`${name}?`) ? first : name;
}
