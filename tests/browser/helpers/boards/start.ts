/** The start window: what one player does in it, and how a whole table settles it. */
import { expect, type Locator } from '@playwright/test';
import type { Guest } from '../guest';

export class StartWindow {
  readonly #guest: Guest;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  /** What all guests see of it. */
  get panel(): Locator {
    const { page, words } = this.#guest;
    return page.getByRole('region', { name: words.start.window, exact: true });
  }

  /** Whether the game has come to it. The panel may still be loading then. */
  async isOpen(): Promise<boolean> {
    return (await this.#guest.game.phase()).startsWith('start_');
  }

  get count(): Locator {
    const { game, words } = this.#guest;
    return game.dock.getByRole('spinbutton', { name: words.start.count });
  }

  /** The most that the page lets this player pledge. */
  async most(): Promise<number> {
    return Number(await this.count.getAttribute('aria-valuemax'));
  }

  /** What the page proposes to pledge. */
  async proposed(): Promise<number> {
    return Number(await this.count.getAttribute('aria-valuenow'));
  }

  async pledge(count: number): Promise<void> {
    const { game, words } = this.#guest;
    const shown = await this.proposed();
    const step = game.button(count > shown ? words.start.more : words.start.fewer);
    for (let steps = Math.abs(count - shown); steps > 0; steps -= 1) await game.press(step);
    await expect(this.count).toHaveAttribute('aria-valuenow', String(count));
    await game.press(game.button(words.start.pledge));
    await expect(game.button(words.start.pledge)).toBeHidden();
  }

  /**
   * Once all have pledged: gives as many more or fewer as it takes, since a robot may have to give two cards or
   * none. Returns the pledge.
   */
  async mendTheSum(): Promise<number> {
    await expect(this.panel.locator('[data-open="true"]')).toHaveCount(0);
    const pledges = await this.panel.locator('[data-open] [aria-hidden]').allTextContents();
    const missing = pledges.reduce((rest, pledge) => rest - Number(pledge), 8);
    const pledged = (await this.proposed()) + missing;
    if (missing !== 0) await this.pledge(pledged);
    return pledged;
  }

  /** Asks another player for more cards. */
  async ask(name: string, count: number): Promise<void> {
    const { page, words, input } = this.#guest;
    await input.press(this.panel.getByRole('button', { name: words.start.ask }));
    const dialog = page.getByRole('dialog');
    const whom = dialog.getByRole('radio', { name, exact: true });
    // Where there is only one other, there is no choice.
    if ((await whom.count()) > 0) await input.choose(whom);
    for (let asked = 1; asked < count; asked += 1) {
      await input.press(dialog.getByRole('button', { name: words.start.more, exact: true }));
    }
    await input.press(dialog.getByRole('button', { name: words.start.askFor }));
    await expect(dialog).toBeHidden();
  }

  async think(): Promise<void> {
    const { words, input } = this.#guest;
    await input.press(this.panel.getByRole('button', { name: words.start.think }));
  }

  async agree(): Promise<void> {
    const { game, words } = this.#guest;
    await game.press(game.button(words.start.agree));
    await expect(game.button(words.start.agree)).toBeHidden();
  }

  /** Gives the first cards of the hand that can be given, as many as were promised. */
  async give(): Promise<void> {
    const { game, words } = this.#guest;
    const give = game.button(words.start.give);
    await expect(give).toBeVisible();
    for (let slot = 0; await give.isDisabled(); slot += 1) {
      if ((await game.hand.nth(slot).getAttribute('aria-disabled')) === 'true') continue;
      await game.press(game.hand.nth(slot));
      await expect(game.hand.nth(slot)).toHaveAttribute('aria-pressed', 'true');
    }
    await game.press(give);
    await expect(give).toBeHidden();
  }
}

/** A way to share out what must be given: no seat more than it can. */
export function shareOut(needed: number, most: readonly number[]): number[] {
  let left = needed;
  return most.map((can, index) => {
    const fair = Math.ceil(left / (most.length - index));
    const others = most.slice(index + 1).reduce((sum, other) => sum + other, 0);
    const share = Math.min(can, Math.max(fair, left - others));
    left -= share;
    return share;
  });
}

/**
 * Pledges, agreements and cards, until the window is closed for all. `look` is called at every
 * step, to look at the pages as they are then.
 */
export async function settleStart(
  players: readonly Guest[],
  look: () => Promise<void> = async () => {},
): Promise<void> {
  for (const { start } of players) await expect(start.panel).toBeVisible();
  await look();
  const [first] = players;
  // Beside partners there is something to settle.
  const isSolo = players.length === 1 && !(await first?.start.count.isVisible());
  const shares = isSolo ? [8] : await sharesOf(players);
  if (!isSolo) {
    for (const [seat, { start }] of players.entries()) await start.pledge(shares[seat] ?? 0);
    if (players.length === 1) shares[0] = (await first?.start.mendTheSum()) ?? 0;
    await look();
    for (const { start } of players) await start.agree();
  }
  const givers = players.filter((_, seat) => shares[seat] !== 0);
  for (const { game, words } of givers) await expect(game.button(words.start.give)).toBeVisible();
  await look();
  for (const { start } of givers) await start.give();
  for (const { start } of players) await expect(start.panel).toBeHidden();
}

async function sharesOf(players: readonly Guest[]): Promise<number[]> {
  const [first, second] = players;
  // Robots and partners make it up to eight.
  if (first !== undefined && second === undefined) return [await first.start.proposed()];
  return shareOut(8, await Promise.all(players.map(({ start }) => start.most())));
}
