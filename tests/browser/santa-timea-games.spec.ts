/** Whole games of Santa Timea, by what the screen offers. */
import type { Page } from '@playwright/test';
import type { Guest } from './helpers/guest';
import { dock, playOne, started, toPlay, TRICKS, turnHasPassed } from './helpers/santa-timea';
import { playUpTo } from './helpers/swift';
import { expect, test } from './helpers/test';

const ROUNDS = 5;
/** From this trick on (from 0), rounds after the first are played by what the pages offer. */
const LATE = 10;
/** The same for the first round, by the number of players. */
const FIRST: Record<number, number> = { 5: 9 };

/** Plays a round from that trick on. */
async function playRound(guests: readonly Guest[], from: number): Promise<void> {
  const cards = TRICKS * guests.length;
  for (let played = from * guests.length; played < cards; played += 1) {
    await turnHasPassed(guests, played);
    await playOne(await toPlay(guests));
  }
}

/** Each player with triplets to choose keeps the first and throws the others off. */
async function chooseTriplets(guests: readonly Guest[], round: number): Promise<void> {
  const goesOn = (page: Page) =>
    page.getByRole('heading', {
      name: round < ROUNDS ? `Round ${round + 1} of 5, trick 1 of 12` : 'What was hidden',
    });
  for (const { page } of guests) {
    const boxes = dock(page).getByRole('checkbox', { name: /^Throw off/ });
    const chosen = dock(page).getByText(/^Chosen\. Waiting for/);
    await expect(boxes.or(chosen).or(goesOn(page)).first()).toBeVisible();
    if ((await boxes.count()) === 0) continue;
    await boxes.first().click();
    await dock(page)
      .getByRole('button', { name: /^(Keep everything|Throw off \d triplets?)$/ })
      .click();
    await expect(boxes).toHaveCount(0);
  }
  for (const { page } of guests) await expect(goesOn(page)).toBeVisible();
}

/**
 * Plays the first round by what the pages offer, by five players its last quarter, and of the others the
 * end: of each that has choices after it, or else of the last.
 */
async function playGame(guests: readonly Guest[], experienced: boolean): Promise<void> {
  const rounds = experienced ? [1, 2, 3, 4, ROUNDS] : [1, ROUNDS];
  for (const round of rounds) {
    await test.step(`round ${round}`, async () => {
      const from = round === 1 ? (FIRST[guests.length] ?? 0) : LATE;
      await playUpTo(guests, { round: round - 1, trick: from });
      await playRound(guests, from);
      if (experienced) await chooseTriplets(guests, round);
    });
  }
}

/** The score sheet adds up, and is the same for all guests. */
async function expectResult(guests: readonly Guest[]): Promise<void> {
  const sheets: string[][] = [];
  for (const { page, words } of guests) {
    await expect(page.getByRole('heading', { name: 'What was hidden' })).toBeVisible();
    const rows = page.getByRole('table').first().getByRole('row');
    await expect(rows).toHaveCount(guests.length + 1);
    const points: string[] = [];
    for (let row = 1; row <= guests.length; row += 1) {
      const cells = await rows.nth(row).getByRole('cell').allTextContents();
      const numbers = cells.map((cell) => Number(cell.replace('−', '-')));
      const total = numbers.pop();
      expect(numbers).toHaveLength(ROUNDS);
      expect(numbers.reduce((sum, score) => sum + score, 0)).toBe(total);
      points.push(cells.join());
    }
    sheets.push(points);
    // How it went says the same of the end.
    const told = page.getByRole('region', { name: words.table.statistics });
    const counted = told.getByRole('row', { name: /^Points/ }).getByRole('cell');
    await expect(counted).toHaveText(points.map((scores) => scores.split(',').at(-1) ?? ''));
  }
  for (const sheet of sheets) expect(sheet).toEqual(sheets[0]);
}

for (const { seats, experienced } of [
  { seats: 2, experienced: false },
  { seats: 2, experienced: true },
  { seats: 3, experienced: true },
  { seats: 5, experienced: false },
]) {
  const variant = experienced ? 'Old salts' : 'First voyage';
  test(`a whole game of Santa Timea, ${variant}, with ${seats}`, async ({ newGuest }) => {
    const guests = await started(newGuest, seats, new RegExp(`^${variant}`));
    await playGame(guests, experienced);
    await expectResult(guests);
  });
}
