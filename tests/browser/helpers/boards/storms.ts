/** The storm window: what one player says and does in it. */
import { expect, type Locator } from '@playwright/test';
import type { Guest } from '../guest';

export class StormWindow {
  readonly #guest: Guest;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  /** What all guests see of storms and compasses. */
  get panel(): Locator {
    const { page, words } = this.#guest;
    return page.getByRole('region', { name: words.variants.storms });
  }

  get #open(): Locator {
    return this.panel.getByRole('button', { name: this.#guest.words.variants.talk });
  }

  /** Opens the dialog in which storms are talked about and ended. */
  async openDialog(): Promise<Locator> {
    const { input, page } = this.#guest;
    await input.press(this.#open);
    return page.getByRole('dialog');
  }

  /** Does something in the dialog, which closes it where it is done with that. */
  async #say(name: string): Promise<void> {
    const { input, words } = this.#guest;
    const dialog = await this.openDialog();
    await input.press(dialog.getByRole('button', { name, exact: true }).first());
    const close = dialog.getByRole('button', { name: words.close });
    if (await close.isVisible()) await input.press(close);
    await expect(dialog).toBeHidden();
  }

  /** Proposes to end the first storm. */
  propose(): Promise<void> {
    return this.#say(this.#guest.words.variants.propose);
  }

  keep(): Promise<void> {
    return this.#say(this.#guest.words.variants.keepCompass);
  }

  /** Spends a compass on the first storm. */
  spend(): Promise<void> {
    return this.#say(this.#guest.words.variants.spend);
  }
}
