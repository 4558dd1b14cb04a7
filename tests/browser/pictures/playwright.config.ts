import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../helpers/browser';
import tests from '../playwright.config';

const launch = browserLaunch();

/** Makes the pictures of the README: `npm run pictures`. */
export default defineConfig(tests, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../results',
  use: {
    launchOptions: {
      ...launch,
      // The server appears to be where friends would find it.
      args: [...(launch.args ?? []), '--host-resolver-rules=MAP tables.example.org 127.0.0.1'],
    },
    trace: 'off',
    screenshot: 'off',
  },
});
