/** States of a page, looked at one after the other in every window, and in every language. */
import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { type Language, WORDS } from '../words';
import { lookAt, moved, type Places } from './whole';

export interface State {
  readonly name: string;
  /** Goes there from the state before. */
  open(): unknown;
  /** Whether each cell of the board stays where it was in the state before. */
  steady?: true;
}

export async function expectWhole(page: Page, states: readonly State[]): Promise<void> {
  let before: Places = new Map();
  for (const { name, open, steady } of states) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open();
      const { faults, places } = await lookAt(page);
      const found = steady ? [...faults, ...moved(before, places)] : faults;
      before = places;
      expect.soft(found, `what is not whole: ${name}`).toEqual([]);
      for (const language of LANGUAGES) {
        await speak(page, language);
        const { faults: others } = await lookAt(page, 'words');
        expect.soft(others, `what is not whole: ${name} (${language})`).toEqual([]);
      }
      await speak(page, 'en');
    });
  }
}

/** Those besides English, whose words are longer. */
const LANGUAGES = Object.keys(WORDS).filter((language) => language !== 'en') as Language[];

/** Another tab of the browser chooses a language. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'table.language', newValue }));
  }, language);
  await page.waitForFunction((to) => document.documentElement.lang === to, language);
}
