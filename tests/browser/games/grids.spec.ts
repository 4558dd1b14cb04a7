/** Tranquility on other grids, at positions where something is to be done that the open sea doesn't have. */
import { swapHand, turnOver, useCompass } from '../helpers/boards/deeds';
import { LAVISH, SENSIBLE, type Style } from '../helpers/boards/game';
import { lookAndAct } from '../helpers/checks/look';
import { tableOfRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

const EXPLORING: Style = {
  thorough: true,
  worth: ({ rest, cost }) => (/explor/.test(rest) ? cost : -1),
};

test('what each grid asks for is done on it', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { language: 'fr' });
  const ben = await newGuest('Ben');
  const { log } = ben.game;
  /** A new table each time, with a position in which Ada is to act. */
  const table = (record: string, entries: number) =>
    tableOfRecord(`records/good/${record}.json`, entries, ada, ben);

  await test.step('the High Arch: first the pillars', async () => {
    await table('arch_2', 0);
    await expect(ben.page.getByRole('grid')).toHaveAccessibleName(/^The arch: two pillars/);
    await lookAndAct(ada, SENSIBLE);
    await expect(log).toContainText(/(left|right) pillar, row \d, cell \d/);
  });

  await test.step('the High Arch: then the roof', async () => {
    await table('arch_2', 13);
    await lookAndAct(ada);
    await expect(log).toContainText(/roof, row \d, cell \d/);
  });

  await test.step('the Pyramid: an island explores, and is paid for afterwards', async () => {
    await table('pyramid_2', 3);
    await lookAndAct(ada, EXPLORING);
    await lookAndAct(ada);
    await expect(log).toContainText(/explored row \d, cell \d+ with \d+/);
  });

  await test.step('the Pyramid: a compass takes a storm off', async () => {
    await table('pyramid_2', 6);
    await ada.game.takeTurn({ ...LAVISH, rather: [useCompass] });
    await expect(log).toContainText(/storm/);
  });

  await test.step('Day and Night: an island is turned over', async () => {
    await table('day_night_2', 4);
    await expect(ben.page.getByText(/^(Day|Night) is up$/)).toBeVisible();
    await lookAndAct(ada, { ...LAVISH, rather: [turnOver] });
    await expect(log).toContainText(/turned over the island in row \d, cell \d/);
  });

  await test.step('the Competition: a hand is swapped for the row', async () => {
    await tableOfRecord('records/good/competition_played_2.json', 31, ben, ada);
    const row = ben.page.getByRole('region', { name: 'The row' }).getByRole('listitem');
    await expect(row).toHaveCount(5);
    await lookAndAct(ada, { ...LAVISH, rather: [swapHand] });
    await expect(log).toContainText(/took the row/);
  });
});
