/** The page of a running game, as a player, or a spectator, uses it. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Input } from './input';
import type { Words } from './words';

/** A cell in which the page offers to place a card. */
export interface Offer {
  /** The number of the card. */
  card: number;
  /** As in the rules: 0 at the bottom left, 35 at the top right. */
  cell: number;
  cost: number;
  /** Whether it leaves a gap that nothing can fill. */
  hopeless: boolean;
}

/** How a player chooses among what the page offers: the offer of greatest worth. */
export interface Style {
  worth(offer: Offer): number;
  /** Looks at every card of the hand instead of taking the first that can be placed. */
  thorough?: boolean;
  /** Offers of less worth than this are not taken: two cards are discarded instead. */
  least?: number;
}

/** Spends cards as fast as possible: such games are short. */
export const LAVISH: Style = { worth: ({ cost }) => cost };

const ROW = 6;
const CELLS = 36;
const ISLANDS = 80;

/** Plays as people do who want to win: each island about where it belongs, and cheaply. */
export const SENSIBLE: Style = {
  thorough: true,
  least: -6,
  worth: ({ card, cell, cost, hopeless }) => {
    const home = ((card - 0.5) / ISLANDS) * CELLS - 0.5;
    return -(Math.abs(cell - home) + 2 * cost + (hopeless ? 20 : 0));
  },
};

export class GamePage {
  readonly #page: Page;
  readonly #words: Words;
  readonly #input: Input;

  constructor(page: Page, words: Words, input: Input) {
    this.#page = page;
    this.#words = words;
    this.#input = input;
  }

  get hand(): Locator {
    return this.#page.getByRole('list', { name: this.#words.game.hand }).getByRole('button');
  }

  /** The cards of the hand that are picked for something. */
  get picked(): Locator {
    const { hand } = this.#words.game;
    return this.#page.getByRole('list', { name: hand }).getByRole('button', { pressed: true });
  }

  get cells(): Locator {
    return this.#page.getByRole('gridcell');
  }

  /** The part of the page that says what to do, with the buttons for it. */
  get dock(): Locator {
    return this.#page.getByRole('region', { name: this.#words.game.move });
  }

  get players(): Locator {
    return this.#page.getByRole('list', { name: this.#words.game.players }).getByRole('listitem');
  }

  /** What was hidden until the end. */
  get revealed(): Locator {
    return this.#page.getByRole('region', { name: this.#words.game.hidden });
  }

