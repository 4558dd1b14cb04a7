import {
  AscentPage,
  playAscentToTheEnd,
  playAscentTurn,
  playAscentUntil,
  startedAscent,
  THRIFTY,
} from './helpers/ascent';
import type { Guest } from './helpers/guest';
import { expect, test } from './helpers/test';

const CARDS = 85;
const CARDS_ALONE = 79;
const BRIDGES = 5;

test('three friends climb from the foot to the end, without a word', async ({ newGuest }) => {
  const [ada, ben, cleo] = [await newGuest('Ada'), await newGuest('Ben'), await newGuest('Cleo')];
  const players = [ada, ben, cleo];
  await startedAscent([], ada, ben, cleo);
  for (const player of players) {
    await expect(player.game.hand).toHaveCount(5);
    await expect(player.textBoxes).toHaveCount(0);
    await expect(AscentPage.of(player).goals).toHaveCount(0);
  }

  await playAscentTurn(players);
  for (const { page } of players) {
    const told = page.getByRole('status').filter({ hasText: /(placed|discarded)/ });
    await expect(told, 'what was done is read out').not.toHaveCount(0);
  }

  await playAscentToTheEnd(players, THRIFTY);
  const { lost, won } = ada.words.ascent;
  for (const { page, game } of players) {
    const title = new RegExp(`^(${lost}|${won})$`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(game.revealed).toContainText('Cleo');
    const told = page.getByRole('region', { name: ada.words.table.statistics });
    await expect(
      told.getByRole('img', { name: /^Cells filled: .* of 45 at the end$/ }),
    ).toBeVisible();
  }
  await expectAllLaidOpen(ada, CARDS);
});

test('two friends look for a green trail', async ({ newGuest }) => {
  const [ada, ben] = [await newGuest('Ada'), await newGuest('Ben')];
  await startedAscent([ada.words.ascent.trail], ada, ben);
  await expect(AscentPage.of(ben).goals).toContainText('Green trail: 0 of 8 rows');
  await playAscentUntil([ada, ben], / placed /);
  await expect(AscentPage.of(ada).goals).toContainText(/Green trail: \d of 8 rows/);
  await expectTrailDrawnAs(AscentPage.of(ada));
});

test('two friends film an alpine documentary', async ({ newGuest }) => {
  const [ada, ben] = [await newGuest('Ada'), await newGuest('Ben')];
  await startedAscent([ada.words.ascent.documentary(4)], ada, ben);
  const sequences = AscentPage.of(ada).goals.getByRole('listitem');
  await expect(sequences).toHaveCount(4);
  await expect(sequences.filter({ hasText: /To film: \d+-\d+-\d+/ })).toHaveCount(4);
  await playAscentUntil([ada, ben], / placed /);
  const filmed = (await ada.game.wholeLog()).match(/ was filmed/g) ?? [];
  await expect(sequences.filter({ hasText: 'Filmed' })).toHaveCount(filmed.length);
});

test('two friends lead ibex up the mountain', async ({ newGuest }) => {
  const [ada, ben] = [await newGuest('Ada'), await newGuest('Ben')];
  await startedAscent([ada.words.ascent.wildlife], ada, ben);
  await expect(AscentPage.of(ada).goals).toContainText('0 ibex of 8 on row 8');
  await playAscentUntil([ada, ben], / led \d ibex from row \d/);
});

test('one player climbs alone, with grapples', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  await startedAscent([/^2$/], ada);
  await expect(ada.game.hand).toHaveCount(6);
  await expect(AscentPage.of(ada).goals).toContainText('2 grapples left');
  await playAscentToTheEnd([ada]);
  expect((await ada.game.wholeLog()).match(/You spent a grapple/g)).toHaveLength(2);
  await expect(AscentPage.of(ada).goals).toContainText('0 grapples left');
  await expectAllLaidOpen(ada, CARDS_ALONE);
});

/** The end shows all cards, on the mountain or from hands and piles, but for bridges that were covered. */
async function expectAllLaidOpen({ game }: Guest, cards: number): Promise<void> {
  const placed = await game.cells.evaluateAll(
    (cells) => cells.filter((cell) => !cell.getAttribute('aria-label')?.includes('empty')).length,
  );
  const covered = cards - placed - (await game.revealed.getByRole('listitem').count());
  expect(covered).toBeGreaterThanOrEqual(0);
  expect(covered).toBeLessThanOrEqual(BRIDGES);
}

/** The cells on the trail are said to be, as many as the goal tells. */
async function expectTrailDrawnAs(page: AscentPage): Promise<void> {
  const text = (await page.goals.textContent()) ?? '';
  const rows = Number(/Green trail: (\d)/.exec(text)?.[1]);
  const marked = page.page.getByRole('gridcell', { name: /, on the trail/ });
  await expect(marked).toHaveCount(rows);
}
