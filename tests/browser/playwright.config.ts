import { defineConfig } from '@playwright/test';
import { browserLaunch } from './helpers/browser';

/**
 * The tests, by what they are about: coming to tables and what surrounds them, games, what comes after a
 * game, how pages are used, how they look. Each is here for what only a browser shows: layout, focus, keys,
 * fingers, sockets, reloads, several pages at once. The rest is said by tests of the client and the server.
 * Pictures for the README, measurements, and other browsers have configurations of their own.
 */
export default defineConfig({
  testDir: '.',
  // Looking at every screen takes minutes: `WHOLE=1` does, as `./test.sh long`.
  testIgnore: [
    'pictures/**',
    'measures/**',
    'other-browsers/**',
    ...(process.env['WHOLE'] === undefined ? ['looks/whole*.spec.ts'] : []),
  ],
  outputDir: 'results',
  reporter: 'list',
  forbidOnly: Boolean(process.env['CI']),
  // One test waits most of the time for what the other makes the machine do.
  workers: 2,
  // No test depends on another, and the last file would else be played through by one worker alone.
  fullyParallel: true,
  // A busy machine may starve a browser once; it is then listed as flaky. What fails twice is wrong.
  retries: 1,
  // Longer than anything takes on the slowest machine: what waits so long has failed.
  timeout: 900_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.002 },
  },
  snapshotPathTemplate: '{testDir}/looks/screens/{arg}{ext}',
  use: {
    launchOptions: browserLaunch(),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Where a test is about it, it says so.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    // A trace costs as much as the tests themselves; `--trace retain-on-failure` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
