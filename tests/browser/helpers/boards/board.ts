/** The page of a running game, whatever game it is, as a player, or a spectator, uses it. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Input } from '../input';
import type { Words } from '../words';

/** A game as its page shows it at a moment. */
interface Moment {
  /** What kind of thing is to be done; empty where no game is shown. */
  phase: string;
  /** Whether this player is to do it. */
  mine: boolean;
  title: string;
  happened: string;
}

/** Runs in the page. */
function readMoment(): Moment {
  return {
    phase: document.querySelector('[data-phase]')?.getAttribute('data-phase') ?? '',
    mine: document.querySelector('[data-mine="true"]') !== null,
    title: document.title,
    // Before anything has happened there is no list.
    happened: document.querySelector('aside ol')?.getAttribute('start') ?? '0',
  };
}

export class BoardPage {
  readonly page: Page;
  readonly words: Words;
  readonly input: Input;

  constructor(page: Page, words: Words, input: Input) {
    this.page = page;
    this.words = words;
    this.input = input;
  }

  get hand(): Locator {
    return this.page.getByRole('list', { name: this.words.game.hand }).getByRole('button');
  }

  /** The cards of the hand that are picked for something. */
  get picked(): Locator {
    const { hand } = this.words.game;
    return this.page.getByRole('list', { name: hand }).getByRole('button', { pressed: true });
  }

  get cells(): Locator {
    return this.page.getByRole('gridcell');
  }

  /** The part of the page that says what to do, with the buttons for it. */
  get dock(): Locator {
    return this.page.getByRole('region', { name: this.words.game.move });
  }

  get players(): Locator {
    return this.page.getByRole('list', { name: this.words.game.players }).getByRole('listitem');
  }

  /** What was hidden until the end. */
  get revealed(): Locator {
    return this.page.getByRole('region', { name: this.words.game.hidden });
  }

  /** The log beside the board; out of sight where there is no room for it. */
  get log(): Locator {
    return this.page
      .getByRole('complementary', { name: this.words.game.log, includeHidden: true })
      .getByRole('list', { includeHidden: true });
  }

  button(name: string | RegExp): Locator {
    return this.dock.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** What the page says of the game at this moment. Asked often, it is read at one go. */
  now(): Promise<Moment> {
    return this.page.evaluate(readMoment);
  }

  /** Whether the tab says that it is this player's turn. */
  async isMyTurn(): Promise<boolean> {
    return this.isTurnIn(await this.now());
  }

  isTurnIn({ mine, title }: Moment): boolean {
    // The tab's title follows what is drawn a moment later.
    return mine && this.words.game.yourTurn.test(title);
  }

  async isOver(): Promise<boolean> {
    return (await this.phase()) === 'over';
  }

  /** How many things have happened so far. */
  async logLength(): Promise<string> {
    return (await this.now()).happened;
  }

  /** What changes with whatever is done: what has happened so far, and what is to be done now. */
  async progress(): Promise<string> {
    const { phase, happened } = await this.now();
    return `${phase}, ${happened}`;
  }

  /** What kind of thing is to be done now. */
  async phase(): Promise<string> {
    return (await this.page.locator('[data-phase]').getAttribute('data-phase')) ?? '';
  }

  /** The names of the cards in hand. */
  async cards(): Promise<string[]> {
    return this.hand.evaluateAll((cards) =>
      cards.map((card) => (card.getAttribute('aria-label') ?? '').split(',')[0] ?? ''),
    );
  }

  /** Presses a card of the hand, unless that is selected already. */
  async select(card: Locator): Promise<void> {
    if ((await card.getAttribute('aria-pressed')) === 'true') return;
    await this.press(card);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
  }

  /** Picks cards of the hand that can be picked, from the left, until enough are. */
  async pickUntilEnabled(confirm: Locator): Promise<void> {
    const cards = await this.hand.count();
    for (let slot = 0; slot < cards && (await confirm.isDisabled()); slot += 1) {
      const card = this.hand.nth(slot);
      const isPicked = (await card.getAttribute('aria-pressed')) === 'true';
      const isUnpickable = (await card.getAttribute('data-unpickable')) === 'true';
      if (isPicked || isUnpickable) continue;
      await this.press(card);
    }
    await expect(confirm).toBeEnabled();
  }

  async discardTwo(): Promise<void> {
    const { discardTwo, discard } = this.words.game;
    await this.press(this.button(discardTwo));
    await this.pickUntilEnabled(this.button(discard));
    await this.press(this.button(discard));
  }

  async giveUp(): Promise<void> {
    const { game } = this.words;
    await this.press(this.dock.getByRole('button', { name: game.more, exact: true }));
    const menu = this.page.getByRole('dialog');
    await this.press(menu.getByRole('button', { name: game.giveUp, exact: true }));
    await this.press(this.page.getByRole('dialog').getByRole('button', { name: game.agreeToStop }));
  }

  /** The first card of the hand with such a name. */
  card(name: RegExp): Locator {
    return this.page
      .getByRole('list', { name: this.words.game.hand })
      .getByRole('button', { name })
      .first();
  }

  press(target: Locator): Promise<void> {
    return this.input.press(target);
  }

  choose(target: Locator): Promise<void> {
    return this.input.choose(target);
  }
}
