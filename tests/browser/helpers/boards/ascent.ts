/** The page of a running game of The Ascent, as a player, or a spectator, uses it. */
import { expect, type Locator } from '@playwright/test';
import type { Guest } from '../guest';
import { BoardPage } from './board';
import { nextToPlay } from './play';

/** A cell that the page offers for something, with how many cards it costs. */
export interface Offer {
  /** The name of the cell, by which it is found again. */
  name: string;
  cost: number;
}

/** How a player chooses among the cells for a card; null to leave it in hand. */
export type Taste = (offers: readonly Offer[], must: boolean) => Offer | null;

/** Places a card where it costs next to nothing, or rather discards two. */
export const THRIFTY: Taste = (offers, must) => {
  const best = cheapest(offers);
  return best !== null && (must || best.cost <= 1) ? best : null;
};

/** Spends cards as fast as possible: such games are short. */
export const LAVISH: Taste = (offers) =>
  offers.toSorted((one, other) => other.cost - one.cost)[0] ?? null;

export class AscentPage extends BoardPage {
  static of({ page, words, input }: Guest): AscentPage {
    return new AscentPage(page, words, input);
  }

  get goals(): Locator {
    return this.page.getByRole('list', { name: this.words.ascent.goals });
  }

  /** Does what is to be done in a turn, until it is seen to be done. */
  async takeTurn(taste: Taste = LAVISH): Promise<void> {
    const [before, happened] = [await this.progress(), await this.logLength()];
    await this.#act(taste, Number(happened));
    await expect.poll(() => this.progress(), { intervals: [20] }).not.toBe(before);
  }

  /** Leads a herd now and then, else places the first card that goes somewhere to one's taste. */
  async #act(taste: Taste, happened: number): Promise<void> {
    const { summit, leadHerd } = this.words.ascent;
    const herds = await this.button(leadHerd).isVisible();
    if (await this.button(summit).isVisible()) await this.placeSummit();
    else if (herds && happened % 3 === 0) await this.leadHerd();
    else if (!(await this.#placeOrDiscard(taste))) await this.leadHerd();
  }

  async placeSummit(): Promise<void> {
    const summit = this.button(this.words.ascent.summit);
    await this.press(summit);
    // It asks once more, with a button of the same name.
    await expect(this.picked).toHaveCount(1);
    await this.press(summit);
  }

  /** False where neither can be done. */
  async #placeOrDiscard(taste: Taste): Promise<boolean> {
    const { discardTwo } = this.words.game;
    const { grapple } = this.words.ascent;
    const canDiscard = await this.button(discardTwo).isVisible();
    const canGrapple = await this.button(grapple).isVisible();
    if (await this.#place(taste, !canDiscard && !canGrapple)) return true;
    await this.letGo();
    if (canGrapple) await this.spendGrapple();
    else if (canDiscard) await this.discardTwo();
    return canGrapple || canDiscard;
  }

  async spendGrapple(): Promise<void> {
    const grapple = this.button(this.words.ascent.grapple);
    await this.press(grapple);
    // It asks once more, with a button of the same name.
    await expect(this.button(this.words.game.back)).toBeVisible();
    await this.press(grapple);
  }

  /** Takes back whatever is being done. */
  async letGo(): Promise<void> {
    const back = this.button(this.words.game.back);
    while (await back.isVisible()) await this.press(back);
  }

  /** Places the first card of the hand that goes somewhere to one's taste. */
  async #place(taste: Taste, must: boolean): Promise<boolean> {
    const slots = await this.hand.count();
    // Where herds alone can be led, no card can be picked up.
    if (slots === 0 || !(await this.hand.first().isEnabled())) return false;
    for (let slot = 0; slot < slots; slot += 1) {
      const offer = taste(await this.offersFor(slot), must);
      if (offer === null) continue;
      await this.pressCell(offer);
      await this.press(this.button(this.words.ascent.confirm));
      return true;
    }
    return false;
  }

  /** Picks a card up, and reads where it, or the slope that it replaces, can go. */
  async offersFor(slot: number): Promise<Offer[]> {
    const { campfire, placeable, replaceable } = this.words.ascent;
    const card = this.hand.nth(slot);
    await this.select(card);
    if (campfire.test((await card.getAttribute('aria-label')) ?? '')) {
      const [slope] = await this.offers(replaceable);
      if (slope === undefined) return [];
      await this.pressCell(slope);
    }
    return this.offers(placeable);
  }

  /** Where the first card of the hand can go that is no campfire, which is picked up then. */
  async firstOffer(): Promise<Offer> {
    for (let slot = 0; slot < (await this.hand.count()); slot += 1) {
      const [offer] = await this.offersFor(slot);
      const steps = await this.picked.count();
      if (offer !== undefined && steps === 1) return offer;
    }
    throw new Error('No card of a hand can be placed.');
  }

  /** The cells that the page offers in such words. */
  async offers(words: RegExp): Promise<Offer[]> {
    const names = await this.cells.evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('aria-label') ?? ''),
    );
    return names.flatMap((name) => {
      const offer = words.exec(name);
      return offer === null ? [] : [{ name, cost: Number(offer[1] ?? 0) }];
    });
  }

  pressCell({ name }: Offer): Promise<void> {
    return this.press(this.page.getByRole('gridcell', { name, exact: true }));
  }

  /** Chooses the first herd, as the page asks for it. */
  async chooseHerd(): Promise<void> {
    const { leadHerd, herd } = this.words.ascent;
    await this.press(this.button(leadHerd));
    const [first] = await this.offers(herd);
    if (first === undefined) throw new Error('There is no herd to lead.');
    await this.pressCell(first);
  }

  async leadHerd(): Promise<void> {
    const { lead, step } = this.words.ascent;
    await this.chooseHerd();
    const next = cheapest(await this.offers(step));
    if (next === null) throw new Error('A herd that can be led has nowhere to go.');
    await this.pressCell(next);
    await this.press(this.button(lead));
  }
}

function cheapest(offers: readonly Offer[]): Offer | null {
  return offers.toSorted((one, other) => one.cost - other.cost)[0] ?? null;
}

/** Plays one turn of the seat that is to act. False when the game is over. */
export async function playAscentTurn(players: readonly Guest[], taste?: Taste): Promise<boolean> {
  const next = await nextToPlay(players);
  if (next === null) return false;
  await AscentPage.of(next).takeTurn(taste);
  if (players.length > 1) await expect(next.page).not.toHaveTitle(next.words.game.yourTurn);
  return true;
}
