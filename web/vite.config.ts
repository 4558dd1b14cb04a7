import { defineConfig } from 'vitest/config';
import { budget } from './build/budget.ts';
import { compressed } from './build/compressed.ts';
import { languagesInPage } from './build/languages.ts';
import { hoverOnly, layers, words } from './build/layers.ts';
import { layouts } from './build/layouts.ts';
import { manifests } from './build/manifest.ts';
import { mdx } from './build/mdx.ts';
import { pagesInPage } from './build/pages.ts';
import { PIECES } from './build/pieces.ts';
import { WORKER, worker } from './build/worker.ts';

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
  css: { postcss: { plugins: [layouts, words, hoverOnly] } },
  resolve: { tsconfigPaths: true },
  build: {
    // The first browsers with `light-dark()`, on which the colours stand. Some names are Safari's on phones alone.
    target: ['chrome123', 'firefox121', 'safari17.5', 'ios17.5'],
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
