import type { Page } from '@playwright/test';
import { expectAccessible } from './helpers/axe';
import type { Guest } from './helpers/guest';
import { dock, hand, playOne, started, toPlay, TRICKS, turnHasPassed } from './helpers/santa-timea';
import { expect, test } from './helpers/test';

const ROUNDS = 5;

async function playRound(guests: readonly Guest[]): Promise<void> {
  for (let card = 0; card < TRICKS * guests.length; card += 1) {
    const guest = await toPlay(guests);
    await playOne(guest);
    if (card < TRICKS * guests.length - 1) await turnHasPassed(guests, card + 1);
  }
}

/** Whoever has triplets to choose keeps the first and throws the others off. */
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

async function playGame(guests: readonly Guest[], experienced: boolean): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await test.step(`round ${round}`, async () => {
      await playRound(guests);
      if (experienced) await chooseTriplets(guests, round);
    });
  }
}

/** The score sheet adds up, and is the same for everybody. */
async function expectResult(guests: readonly Guest[]): Promise<void> {
  const sheets: string[][] = [];
  for (const { page } of guests) {
    await expect(page.getByRole('heading', { name: 'What was hidden' })).toBeVisible();
    const rows = page.getByRole('table').first().getByRole('row');
    await expect(rows).toHaveCount(guests.length + 1);
    const points: string[] = [];
    for (let row = 1; row <= guests.length; row += 1) {
      const cells = await rows.nth(row).getByRole('cell').allTextContents();
      const numbers = cells.map(Number);
      const total = numbers.pop();
      expect(numbers).toHaveLength(ROUNDS);
      expect(numbers.reduce((sum, score) => sum + score, 0)).toBe(total);
      points.push(cells.join());
    }
    sheets.push(points);
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
    test.setTimeout(240_000);
    const guests = await started(newGuest, seats, new RegExp(`^${variant}`));
    await playGame(guests, experienced);
    await expectResult(guests);
  });
}

test('the trick, the wind and the score sheet can be seen by all', async ({ newGuest }) => {
  const guests = await started(newGuest, 2, /^Old salts/);
  const [ada] = guests;
  if (ada === undefined) return;
  const eve = await newGuest('Eve');
  await eve.open(ada.page.url());
  await expect(hand(eve.page)).toHaveCount(0);

  await test.step('a pirate is not led, and the page says why', async () => {
    const leader = await toPlay(guests);
    const pirate = hand(leader.page)
      .filter({ hasText: '' })
      .and(leader.page.getByLabel(/^pirate/));
    if ((await pirate.count()) > 0) {
      await pirate.first().click();
      await expect(dock(leader.page)).toContainText('only when you hold nothing but pirates');
      await expect(dock(leader.page).getByRole('button', { name: /^Play / })).toBeDisabled();
      await dock(leader.page).getByRole('button', { name: 'Back' }).click();
    }
  });

  await test.step('what was picked up is not lost on the way, nor played by a reload', async () => {
    const leader = await toPlay(guests);
    await hand(leader.page).first().click();
    await leader.page.reload();
    await expect(hand(leader.page)).toHaveCount(TRICKS);
    await playOne(leader);
  });

  await test.step('the same trick lies on all pages', async () => {
    for (const { page } of [...guests, eve]) {
      const trick = page.getByRole('region', { name: 'The trick' });
      await expect(trick.getByRole('listitem')).toHaveCount(2);
      await expect(trick).toContainText('lowest');
      await expect(trick).toContainText('to play');
      await expect(page.getByRole('region', { name: 'The wind' })).toContainText(
        /Wind \w+, damage \d/,
      );
      await expect(page.getByText('Not coming this round')).toBeVisible();
    }
  });

  await test.step('axe finds nothing', async () => {
    await expectAccessible(eve.page, 'watching Santa Timea');
    const { page } = await toPlay(guests);
    await hand(page).first().click();
    await expectAccessible(page, 'playing Santa Timea');
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBe(0);
    await page.getByRole('button', { name: 'Score sheet' }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await expectAccessible(page, 'the score sheet');
    expect(await overflow()).toBe(0);
  });
});

test('a trick is played by keyboard alone', async ({ newGuest }) => {
  const guests = await started(newGuest, 2, /^First voyage/);
  for (let card = 0; card < 2; card += 1) {
    const { page } = await toPlay(guests);
    await hand(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(dock(page).getByRole('button', { name: /^Play / })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dock(page).getByRole('button', { name: /^Play / })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(hand(page)).toHaveCount(TRICKS - 1);
    await turnHasPassed(guests, card + 1);
  }
});
