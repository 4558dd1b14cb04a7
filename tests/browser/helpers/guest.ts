/** A guest with a browser: what they do at a table besides playing. */
import { expect, type Locator, type Page } from '@playwright/test';
import { GamePage } from './boards/game';
import { StartWindow } from './boards/start';
import { StormWindow } from './boards/storms';
import type { Input } from './input';
import type { Identity } from './server/socket';
import type { Player } from './server/table';
import type { Words } from './words';

export interface TableWishes {
  /** Another game than the first. */
  game?: RegExp;
  /** What is switched on among its options, and what is chosen of several. */
  options?: readonly RegExp[];
  removed?: number;
  openTalk?: boolean;
  spectators?: boolean;
  /** Those who watch may see all hands. */
  openHands?: boolean;
  /** Shown among the open tables. */
  listed?: boolean;
  grid?: 'arch';
  rocks?: 'manual' | 'auto';
  monsters?: 3 | 4 | 5;
  storms?: boolean;
  wild?: boolean;
}

/** What the form for a table shows without being unfolded. */
const AT_FIRST_SIGHT: ReadonlySet<string> = new Set([
  'game',
  'removed',
] satisfies (keyof TableWishes)[]);

export class Guest implements Player {
  readonly name: string;
  readonly page: Page;
  readonly words: Words;
  readonly input: Input;
  readonly game: GamePage;
  readonly start: StartWindow;
  readonly storms: StormWindow;

  constructor(name: string, page: Page, words: Words, input: Input) {
    this.name = name;
    this.page = page;
    this.words = words;
    this.input = input;
    this.game = new GamePage(page, words, input);
    this.start = new StartWindow(this);
    this.storms = new StormWindow(this);
  }

  /** As whom the server knows the browser. */
  async identity(): Promise<Identity> {
    const response = await this.page.request.get('./api/me');
    const url = response.url();
    const origin = url.slice(0, url.indexOf('/api/'));
    const cookies = await this.page.context().cookies(url);
    return { origin, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  }

  async come(link: string): Promise<void> {
    await this.open(link);
    await expect(this.game.dock).toBeVisible();
  }

  /** The same guest in another tab of the same browser. */
  async openTab(link: string): Promise<Guest> {
    const page = await this.page.context().newPage();
    const tab = new Guest(this.name, page, this.words, this.input);
    await tab.page.goto(link);
    return tab;
  }

  /** Makes a table on the start page and sits there; returns the link that the page offers for it. */
  async makeTable(wishes: TableWishes = {}): Promise<string> {
    const { page, words, input } = this;
    const { removed, openTalk, spectators = true, openHands, listed } = wishes;
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.title);
    if (Object.keys(wishes).length > 0) await this.openOptions(wishes.game);
    if (Object.keys(wishes).some((wish) => !AT_FIRST_SIGHT.has(wish))) await this.unfold();
    for (const control of this.#optionControls(wishes)) await input.choose(control);
    for (const control of this.#variantControls(wishes)) await input.choose(control);
    if (removed !== undefined) {
      await input.choose(page.getByRole('radio', { name: words.home.level(removed) }));
    }
    if (openTalk === true) {
      await input.choose(page.getByRole('radio', { name: words.home.open }));
    }
    if (!spectators) {
      await input.choose(page.getByRole('checkbox', { name: words.home.spectators }));
    }
    if (openHands === true) {
      await input.choose(page.getByRole('checkbox', { name: words.home.openHands }));
    }
    if (listed === true) {
      await input.choose(page.getByRole('checkbox', { name: words.home.listed }));
    }
    await input.press(page.getByRole('button', { name: words.home.make, exact: true }));
    await this.arrive();
    const link = await page.getByRole('textbox', { name: words.table.link }).inputValue();
    expect(link).toBe(page.url());
    return link;
  }

  /** Shows the options of a game on the start page, or else of the first. */
  async openOptions(game = /./): Promise<void> {
    const { page, words, input } = this;
    const form = page.getByRole('region', { name: words.home.games });
    const games = form.getByRole('radiogroup', { name: words.home.game, exact: true });
    await input.choose(games.getByRole('radio', { name: game }).first());
    await input.press(form.getByRole('button', { expanded: false }));
  }

  /** Comes to the table that is being made, and tells a name on the way where none is known yet. */
  async arrive(): Promise<void> {
    const { page, words, input } = this;
    const field = page.getByRole('dialog').getByRole('textbox', { name: words.table.yourName });
    const there = page.getByRole('heading', { name: words.table.seats, exact: true });
    await expect(field.or(there)).toBeVisible();
    if (await there.isVisible()) return;
    await input.fill(field, this.name);
    await input.press(page.getByRole('dialog').getByRole('button', { name: words.home.goOn }));
    await expect(there).toBeVisible();
  }

  /** Shows what is folded away: the choices of a form for a table, unless told otherwise. */
  async unfold(within: Locator = this.page.locator('form')): Promise<void> {
    const folded = within.locator('.fold:not([open]) > summary');
    await expect(within.locator('.fold').first()).toBeVisible();
    for (let left = await folded.count(); left > 0; left -= 1) {
      await this.input.press(folded.first());
    }
  }

  #optionControls({ options = [] }: TableWishes): Locator[] {
    const { page } = this;
    return options.map((name) =>
      page.getByRole('checkbox', { name }).or(page.getByRole('radio', { name })),
    );
  }

  /** What must be chosen for rough seas or for another grid. */
  #variantControls({ grid, rocks, monsters, storms, wild }: TableWishes): Locator[] {
    const { page } = this;
    const { make } = this.words.variants;
    const radio = (name: RegExp) => page.getByRole('radio', { name });
    const segment = (group: string, name: string) =>
      page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
    const wished = [
      grid && radio(make.grid[grid]),
      rocks && segment(make.rocks.group, make.rocks[rocks]),
      monsters && segment(make.monsters, String(monsters)),
      storms && page.getByRole('checkbox', { name: make.storms }),
      wild && page.getByRole('checkbox', { name: make.wild }),
    ];
    return wished.filter((control) => typeof control === 'object');
  }

