import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { budget } from './build/budget.ts';
import { compressed } from './build/compressed.ts';
import { languagesInPage } from './build/languages.ts';
import { hideVisually, hoverOnly, layers, layouts } from './build/layers.ts';
import { manifests } from './build/manifest.ts';
import { mdx } from './build/mdx.ts';
import { pagesInPage } from './build/pages.ts';
import { WORKER, worker } from './build/worker.ts';

/** What every page needs, and what most do, within `src`. Its texts come with the file of a language. */
const SHELL = [
  'main',
  '[^/]+',
  'ui/(?!CopyField)[^/]+',
  'ui/faces/(SeatFace|partnerFace)',
  '(net|net/room|router|texts)/[^/]+',
  'games/(?!RulesText|texts)[^/]+',
  'games/[^/]+/(index|art/GamePicture)',
  'pages/frame/[^/]+',
  'pages/settings/settings',
  'pages/(?!MovePage)[^/]+',
];

/**
 * What belongs together comes in one piece: a browser asks for few files at a time, and each answer has
 * headers, which weigh as well. A piece takes along what it needs, unless one further up has it.
 */
const PIECES: Rolldown.CodeSplittingGroup[] = [
  { name: 'shell', test: new RegExp(`/web/(index\\.html|src/(${SHELL.join('|')})\\.)`) },
  // What frames a running game.
  {
    name: 'table',
    test: /\/src\/pages\/(table\/(room|menu\/TableBar|chat\/ChatDrawer)|replay\/player\/keys)\./,
  },
  // What each game is built on, at tables and in looking back at them.
  {
    name: 'people',
    test: /\/src\/card-table\/(people\/(facts|people)|input\/selection|cards\/drawing)\.tsx?$|\/src\/games\/(texts|coop\/end)\./,
  },
  // What a game needs at any table.
  ofEachGame(
    'game',
    /\/src\/games\/(?!coop)[^/]+\/((?!index|help|movePhrase|speech)[^/]+|view\/[^/]+|selection\/selection|texts\/index)\.ts$/,
  ),
  // What the rules and figures of a game show as well.
  {
    ...ofEachGame('art', /\/src\/games\/[^/]+\/(art\/|selection\/prompts|board\/(?!start\/))/),
    minShareCount: 2,
  },
  // What all boards need at once: neither at the end, nor where there is no board.
  { name: 'board', test: /\/src\/(card-table\/(?!end\/)|games\/coop\/prompts)/, minShareCount: 2 },
];

function ofEachGame(name: string, test: RegExp): Rolldown.CodeSplittingGroup {
  const named = (id: string) => `${/\/src\/games\/([^/]+)\//.exec(id)?.[1]}-${name}`;
  return { debugName: `${name} of each game`, name: named, test };
}

export default defineConfig({
  // The server puts its base path in front of what the page asks for.
  base: './',
  plugins: [
    mdx(),
    layers(),
    languagesInPage(),
    pagesInPage(),
    manifests(),
    worker(),
    budget(),
    compressed(),
  ],
  css: { postcss: { plugins: [layouts, hideVisually, hoverOnly] } },
  resolve: { tsconfigPaths: true },
  build: {
    // The first browsers with `light-dark()`, on which the colours stand.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    // Everything is served under a policy without inline styles and data URLs for scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', [WORKER]: 'worker/main.ts' },
      output: {
        entryFileNames: ({ name }) =>
          name === WORKER ? `${WORKER}.js` : 'assets/[name]-[hash].js',
        codeSplitting: { groups: PIECES },
      },
    },
  },
  server: {
    // A test reads the lessons as they are written.
    fs: { allow: ['.', '../server'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: 'src/texts/testing/setup.ts',
    restoreMocks: true,
    // What files must not share, the setup makes anew.
    isolate: false,
  },
});