  /** The log beside the board; out of sight where there is no room for it. */
  get log(): Locator {
    return this.#page
      .getByRole('complementary', { name: this.#words.game.log, includeHidden: true })
      .getByRole('list', { includeHidden: true });
  }

  button(name: string | RegExp): Locator {
    return this.dock.getByRole('button', { name, exact: typeof name === 'string' });
  }

  cell(cell: number): Locator {
    // Drawn, and listed, from the top row down.
    const row = CELLS / ROW - 1 - Math.floor(cell / ROW);
    return this.cells.nth(row * ROW + (cell % ROW));
  }

  /** Whether the tab says that it is this player's turn. */
  async isMyTurn(): Promise<boolean> {
    return this.#words.game.yourTurn.test(await this.#page.title());
  }

  async isOver(): Promise<boolean> {
    return this.revealed.isVisible();
  }

  /** How many things have happened so far. */
  async logLength(): Promise<string> {
    return (await this.log.getAttribute('start')) ?? '';
  }

  /** The names of the cards in hand. */
  async cards(): Promise<string[]> {
    return this.hand.evaluateAll((cards) =>
      cards.map((card) => (card.getAttribute('aria-label') ?? '').split(',')[0] ?? ''),
    );
  }

  /** The islands in the sea, by cell from the bottom left. */
  async sea(): Promise<string[]> {
    const { cell } = this.#words.game;
    const names = await this.cells.evaluateAll((cells) =>
      cells.map((one) => one.getAttribute('aria-label') ?? ''),
    );
    return names.map((name) => `${cell.exec(name)?.[0]}: ${name.split(',')[2]?.trim()}`);
  }

  /** Does what is to be done in an ordinary turn, until it is seen to be done. */
  async takeTurn(style: Style): Promise<void> {
    const before = await this.logLength();
    await this.act(style);
    await expect(this.log).not.toHaveAttribute('start', before);
  }

  /** Does what is to be done in an ordinary turn. */
  async act(style: Style): Promise<void> {
    const { playStart, playFinish, place } = this.#words.game;
    if (await this.button(playStart).isVisible()) {
      await this.press(this.button(playStart));
    } else if (await this.button(playFinish).isVisible()) {
      // It asks once more, with a button of the same name.
      await this.press(this.button(playFinish));
      await expect(this.picked).toHaveCount(1);
      await this.press(this.button(playFinish));
    } else {
      const offer = await this.#chosenOffer(style);
      if (offer === null) return this.#discardTwo();
      await this.pick(offer);
      await this.press(this.button(place));
    }
  }

  async #chosenOffer(style: Style): Promise<Offer | null> {
    const best = await this.#bestOffer(style);
    const canDiscard = await this.button(this.#words.game.discardTwo).isVisible();
    const tooBad = best !== null && style.worth(best) < (style.least ?? -Infinity);
    return tooBad && canDiscard ? null : best;
  }

  /** Selects a card and a cell for it; what is to be paid is then suggested by the page. */
  async pick({ card, cell }: Offer): Promise<void> {
    const button = this.#island(card);
    if ((await button.getAttribute('aria-pressed')) !== 'true') await this.press(button);
    await this.press(this.cell(cell));
  }

  async #discardTwo(): Promise<void> {
    const { game } = this.#words;
    await this.press(this.button(game.discardTwo));
    for (let slot = 0; (await this.picked.count()) < 2; slot += 1) {
      const card = this.hand.nth(slot);
      if ((await card.getAttribute('aria-pressed')) === 'true') continue;
      await this.press(card);
      await expect(card).toHaveAttribute('aria-pressed', 'true');
    }
    await this.press(this.button(game.discard));
  }

  async #bestOffer(style: Style): Promise<Offer | null> {
    const offers = await this.offersOfHand(style.thorough !== true);
    return offers.reduce<Offer | null>(
      (best, offer) => (best === null || style.worth(offer) > style.worth(best) ? offer : best),
      null,
    );
  }

  /** What the page offers for all cards of the hand, or for the first that can be placed. */
  async offersOfHand(firstOnly = false): Promise<Offer[]> {
    const offers: Offer[] = [];
    for (const card of await this.#islands()) {
      if (firstOnly && offers.length > 0) break;
      offers.push(...(await this.offers(card)));
    }
    return offers;
  }

  /** What costs most to place of the first card that can be placed, which it leaves selected. */
  dearestOffer(): Promise<Offer | null> {
    return this.#bestOffer(LAVISH);
  }

  /** Selects a card, and reads where the page would have it. */
  async offers(card: number): Promise<Offer[]> {
    const { placeable, hopeless } = this.#words.game;
    const button = this.#island(card);
    if ((await button.getAttribute('aria-pressed')) !== 'true') await this.press(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const names = await this.cells.evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('aria-label') ?? ''),
    );
    return names.flatMap((name, index) => {
      const offer = placeable.exec(name.replaceAll(/\s/g, ' '));
      if (offer === null) return [];
      const cell = CELLS - ROW * (Math.floor(index / ROW) + 1) + (index % ROW);
      const cost = Number(offer[2] ?? 0);
      return [{ card, cell, cost, hopeless: offer[3]?.includes(hopeless) ?? false }];
    });
  }

  async #islands(): Promise<number[]> {
    const { island } = this.#words.game;
    return (await this.cards()).flatMap((name) => {
      const number = island.exec(name)?.[1];
      return number === undefined ? [] : [Number(number)];
    });
  }

  #island(card: number): Locator {
    const { hand } = this.#words.game;
    return this.#page
      .getByRole('list', { name: hand })
      .getByRole('button', { name: new RegExp(` ${card}\\b`) });
  }

  async giveUp(): Promise<void> {
    const { game } = this.#words;
    await this.press(this.#page.getByRole('button', { name: game.giveUp, exact: true }));
    await this.press(
      this.#page.getByRole('dialog').getByRole('button', { name: game.agreeToStop }),
    );
  }

  press(target: Locator): Promise<void> {
    return this.#input.press(target);
  }
}
