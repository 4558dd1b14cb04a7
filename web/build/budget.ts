/** Fails a build one of whose first pages has grown too heavy, and says what they weigh. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { besidesShell, chunksOf, shell } from './closure.ts';
import { firstScript } from './languages.ts';
import { OPENED } from './pages.ts';

const KB = 1024;

/** What is loaded where a page is opened first, and how much it may weigh, compressed as the server sends it. */
interface Opening {
  readonly what: string;
  /** A key of `OPENED`. */
  readonly page: keyof typeof OPENED;
  readonly most: number;
  /** What comes after the page's own code, each the heaviest of its kind. */
  readonly follows: readonly (readonly [what: string, fits: RegExp])[];
}

const OPENINGS: readonly Opening[] = [
  {
    what: 'the start page',
    page: '',
    most: 54.6 * KB,
    follows: [
      ['the texts of tables', /\/web\/src\/texts\/[a-z]{2}\/tables\.ts$/],
      ['the texts of deals', /\/web\/src\/texts\/[a-z]{2}\/deals\.ts$/],
      ['the longest texts of options', /\/web\/src\/games\/[^/]+\/texts\/[a-z]{2}\/options\.ts$/],
    ],
  },
  { what: 'a link to a table, until that is known', page: 't', most: 48 * KB, follows: [] },
  {
    what: 'a running table of Tranquility',
    page: 't',
    most: 96.2 * KB,
    follows: [
      ['the game', /\/web\/src\/games\/tranquility\/game\.ts$/],
      ['its board', /\/web\/src\/games\/tranquility\/board\/Board\.tsx$/],
      ['what all games say', /\/web\/src\/texts\/[a-z]{2}\/table\.ts$/],
      [
        'the longest texts of the game',
        /\/web\/src\/games\/tranquility\/texts\/[a-z]{2}\/messages\.ts$/,
      ],
      ['of its options', /\/web\/src\/games\/tranquility\/texts\/[a-z]{2}\/options\.ts$/],
    ],
  },
];

/** The fonts, which come after the first paint, are counted apart. */
const FONTS = { most: 25 * KB, fits: /\.woff2$/ };

const PUBLIC = new URL('../public/', import.meta.url);

type Sizes = readonly (readonly [what: string, bytes: number])[];

export function budget(): Plugin {
  return {
    name: 'budget',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const fonts = weight(
          bundle,
          Object.keys(bundle).filter((name) => FONTS.fits.test(name)),
        );
        this.info(`the fonts: ${kilobytes(fonts)}`);
        if (fonts === 0) this.error('The fonts are missing: run npm ci.');
        if (fonts > FONTS.most) {
          this.error(`The fonts weigh ${kilobytes(fonts)}, more than ${kilobytes(FONTS.most)}.`);
        }
        for (const opening of OPENINGS) {
          const sizes = sizesOf(bundle, opening);
          const total = sizes.reduce((sum, [, size]) => sum + size, 0);
          const lines = sizes.map(([what, size]) => `  ${kilobytes(size).padStart(8)}  ${what}`);
          const what = `${opening.what}, compressed: ${kilobytes(total)}`;
          this.info([what, ...lines].join('\n'));
          if (total > opening.most) {
            this.error(`${what}, which is more than ${kilobytes(opening.most)}.`);
          }
        }
      },
    },
  };
}

/** What is loaded in whichever language has the longest texts, all drawings included. */
function sizesOf(bundle: Rolldown.OutputBundle, { page, follows }: Opening): Sizes {
  const files = [...shell(bundle)];
  const ending = (end: string) => files.filter((name) => name.endsWith(end));
  const manifests = Object.keys(bundle).filter((name) => name.endsWith('.fr.webmanifest'));
  const icons = readdirSync(PUBLIC).filter((name) => name.endsWith('.svg'));
  const plain = [firstScript(), ...icons.map((name) => readFileSync(new URL(name, PUBLIC)))];
  const sizes: [string, number][] = [
    // The page itself is written anew for each address: the server takes the quicker compression.
    ['the page', gzipSync(contents(bundle['index.html'])).length],
    ['scripts', weight(bundle, ending('.js'))],
    ['styles', weight(bundle, ending('.css'))],
    ['the manifest', weight(bundle, manifests)],
    ['first paint and icons', plain.reduce((sum, file) => sum + compressed(file), 0)],
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
  heaviest('its own', new RegExp(`/web/${OPENED[page]}$`));
  heaviest('the longest texts', /\/web\/src\/texts\/[a-z]{2}\/index\.ts$/);
  for (const [what, fits] of follows) heaviest(what, fits);
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

function compressed(content: Uint8Array | string): number {
  return brotliCompressSync(content).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
