/** Where things are done at the boards while frames are counted, a game each. */
import type { Locator } from '@playwright/test';
import { AscentPage, LAVISH, type Offer } from '../helpers/boards/ascent';
import { SENSIBLE } from '../helpers/boards/game';
import { dock, hand } from '../helpers/boards/santa-timea';
import type { Guest, TableWishes } from '../helpers/guest';
import { expect } from '../helpers/test';

export interface MovedGame {
  readonly wishes: TableWishes;
  /** Finds a move of the ordinary kind; null where none is offered. */
  find(guest: Guest): Promise<Move | null>;
  /** Any turn, as by another player. */
  takeTurn(guest: Guest): Promise<void>;
}

export interface Move {
  /** What is tapped one after another, so that a card and where it goes are chosen. */
  readonly choose: readonly Locator[];
  /** What is tapped then, so that it is played. */
  readonly play: Locator;
}

const tranquility: MovedGame = {
  wishes: {},
  async find({ game, words }) {
    const offers = await game.offersOfHand();
    const best = offers.toSorted((one, other) => SENSIBLE.worth(other) - SENSIBLE.worth(one))[0];
    const back = game.button(words.game.back);
    if (await back.isVisible()) await game.press(back);
    if (best === undefined) return null;
    return {
      choose: [game.card(new RegExp(` ${best.card}\\b`)), game.cell(best)],
      play: game.button(words.game.place),
    };
  },
  takeTurn: ({ game }) => game.takeTurn(SENSIBLE),
};

const ascent: MovedGame = {
  wishes: { game: /^Tranquility: The Ascent/, options: [] },
  async find(guest) {
    const board = AscentPage.of(guest);
    const found = await slopeOf(board);
    if (found === null) return null;
    const { slot, offer } = found;
    const cell = guest.page.getByRole('gridcell', { name: offer.name, exact: true });
    const at = await cell.getAttribute('data-cell');
    await board.letGo();
    return {
      choose: [board.hand.nth(slot), guest.page.locator(`[data-cell="${at}"]`)],
      play: board.button(guest.words.ascent.confirm),
    };
  },
  takeTurn: (guest) => AscentPage.of(guest).takeTurn(),
};

/** Campfires are placed in more steps. */
async function slopeOf(board: AscentPage): Promise<{ slot: number; offer: Offer } | null> {
  const slots = await board.hand.count();
  for (let slot = 0; slot < slots; slot += 1) {
    const card = board.hand.nth(slot);
    const name = (await card.getAttribute('aria-label')) ?? '';
    if (board.words.ascent.campfire.test(name) || !(await card.isEnabled())) continue;
    const offer = LAVISH(await board.offersFor(slot), true);
    if (offer !== null) return { slot, offer };
  }
  return null;
}

const santaTimea: MovedGame = {
  wishes: { game: /^Santa Timea/ },
  async find({ page }) {
    return {
      choose: [hand(page).first()],
      play: dock(page).getByRole('button', { name: /^Play / }),
    };
  },
  async takeTurn({ page }) {
    const left = await hand(page).count();
    await hand(page).first().click();
    await dock(page)
      .getByRole('button', { name: /^Play / })
      .click();
    await expect(hand(page)).not.toHaveCount(left);
  },
};

export const GAMES: Readonly<Record<string, MovedGame>> = { tranquility, ascent, santaTimea };
