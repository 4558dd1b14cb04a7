/** How guests play Santa Timea, by what the screen offers. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Guest } from './guest';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Edgar'];

/** How many cards each player has in a round. */
export const TRICKS = 12;

type NewGuest = (name: string) => Promise<Guest>;

/** All guests sit at a new table of Santa Timea, and the game has begun. */
export async function started(
  newGuest: NewGuest,
  seats: number,
  variant: RegExp,
): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (const name of NAMES.slice(0, seats)) guests.push(await newGuest(name));
  const [host, ...others] = guests;
  if (host === undefined) return [];
  const { page, words } = host;
  await page.goto('/');
  await host.openOptions(/^Santa Timea/);
  await page.getByRole('radio', { name: variant }).click();
  await page.getByRole('button', { name: words.home.make, exact: true }).click();
  await host.arrive();
  for (const [index, guest] of others.entries()) {
    await guest.open(page.url());
    await guest.sit(index + 2);
  }
  await host.startGame();
  return guests;
}

export function hand(page: Page): Locator {
  return page.getByRole('list', { name: 'Your hand' }).getByRole('button');
}

export function dock(page: Page): Locator {
  return page.getByRole('region', { name: 'Your move' });
}

/** Whose turn it is, as the pages say; the one who is to lead or to follow. */
export async function toPlay(guests: readonly Guest[]): Promise<Guest> {
  const [first] = guests;
  if (first === undefined) throw new Error('No guest plays.');
  const badge = first.page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  const name = await badge.filter({ hasText: 'to play' }).locator('bdi').textContent();
  const guest = guests.find((other) => other.name === name);
  if (guest === undefined) throw new Error(`No guest is called ${name}.`);
  return guest;
}

/** Plays the first card that may be played. Only a pirate may not, when it would lead. */
export async function playOne({ page }: Guest): Promise<void> {
  const cards = await hand(page).count();
  await hand(page).first().click();
  await dock(page)
    .getByRole('button', { name: /^Play / })
    .click();
  // After the last card there is a new hand at once.
  await expect(hand(page)).not.toHaveCount(cards);
}

/** Every hand is as small as the cards played make it, also on the page that is asked. */
export async function turnHasPassed(guests: readonly Guest[], played: number): Promise<void> {
  const [first] = guests;
  const left = guests.length * TRICKS - played;
  const cards = async () => {
    const counts = await first?.page.getByText(/^\d+ cards? in hand$/).allTextContents();
    return counts?.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  };
  // A game has hundreds of turns: it is asked again soon.
  await expect.poll(cards, { intervals: [10, 20, 40, 80] }).toBe(left);
}
