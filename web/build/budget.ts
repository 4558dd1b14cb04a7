/** Fails a build whose first page has grown too heavy, and says what it weighs. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { chunksOf, closure } from './closure.ts';

/** All that the start page loads, compressed as the server sends it. */
const BUDGET = 60 * 1024;

const PUBLIC = new URL('../public/', import.meta.url);

export function budget(): Plugin {
  return {
    name: 'budget',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sizes = firstPage(bundle);
        const total = sizes.reduce((sum, [, size]) => sum + size, 0);
        const lines = sizes.map(([what, size]) => `  ${kilobytes(size).padStart(8)}  ${what}`);
        this.info(`the first page, compressed: ${kilobytes(total)}\n${lines.join('\n')}`);
        if (total > BUDGET) {
          this.error(`The first page weighs ${kilobytes(total)}, more than ${kilobytes(BUDGET)}.`);
        }
      },
    },
  };
}

/** What is loaded in whichever language has the longest texts, all drawings included. */
function firstPage(bundle: Rolldown.OutputBundle): [what: string, size: number][] {
  const shell = closure(bundle, chunksOf(bundle, /\/web\/index\.html$/));
  const languages = chunksOf(bundle, /\/web\/src\/i18n\/languages\/[a-z]{2}\.ts$/).map((chunk) =>
    [...closure(bundle, [chunk])].filter((name) => !shell.has(name)),
  );
  const weight = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + compressed(contents(bundle[name])), 0);
  const ending = (end: string) => [...shell].filter((name) => name.endsWith(end));
  const plain = readdirSync(PUBLIC).filter((name) => /\.(js|svg)$/.test(name));
  const publicWeight = (name: string) => compressed(readFileSync(new URL(name, PUBLIC)));
  return [
    // The page itself is written anew for each address: the server takes the quicker compression.
    ['the page', gzipSync(contents(bundle['index.html'])).length],
    ['scripts', weight(ending('.js'))],
    ['styles', weight(ending('.css'))],
    ['the longest texts', Math.max(...languages.map(weight))],
    [
      'the manifest',
      weight(Object.keys(bundle).filter((name) => name.endsWith('.fr.webmanifest'))),
    ],
    ['first paint and icons', plain.reduce((sum, name) => sum + publicWeight(name), 0)],
  ];
}

function contents(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): Uint8Array {
  if (output === undefined) throw new Error('A part of the first page is not in the bundle.');
  const content = output.type === 'chunk' ? output.code : output.source;
  return typeof content === 'string' ? Buffer.from(content) : content;
}

function compressed(content: Uint8Array): number {
  return brotliCompressSync(content).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
