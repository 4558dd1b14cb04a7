import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Measures how smoothly a phone draws the moves of a game: `npm run smoothness`. */
export default defineConfig(tests, {
  testDir: 'smoothness',
  testIgnore: [],
  timeout: 240_000,
  retries: 0,
  use: { contextOptions: { reducedMotion: 'no-preference' }, screenshot: 'off' },
});
