/** Tranquility on other grids, at positions where something is to be done that the open sea doesn't have. */
import { swapHand, turnOver, useCompass } from '../helpers/boards/deeds';
import { LAVISH, SENSIBLE, type Style } from '../helpers/boards/game';
import { giveUpTogether } from '../helpers/boards/play';
import { lookAndAct, lookAt } from '../helpers/checks/look';
import { finishByRobots } from '../helpers/robots/robot';
import { tableOfRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

test('the High Arch: first the pillars, then the roof', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { language: 'de' });
  const record = 'records/good/arch_2.json';

  await test.step('the pillars', async () => {
    await tableOfRecord(record, 0, ada, ben);
    await expect(ada.page.getByRole('grid')).toHaveAccessibleName(/^The arch: two pillars/);
    await lookAndAct(ada, SENSIBLE);
    await ben.game.takeTurn(SENSIBLE);
    await expect(ada.game.log).toContainText(/(left|right) pillar, row \d, cell \d/);
    await giveUpTogether([ada, ben]);
  });

  await test.step('the roof', async () => {
    await tableOfRecord(record, 13, ada, ben);
    await lookAndAct(ada);
    await expect(ada.game.log).toContainText(/roof, row \d, cell \d/);
  });
});

test('the Pyramid: islands explore, and are paid for afterwards', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { language: 'fr' });
  const ben = await newGuest('Ben');
  const record = 'records/good/pyramid_2.json';
  const exploring: Style = {
    thorough: true,
    worth: ({ rest, cost }) => (/explor/.test(rest) ? cost : -1),
  };

  await test.step('an island explores', async () => {
    await tableOfRecord(record, 3, ada, ben);
    await lookAndAct(ada, exploring);
    await lookAndAct(ada);
    await expect(ben.game.log).toContainText(/explored row \d, cell \d+ with \d+/);
    await giveUpTogether([ada, ben]);
  });

  await test.step('a compass takes a storm off', async () => {
    await tableOfRecord(record, 6, ada, ben);
    await lookAndAct(ada, { ...LAVISH, rather: [useCompass] });
    await expect(ben.game.log).toContainText(/storm/);
  });
});

test('Day and Night: islands are turned over', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { language: 'de' });
  const ben = await newGuest('Ben');
  await tableOfRecord('records/good/day_night_2.json', 4, ada, ben);
  await expect(ben.page.getByText(/^(Day|Night) is up$/)).toBeVisible();
  await lookAndAct(ada, { ...LAVISH, rather: [turnOver] });
  await expect(ben.game.log).toContainText(/turned over the island in row \d, cell \d/);
});

test('the Competition: two against each other, with a spectator', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { language: 'fr' });
  const ben = await newGuest('Ben');
  const eve = await newGuest('Eve');
  await eve.open(await tableOfRecord('records/good/competition_played_2.json', 31, ada, ben));
  const row = eve.page.getByRole('region', { name: 'The row' }).getByRole('listitem');
  await expect(row).toHaveCount(5);
  await lookAndAct(ben, { ...LAVISH, rather: [swapHand] });
  await expect(eve.game.log).toContainText(/took the row/);
  await finishByRobots([ada, ben], [eve]);
  await lookAt(eve.page, 'over, from outside');
});
