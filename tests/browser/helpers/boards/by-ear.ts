/**
 * Players who can't see the page: they know what its roles and names tell, what is read out, and the title of
 * the tab, and have no pointer. The rules they know as anyone does; where a card can go, single keys say.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Guest } from '../guest';

/** What is done in a turn: what it is called when it is told, and the way to it. */
export interface Choice {
  /** The place of the card in the hand, from 0, and its name. */
  readonly slot: number;
  readonly card: string;
  /** The cells to go to, by how their names begin, one after the other. */
  readonly cells: readonly string[];
  readonly cost: number;
}

/** Runs in the page: what its live regions say, without what only the eye is shown. */
function readOut(regions: readonly Element[]): string[] {
  return regions.map((region) => {
    const heard = region.cloneNode(true) as Element;
    for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return heard.textContent ?? '';
  });
}

/** Runs in the page. */
function hasFocus(elements: readonly Element[]): boolean {
  return elements.some((element) => element === document.activeElement);
}

export class Listener {
  readonly name: string;
  readonly guest: Guest;
  readonly page: Page;

  constructor(guest: Guest) {
    this.name = guest.name;
    this.guest = guest;
    this.page = guest.page;
  }

  get hand(): Locator {
    return this.page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  }

  get dock(): Locator {
    return this.page.getByRole('region', { name: 'Your move' });
  }

