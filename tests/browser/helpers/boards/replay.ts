/** The page on which a game that was played is looked at. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Guest } from '../guest';
import type { Words } from '../words';

export class ReplayPage {
  readonly guest: Guest;
  readonly page: Page;
  readonly words: Words['replay'];

  constructor(guest: Guest) {
    this.guest = guest;
    this.page = guest.page;
    this.words = guest.words.replay;
  }

  /** Goes there from the table at which the game is over. */
  async open(): Promise<void> {
    await this.guest.input.press(this.page.getByRole('link', { name: this.words.open }));
    await expect(this.slider).toBeVisible();
  }

  get slider(): Locator {
    return this.page.getByRole('slider', { name: this.words.slider });
  }

  /** The number of the position at the end. */
  async last(): Promise<number> {
    return Number(await this.slider.getAttribute('max'));
  }

  async expectAt(position: number): Promise<void> {
    await expect(this.slider).toHaveValue(String(position));
  }

  control(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.guest.input.press(this.control(name));
  }

  get viewpoint(): Locator {
    return this.page.getByRole('combobox', { name: this.words.seenBy });
  }

  async seeAs(viewpoint: string): Promise<void> {
    await this.viewpoint.selectOption({ label: viewpoint });
  }

  /** The cards of a seat's hand, where it lies open. */
  handOf(name: string): Locator {
    return this.page.getByRole('list', { name: this.words.hand(name) }).getByRole('listitem');
  }

  get lines(): Locator {
    return this.page
      .getByRole('complementary', { name: this.guest.words.game.log })
      .getByRole('button');
  }

  get currentLine(): Locator {
    return this.page
      .getByRole('complementary', { name: this.guest.words.game.log })
      .locator('[aria-current="step"]');
  }

  /** Swipes with a finger over the board, by so many pixels to the right. */
  async swipe(distance: number): Promise<void> {
    const box = await this.page.getByRole('grid').boundingBox();
    if (box === null) throw new Error('There is no board to swipe over.');
    const y = box.y + box.height / 2;
    const from = box.x + box.width / 2 - distance / 2;
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', from);
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', from + part * distance);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}
