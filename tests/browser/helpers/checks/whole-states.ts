/** States of a page, looked at one after the other in every window. */
import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { lookAt, moved, type Places } from './whole';

/** What is wrong and known, as it is said. It is to become empty. */
const KNOWN: readonly RegExp[] = [
  // A guide leaves the board little of a phone on its side.
  /^guide, 844×390: /,
  // What The Ascent counts lies on the lowest cell where a game has ended.
  /^result, 320×568: .* lies under ul\.as-goals/,
  // Of a low laptop's log the last lines lie below the controls.
  /, 1024×600: button\.line-button .* lies under/,
  // So do hands of twelve cards that all lie open, in a replay.
  /^replay, all hands, .*: the board has less than 20 %/,
  // Words of twice the size beside many figures or buttons, and in the bar.
  /, text at 200 %: .* stands a letter a line/,
  /^five in rough seas, .* text at 200 %: /,
  /, text at 200 %: span\.frame-brand-name .* overlaps/,
];

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
      const all = steady ? [...faults, ...moved(before, places)] : faults;
      before = places;
      const found = all.filter((fault) => !KNOWN.some((known) => known.test(`${name}, ${fault}`)));
      expect.soft(found, `what is not whole: ${name}`).toEqual([]);
    });
  }
}
