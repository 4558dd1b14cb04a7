/** Takes pictures for the README. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withFewerColours } from './png';

const FOLDER = join(import.meta.dirname, '../../../docs/pictures');
export const DESKTOP = { width: 1280, height: 800 };

/** Writes what the page shows as a picture of that name. */
export async function take(
  page: Page,
  name: string,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // A pointer that rests on something would light it up.
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({ animations: 'disabled' });
  await write(name, withFewerColours(picture));
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Writes a picture of that name. */
export async function write(name: string, png: Buffer): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}.png`), png);
}
