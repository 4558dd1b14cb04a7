import { defineConfig } from 'vitest/config';
import { budget } from './build/budget.ts';
import { languagesInPage } from './build/languages.ts';
import { manifests } from './build/manifest.ts';
import { pagesInPage } from './build/pages.ts';
import { WORKER, worker } from './build/worker.ts';

export default defineConfig({
  plugins: [languagesInPage(), pagesInPage(), manifests(), worker(), budget()],
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
        // What every page needs comes in one piece: each answer has headers, which weigh as well.
        codeSplitting: {
          groups: [{ name: 'shell', tags: ['$initial'], test: /^(?!.*[\\/]web[\\/]worker[\\/])/ }],
        },
      },
    },
  },
  server: {
    // A test looks for the codes of refusals in the server's sources.
    fs: { allow: ['.', '../server'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: 'src/i18n/testing.ts',
    restoreMocks: true,
  },
});
