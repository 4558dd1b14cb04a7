import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** A file per language, named by its tag. */
const LANGUAGES = 'src/i18n/languages';

export default defineConfig({
  plugins: [languagesInPage()],
  build: {
    // The first browsers with `light-dark()`, on which the colours stand.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    // Everything is served under a policy without inline styles and data URLs for scripts.
    assetsInlineLimit: 0,
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

/**
 * Tells the page which languages there are and in which file each is, so that `first-paint.js` can
 * choose one, and fetch it while the script is still on its way.
 */
function languagesInPage(): Plugin {
  return {
    name: 'languages-in-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files: Record<string, string> = {};
        for (const name of readdirSync(new URL(LANGUAGES, import.meta.url))) {
          const [, tag] = /^([a-z]{2})\.ts$/.exec(name) ?? [];
          if (tag === undefined) continue;
          const path = `${LANGUAGES}/${name}`;
          const chunk = Object.values(bundle ?? {}).find(
            (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(`/${path}`),
          );
          files[tag] = `/${chunk?.fileName ?? path}`;
        }
        const attribute = `data-languages='${JSON.stringify(files)}'`;
        return html.replace('src="/first-paint.js"', `src="/first-paint.js" ${attribute}`);
      },
    },
  };
}
