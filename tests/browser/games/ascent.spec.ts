/** The Ascent: a whole game, and one that is won. */
import { AscentPage } from '../helpers/boards/ascent';
import { climb, Listener, playByEar } from '../helpers/boards/by-ear';
import { nextToPlay } from '../helpers/boards/play';
import { lookAt } from '../helpers/checks/look';
import type { Guest } from '../helpers/guest';
import { tableOfRecord } from '../helpers/server/records';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

const CARDS = 85;
const BRIDGES = 5;

test('three friends climb from the foot to the end, without a word', async ({
  newGuest,
  newRobot,
}) => {
  const ada = await newGuest('Ada', { byEar: true });
  const ben = await newGuest('Ben', { byEar: true });
  const players = [ada, ben];
  await startedTable({ game: 'ascent' }, ada, ben, newRobot('Cleo'));
  for (const player of players) {
    await expect(player.game.hand).toHaveCount(5);
    await expect(player.textBoxes).toHaveCount(0);
    await expect(AscentPage.of(player).goals).toHaveCount(0);
  }

  const mover = (await nextToPlay(players)) ?? ada;
  const other = mover === ada ? ben : ada;
  await expect(mover.page).toHaveTitle(/^● Your turn · Tranquility: The Ascent · Table/);
  await expect(other.page).toHaveTitle(/^Tranquility: The Ascent · Table/);
  await climb(new Listener(mover));
  for (const { page } of players) {
    const told = page.getByRole('status').filter({ hasText: /(placed|discarded)/ });
    await expect(told, 'what was done is read out').not.toHaveCount(0);
  }

  const listeners = players.map((player) => new Listener(player));
  expect(await playByEar(listeners, climb)).toBe(false);
  const { lost, won } = ada.words.ascent;
  for (const { page, game, statistics } of players) {
    const title = new RegExp(`^(${lost}|${won})$`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(game.revealed).toContainText('Cleo');
    const chart = statistics.getByRole('img', { name: /^Cells filled: .* of 45 at the end$/ });
    await expect(chart).toBeVisible();
  }
  await expectAllLaidOpen(ada, CARDS);
});

test('the summit wins the game when everything is ready for it', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const { page, words } = ada;
  const game = AscentPage.of(ada);
  await tableOfRecord('ascent/golden/summit.json', 47, ada);
  await expect(page.getByText('44 of 45')).not.toHaveCount(0);
  await game.press(game.button(words.ascent.summit));
  await expect(game.picked).toHaveAccessibleName(/^summit/);
  await game.letGo();
  await expect(game.picked, 'it is asked for twice').toHaveCount(0);

  await game.hand.getByText('Summit').first().click();
  await page.getByRole('gridcell', { name: /^row 9, the summit, .*place summit/ }).click();
  await game.press(game.button(words.ascent.summit));
  await expect(page.getByRole('heading', { name: words.ascent.won })).toBeVisible();
  const summit = 'row 9, the summit, summit, last move';
  await expect(page.getByRole('gridcell', { name: summit })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Won' })).not.toHaveCount(0);
  await lookAt(page, 'won');
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
