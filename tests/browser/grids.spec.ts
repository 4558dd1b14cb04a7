import { once, swapHand, turnOver, useCompass } from './helpers/deeds';
import { LAVISH, SENSIBLE, type Style } from './helpers/game';
import { lookAt, playAndLook } from './helpers/look';
import { startedGameOf } from './helpers/play';
import { expect, test } from './helpers/test';

test('the High Arch: first the pillars, then the roof', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { language: 'de' });
  const players = [ada, ben];
  await startedGameOf({ grid: 'arch', removed: 12 }, ada, ben);
  await expect(ada.page.getByRole('grid')).toHaveAccessibleName(/^The arch: two pillars/);
  await lookAt(ada.page, 'pillars');

  const pillar = /(left|right) pillar, row \d, cell \d/;
  await playAndLook(players, { style: SENSIBLE, until: [pillar] });
  const log = await ada.game.wholeLog();
  expect(log).not.toMatch(/pillar, row \d, cell \d, for/);
  expect(log).toMatch(pillar);
});

test('the Pyramid: islands explore, and are paid for afterwards', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { language: 'fr' });
  await startedGameOf({ grid: 'pyramid', level: 'hard' }, ada, ben);
  const explored = /explored row \d, cell \d+ with \d+/;
  const exploring: Style = {
    worth: ({ rest, cost }) => (/explor/.test(rest) ? 10 : cost),
    rather: [useCompass],
  };
  await playAndLook([ada, ben], { style: exploring, until: [explored] });
  expect(await ada.game.wholeLog()).toMatch(explored);
});

test('Day and Night: islands are turned over', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { language: 'de' });
  await startedGameOf({ grid: 'day_night', removed: 12 }, ada, ben);
  await expect(ada.page.getByText(/^(Day|Night) is up$/)).toBeVisible();
  const turned = /turned over the island in row \d, cell \d/;
  await playAndLook([ada, ben], {
    style: { ...LAVISH, rather: [once(turnOver)] },
    until: [turned],
  });
  expect(await ada.game.wholeLog()).toMatch(turned);
});

test('the Competition: two against each other, with a spectator', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { language: 'fr' });
  const eve = await newGuest('Eve');
  await eve.open(await startedGameOf({ grid: 'competition' }, ada, ben));
  await expect(eve.page.getByRole('region', { name: 'The row' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await playAndLook([ada, ben], { style: { ...LAVISH, rather: [swapHand] } });
  await lookAt(eve.page, 'over, from outside');
  await expect(eve.game.revealed).toContainText('What was left of the pile');
});