  button(name: string | RegExp): Locator {
    return this.dock.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async isAsked(): Promise<boolean> {
    return /Your turn/.test(await this.page.title());
  }

  isOver(): Promise<boolean> {
    return this.page.getByRole('heading', { name: 'What was hidden' }).isVisible();
  }

  /** What is read out. */
  async heard(): Promise<string> {
    return (await this.page.getByRole('status').evaluateAll(readOut)).join('\n');
  }

  /** Presses a key, and gives what is said then, once that is what it is about. */
  async ask(key: string, about: RegExp): Promise<string> {
    const before = await this.heard();
    await this.page.keyboard.press(key);
    let said: string | undefined;
    await expect
      .poll(
        async () => {
          const now = await this.heard();
          said = now === before ? undefined : about.exec(now)?.[0];
          return said;
        },
        { message: `what ${key} says to ${this.name}`, intervals: [20] },
      )
      .toBeDefined();
    return said ?? '';
  }

  /** The own cards, as they are told in their order: what each is called, and what is said of it. */
  async cards(): Promise<readonly (readonly [card: string, told: string])[]> {
    const said = await this.ask('c', /Your hand\.[^\n]*/);
    const sentences = said
      .slice('Your hand.'.length)
      .trim()
      .split(/\.(?:\s|$)/);
    // Where it is another's turn, that is said of the cards, and nothing of each.
    const ofCards = sentences.filter(
      (sentence) => sentence !== '' && !/^On your turn/.test(sentence),
    );
    const told = ofCards.map((sentence) => {
      const [card = '', ...rest] = sentence.split(': ');
      return [card.charAt(0).toLowerCase() + card.slice(1), rest.join(': ')] as const;
    });
    await expect(this.hand).toHaveCount(told.length);
    return told;
  }

  /** Does something, and waits until the log tells that it was done, or the game is over with it. */
  async doing(act: () => Promise<void>): Promise<void> {
    const log = this.page.getByRole('complementary', { name: 'Log' }).getByRole('listitem');
    const own = log.filter({ hasText: /^You / });
    const before = await own.count();
    await act();
    await expect
      .poll(async () => (await own.count()) > before || (await this.isOver()), { intervals: [20] })
      .toBe(true);
  }

  /** Places a card where it was told to go; the page has to offer it there for what was told. */
  async place({ slot, card, cells, cost }: Choice): Promise<void> {
    await this.page.keyboard.press(String((slot + 1) % 10));
    await expect(this.hand.nth(slot)).toHaveAccessibleName(`${card}, being placed`);
    for (const [nth, cell] of cells.entries()) {
      const price = cost === 0 ? 'free' : cost === 1 ? '1 card' : `${cost} cards`;
      const offer = nth === cells.length - 1 ? `.* for ${price}` : '.*';
      await this.page
        .getByRole('gridcell', { name: new RegExp(`^${cell}, ${offer}`) })
        .press('Enter');
    }
    await this.confirm(/^(Place|Light)/);
  }

  async discardTwo(): Promise<void> {
    await this.page.keyboard.press('d');
    await this.page.keyboard.press('1');
    await this.page.keyboard.press('2');
    await this.confirm('Discard');
  }

  /** Presses the button to which the keyboard is led when all is chosen. */
  async confirm(name: string | RegExp): Promise<void> {
    const focused = () => this.button(name).evaluateAll(hasFocus);
    await expect.poll(focused, { message: `the focus is on ${name}`, intervals: [20] }).toBe(true);
    await this.page.keyboard.press('Enter');
  }
}

/** Waits until one of them is asked for something; null when the game is over. */
async function nextAsked(players: readonly Listener[]): Promise<Listener | null> {
  let next: Listener | null = null;
  await expect
    .poll(
      async () => {
        for (const player of players) {
          next = (await player.isAsked()) ? player : null;
          if (next !== null || (await player.isOver())) return true;
        }
        return false;
      },
      { message: 'a player is asked for something, or the game is over', intervals: [20] },
    )
    .toBe(true);
  return next;
}

/** What is asked of a player; that it is their turn, the page says by itself as well. */
const ASKED =
  /(?:Your turn|You lead|Start:|Choose which)[^\n]*(?:[Cc]hoose|must|Discard|Play|Which|how many)[^\n]*/;
/** Where nothing is asked any more: the title follows a moment later. */
const WAITS = /[^\n]*(?:’s turn|Waiting for)[^\n]*/;
const ANSWER = new RegExp(`${WAITS.source}|${ASKED.source}`);

/** What is asked of a player; null where nothing is. */
async function askedOf(player: Listener): Promise<string | null> {
  const answer = await player.ask('w', ANSWER);
  return WAITS.test(answer) ? null : answer;
}

/** Lets them take turns until there is something else to do, which is true, or the game is over. */
export async function playByEar(
  players: readonly Listener[],
  takeTurn: (player: Listener) => Promise<'went on' | 'stopped'>,
): Promise<boolean> {
  for (;;) {
    const next = await nextAsked(players);
    if (next === null) return false;
    if ((await takeTurn(next)) === 'stopped') return true;
  }
}

const PRICE = /^(?:free|(\d+) cards?) in (.*)$/;
const SLOPE = /^in place of .* in (.*), which moves to (.*) for (?:free|(\d+) cards?)$/;

/** What can be done with each card for as little as can be. */
function choicesOf(cards: Awaited<ReturnType<Listener['cards']>>): Choice[] {
  return cards.flatMap(([card, told], slot) => {
    const [, from, to, fee = 0] = SLOPE.exec(told) ?? [];
    if (from !== undefined && to !== undefined) {
      return { slot, card, cells: [from, to], cost: Number(fee) };
    }
    const [, price = 0, there] = PRICE.exec(told.split(/, leaves|;/)[0] ?? '') ?? [];
    const cell = there === undefined ? null : /^(row \d+), cells? (\d+)/.exec(there);
    return cell === null
      ? []
      : { slot, card, cells: [`${cell[1]}, cell ${cell[2]}`], cost: Number(price) };
  });
}

/** A turn of Tranquility: rather what costs much, so that games are short. It stops at the start. */
export async function voyage(player: Listener): Promise<'went on' | 'stopped'> {
  const [dearest] = choicesOf(await player.cards()).toSorted((one, other) => other.cost - one.cost);
  if (dearest !== undefined && dearest.cost > 0) {
    await player.doing(() => player.place(dearest));
    return 'went on';
  }
  const asked = await askedOf(player);
  if (asked?.includes('Start:')) return 'stopped';
  if (asked?.includes('must play it')) {
    await player.doing(() => player.button('Play start').press('Enter'));
  } else if (asked !== null) await discardOr(player, asked, dearest);
  return 'went on';
}

/** A turn of The Ascent: what costs next to nothing, or rather two discards. */
export async function climb(player: Listener): Promise<'went on'> {
  const [cheapest] = choicesOf(await player.cards()).toSorted(
    (one, other) => one.cost - other.cost,
  );
  if (cheapest !== undefined && cheapest.cost <= 1) {
    await player.doing(() => player.place(cheapest));
    return 'went on';
  }
  const asked = await askedOf(player);
  if (asked !== null) await discardOr(player, asked, cheapest);
  return 'went on';
}

async function discardOr(
  player: Listener,
  asked: string,
  choice: Choice | undefined,
): Promise<void> {
  await player.doing(() => {
    if (/discard two/i.test(asked)) return player.discardTwo();
    if (choice !== undefined) return player.place(choice);
    throw new Error(`${player.name} is asked for something else: ${asked}`);
  });
}

/** A card of Santa Timea, or at the end of a round which triplets are discarded: all but the first. */
export async function sail(player: Listener): Promise<'went on'> {
  // Sixty tricks are many: a key is asked in those that they lead alone, the others are read.
  const asked = await player.dock.innerText();
  if (!/Choose a card|triplet/.test(asked)) return 'went on';
  if (asked.includes('Which triplets')) {
    await player.dock.getByRole('checkbox').first().press('Space');
  }
  const confirm = player.button(/^(Keep everything|Discard \d triplets?)$/);
  if (/triplet/.test(asked)) {
    await confirm.press('Enter');
    await expect(confirm).toHaveCount(0);
    return 'went on';
  }
  // Not every card can be led.
  const slot = asked.includes('You lead')
    ? (await player.cards()).findIndex(([, told]) => told === '')
    : 0;
  await player.doing(async () => {
    await player.page.keyboard.press(String((slot + 1) % 10));
    await player.confirm(/^Play /);
  });
  return 'went on';
}
