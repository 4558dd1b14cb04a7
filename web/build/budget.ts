/** Fails a build one of whose first pages has grown too heavy, and says what they weigh. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { besidesShell, chunksOf, shell } from './closure.ts';
import { OPENED } from './pages.ts';

/** All that a page loads when it is opened first, compressed as the server sends it. */
const BUDGET = 60 * 1024;

/** What comes after a page's own code: the start page shows the options of a game. */
const FOLLOWS: Readonly<Record<string, RegExp>> = {
  '': /\/web\/src\/games\/[^/]+\/options\.ts$/,
};

const PUBLIC = new URL('../public/', import.meta.url);

type Sizes = readonly (readonly [what: string, bytes: number])[];

export function budget(): Plugin {
  return {
    name: 'budget',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [part, path] of Object.entries(OPENED)) {
          const sizes = sizesOf(bundle, part, path);
          const total = sizes.reduce((sum, [, size]) => sum + size, 0);
          const lines = sizes.map(([what, size]) => `  ${kilobytes(size).padStart(8)}  ${what}`);
          const what = `/${part}, compressed: ${kilobytes(total)}`;
          this.info([what, ...lines].join('\n'));
          if (total > BUDGET) this.error(`${what}, which is more than ${kilobytes(BUDGET)}.`);
        }
      },
    },
  };
}

/** What is loaded in whichever language has the longest texts, all drawings included. */
function sizesOf(bundle: Rolldown.OutputBundle, part: string, path: string): Sizes {
  const files = [...shell(bundle)];
  const ending = (end: string) => files.filter((name) => name.endsWith(end));
  const manifests = Object.keys(bundle).filter((name) => name.endsWith('.fr.webmanifest'));
  const plain = readdirSync(PUBLIC).filter((name) => /\.(js|svg)$/.test(name));
  const publicWeight = (name: string) => compressed(readFileSync(new URL(name, PUBLIC)));
  const sizes: [string, number][] = [
    // The page itself is written anew for each address: the server takes the quicker compression.
    ['the page', gzipSync(contents(bundle['index.html'])).length],
    ['scripts', weight(bundle, ending('.js'))],
    ['styles', weight(bundle, ending('.css'))],
    ['the manifest', weight(bundle, manifests)],
    ['first paint and icons', plain.reduce((sum, name) => sum + publicWeight(name), 0)],
  ];
  const loaded = new Set<string>();
  /** The heaviest of what the chunks at a path bring along, besides what is there by then. */
  const heaviest = (what: string, fits: RegExp): void => {
    const choices = chunksOf(bundle, fits).map((chunk) => {
      const names = besidesShell(bundle, [chunk]).filter((name) => !loaded.has(name));
      return { names, size: weight(bundle, names) };
    });
    const most = choices.toSorted((one, other) => other.size - one.size)[0];
    if (most === undefined) throw new Error('A part of a page is not in the bundle.');
    for (const name of most.names) loaded.add(name);
    sizes.push([what, most.size]);
  };
  heaviest('its own', new RegExp(`/web/${path}$`));
  heaviest('the longest texts', /\/web\/src\/texts\/[a-z]{2}\/index\.ts$/);
  const follows = FOLLOWS[part];
  if (follows !== undefined) {
    heaviest('the longest options', follows);
    heaviest('their longest texts', /\/web\/src\/games\/[^/]+\/texts\/options\.[a-z]{2}\.ts$/);
  }
  return sizes;
}

function weight(bundle: Rolldown.OutputBundle, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + compressed(contents(bundle[name])), 0);
}

function contents(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): Uint8Array {
  if (output === undefined) throw new Error('A part of a page is not in the bundle.');
  const content = output.type === 'chunk' ? output.code : output.source;
  return typeof content === 'string' ? Buffer.from(content) : content;
}

function compressed(content: Uint8Array): number {
  return brotliCompressSync(content).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