  /** Opens a table by its link. */
  async open(link: string): Promise<void> {
    await this.page.goto(link);
  }

  seat(seat: number): Locator {
    return this.page.getByRole('button', { name: this.words.table.sit(seat) });
  }

  async sit(seat: number): Promise<void> {
    const { page, words, input } = this;
    await input.fill(page.getByRole('textbox', { name: words.table.yourName }), this.name);
    await input.press(this.seat(seat));
    await expect(this.seat(seat)).toBeHidden();
  }

  /** Opens what the bar of a running game says of its table. */
  /** What the page shows, and not what it tells screen readers besides. */
  reads(text: string | RegExp): Locator {
    return this.page.getByText(text).and(this.page.locator(':not([data-testid="live"])'));
  }

  async openNotice(said: string | RegExp): Promise<void> {
    const { page, input } = this;
    await input.press(page.getByRole('banner').getByRole('button', { name: said }));
    await expect(page.getByRole('dialog')).toBeVisible();
  }

  /** Frees the seat of a player who is away. */
  async freeSeatOf(name: string): Promise<void> {
    const { page, input } = this;
    await this.openNotice(`${name} is away.`);
    await input.press(page.getByRole('button', { name: `Free ${name}’s seat` }));
    const asked = page.getByRole('dialog', { name: `Free ${name}’s seat?` });
    await input.press(asked.getByRole('button', { name: 'Free the seat' }));
  }

  get startButton(): Locator {
    return this.page.getByRole('button', { name: this.words.table.start });
  }

  async startGame(): Promise<void> {
    await this.input.press(this.startButton);
    await expect(this.game.dock).toBeVisible();
  }

  /** How a game went, once it is over. */
  get statistics(): Locator {
    return this.page.getByRole('region', { name: this.words.table.statistics });
  }

  /** Everything in which free text could be written. */
  get textBoxes(): Locator {
    return this.page.locator(
      'input:not([readonly], [type="radio"], [type="checkbox"], [type="datetime-local"]), textarea, [contenteditable]',
    );
  }

  get lines(): Locator {
    return this.page.getByRole('log');
  }

  /** Tells a name, without which a spectator can't write. */
  async nameForChat(): Promise<void> {
    const { page, words, input } = this;
    const field = page.getByRole('textbox', { name: words.chat.name });
    const unseated = page.getByRole('button', { name: words.chat.withoutSeat });
    await expect(unseated.or(field)).toBeVisible();
    if (await unseated.isVisible()) await input.press(unseated);
    await input.fill(field, this.name);
    await input.press(page.getByRole('button', { name: words.chat.useName }));
    await expect(page.getByRole('textbox', { name: words.chat.text })).toBeVisible();
  }

  async write(text: string): Promise<void> {
    const { page, words, input } = this;
    const field = page.getByRole('textbox', { name: words.chat.text });
    await input.fill(field, text);
    await input.press(page.getByRole('button', { name: words.chat.send, exact: true }));
    await expect(this.lines).toContainText(text);
  }
}
