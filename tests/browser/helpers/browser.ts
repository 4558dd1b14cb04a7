/** Which browser the tests drive, and how it is started. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const OF_THE_SYSTEM = '/usr/bin/chromium';

/** The system's Chromium, or the one named by `CHROMIUM`; else the browser that Playwright brings. */
export function browserLaunch(): LaunchOptions {
  const named = process.env['CHROMIUM'];
  if (!named && !existsSync(OF_THE_SYSTEM)) return {};
  return {
    executablePath: named || OF_THE_SYSTEM,
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
