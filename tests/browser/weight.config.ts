import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Weighs what the first pages load: `npm run weight`. */
export default defineConfig(tests, {
  testDir: 'weight',
  testIgnore: [],
  retries: 0,
  use: { screenshot: 'off' },
});
