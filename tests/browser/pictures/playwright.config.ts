import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** Makes the pictures of the README: `npm run pictures`. */
export default defineConfig(tests, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../results',
  use: { trace: 'off', screenshot: 'off' },
});
