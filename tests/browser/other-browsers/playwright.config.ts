import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** Plays in browsers of the system that Playwright does not drive, where they are: `npm run other-browsers`. */
export default defineConfig(tests, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../results',
  retries: 0,
});
