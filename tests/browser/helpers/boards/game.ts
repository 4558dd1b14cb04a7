/** The page of a running game of Tranquility, as a player, or a spectator, uses it. */
import { expect, type Locator } from '@playwright/test';
import { BoardPage } from './board';
import { type NamedCell, readChart } from './chart';
import { type Deed, DUTIES, LAST_RESORTS, type Offered } from './deeds';

/** A cell in which the page offers to place a card. */
export interface Offer extends NamedCell {
  /** The number of the card. */
  card: number;
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
  /** What is rather done than placing, whenever it is offered. */
  rather?: readonly Deed[];
}

/** Spends cards as fast as possible: such games are short. */
export const LAVISH: Style = { worth: ({ cost }) => cost };

const ISLANDS = 80;

/** Plays as people do who want to win: each island about where it belongs, and cheaply. */
export const SENSIBLE: Style = {
  thorough: true,
  least: -6,
  worth: ({ card, cell, of, cost, hopeless }) => {
    const home = ((card - 0.5) / ISLANDS) * of - 0.5;
    return -(Math.abs(cell - home) + 2 * cost + (hopeless ? 20 : 0));
  },
};

export class GamePage extends BoardPage {
  cell({ where }: NamedCell): Locator {
    return this.page.getByRole('gridcell', { name: new RegExp(`^${where}\\b`) });
  }

  /** What the page says of each cell. */
  async chart(): Promise<NamedCell[]> {
    const names = await this.cells.evaluateAll((cells) =>
      cells.map((one) => one.getAttribute('aria-label') ?? ''),
    );
    return readChart(
      names.map((name) => name.replaceAll(/\s/g, ' ')),
      this.words,
    );
  }

  /** The islands in the sea, by cell. */
  async sea(): Promise<string[]> {
    return (await this.chart()).map(({ where, rest }) => `${where}: ${rest.split(',')[1]?.trim()}`);
  }

  /** Does what is to be done, until it is seen to be done. */
  async takeTurn(style: Style): Promise<void> {
    const before = await this.progress();
    await this.act(style);
    await expect.poll(() => this.progress(), { intervals: [20] }).not.toBe(before);
  }

  /** Does what is to be done now. */
  async act(style: Style): Promise<void> {
    const offered = await this.#offered();
    const first = [...(style.rather ?? []), ...DUTIES];
    for (const deed of first) if (await deed(this, offered)) return;
    const offer = await this.#chosenOffer(style, offered);
    if (offer !== null) {
      await this.pick(offer);
      return this.press(this.button(this.words.game.place));
    }
    for (const deed of LAST_RESORTS) if (await deed(this, offered)) return;
    throw new Error('There is nothing to do.');
  }

  async #offered(): Promise<Offered> {
    const buttons = await this.dock.getByRole('button').allInnerTexts();
    return { buttons, cards: (await this.#handIsUsable()) ? await this.cards() : [] };
  }

  /** Whether the cards of the hand can be chosen for anything now. */
  async #handIsUsable(): Promise<boolean> {
    const first = this.hand.first();
    return (await first.isVisible()) && (await first.isEnabled());
  }

  async #chosenOffer(style: Style, { buttons }: Offered): Promise<Offer | null> {
    const best = await this.#bestOffer(style);
    const canDiscard = buttons.includes(this.words.game.discardTwo);
    const tooBad = best !== null && style.worth(best) < (style.least ?? -Infinity);
    return tooBad && canDiscard ? null : best;
  }

  /** Selects a card and a cell for it; what is to be paid is then suggested by the page. */
  async pick(offer: Offer): Promise<void> {
    await this.select(this.#island(offer.card));
    await this.press(this.cell(offer));
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
    // Cards may be there for something else now, or for nothing.
    if (!(await this.#mayPlace())) return offers;
    for (const card of await this.#islands()) {
      if (firstOnly && offers.length > 0) break;
      offers.push(...(await this.offers(card)));
    }
    return offers;
  }

  async #mayPlace(): Promise<boolean> {
    const { game, start } = this.words;
    const otherwise = this.button(game.playStart).or(this.button(start.give));
    if (await otherwise.isVisible()) return false;
    return (await this.isMyTurn()) && (await this.#handIsUsable());
  }

  /** What costs most to place of the first card that can be placed, which it leaves selected. */
  dearestOffer(): Promise<Offer | null> {
    return this.#bestOffer(LAVISH);
  }

  /** Selects a card, and reads where the page would have it. */
  async offers(card: number): Promise<Offer[]> {
    const { placeable, hopeless } = this.words.game;
    await this.select(this.#island(card));
    return (await this.chart()).flatMap((named) => {
      const offer = placeable.exec(named.rest);
      if (offer === null) return [];
      const cost = Number(offer[2] ?? 0);
      return [{ ...named, card, cost, hopeless: offer[3]?.includes(hopeless) ?? false }];
    });
  }

  async #islands(): Promise<number[]> {
    const { island } = this.words.game;
    return (await this.cards()).flatMap((name) => {
      const number = island.exec(name)?.[1];
      return number === undefined ? [] : [Number(number)];
    });
  }

  #island(card: number): Locator {
    return this.card(new RegExp(` ${card}\\b`));
  }
}
