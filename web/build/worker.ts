/** Completes the service worker with what only the finished bundle knows. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chunksOf, closure, shell } from './closure.ts';
import { firstPaint } from './languages.ts';

/** The name of the entry, which is that of its file as well: the address of a worker never changes. */
export const WORKER = 'worker';

/**
 * What is there without a server: the page with all its languages, and the rules of the games, to which
 * a game's `index.ts` leads.
 */
const KEPT = /\/web\/src\/((texts|games\/[^/]+\/(texts|rules))\/|games\/[^/]+\/index\.ts)/;

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
        const kept = new Set([...shell(bundle), ...closure(bundle, chunksOf(bundle, KEPT))]);
        const hashed = [...kept].filter((name) => name.startsWith('assets/'));
        const plain = readdirSync(PUBLIC).filter((name) => /\.(js|svg)$/.test(name));
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('There is no page in the bundle.');

        const hash = createHash('sha256').update(page.source).update(hashed.join());
        for (const name of plain) hash.update(readFileSync(new URL(name, PUBLIC)));
        const files = ['', ...plain.map(addressOf), ...hashed];
        const version = hash.digest('hex').slice(0, 16);
        const facts = `const SHELL_VERSION='${version}',SHELL_FILES=${JSON.stringify(files)};`;
        output.code = `${facts}\n${output.code}`;
      },
    },
  };
}

/** How the page names a plain file. */
function addressOf(name: string): string {
  const first = firstPaint();
  return first.startsWith(`${name}?`) ? first : name;
}
