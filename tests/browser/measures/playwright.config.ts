import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** Measures what the pages weigh and how smoothly moves are drawn: `npm run weight`, `npm run smoothness`. */
export default defineConfig(tests, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../results',
  retries: 0,
  // Two at once would measure each other.
  workers: 1,
  use: { screenshot: 'off' },
});
