import { defineConfig } from 'vitest/config';

export default defineConfig({
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
    restoreMocks: true,
  },
});
