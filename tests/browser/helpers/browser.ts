/** Which browser the tests drive, and how it is started. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Without windows it is quicker. */
const OF_THE_SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The system's Chromium, or the one named by `CHROMIUM`; else the browser that Playwright brings. */
export function browserLaunch(): LaunchOptions {
  const executablePath = process.env['CHROMIUM'] || OF_THE_SYSTEM.find((path) => existsSync(path));
  if (!executablePath) return {};
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
