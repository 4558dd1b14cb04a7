import type { Locator } from '@playwright/test';
import { keepRocks, once, placeWild, useMonster } from './helpers/deeds';
import { LAVISH } from './helpers/game';
import type { Guest } from './helpers/guest';
import { lookAt, playAndLook } from './helpers/look';
import { playTurn, startedGameOf } from './helpers/play';
import { expect, test } from './helpers/test';

test('rocks are moved and paid for, with a spectator', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { language: 'de' });
  const eve = await newGuest('Eve');
  await eve.open(await startedGameOf({ rocks: 'manual', removed: 12 }, ada, ben));
  await expect(eve.page.getByRole('img', { name: /^Rocks block row \d$/ })).toBeVisible();

  const until = [/discarded two cards to leave the rocks/, /The rocks moved to row \d/];
  await playAndLook([ada, ben], { style: { ...LAVISH, rather: [once(keepRocks)] }, until });
  await expect(eve.game.revealed).toBeVisible();
  const log = await eve.game.wholeLog();
  for (const line of until) expect(log).toMatch(line);
});

test('monsters take islands with them', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { language: 'de' });
  await startedGameOf({ monsters: 5, removed: 12 }, ada, ben);
  const until = [/let a monster take the island in row \d, cell \d/];
  await playAndLook([ada, ben], { style: { ...LAVISH, rather: [useMonster] }, until });
  expect(await ada.game.wholeLog()).toMatch(until[0]!);
});

test('storms are talked about, ended and faced', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { language: 'fr' });
  const players = [ada, ben];
  await startedGameOf({ storms: true, removed: 12 }, ada, ben);

  await test.step('they play until a storm could be ended, and nothing else is open', async () => {
    // What is said while the start is settled belongs to a conversation, and stays.
    const talksOfStorms = async () =>
      (await ada.storms.isOpen()) && (await ada.start.panel.isHidden());
    while (!(await talksOfStorms())) expect(await playTurn(players)).toBe(true);
  });

  await test.step('one proposes, the other comes round and ends it', async () => {
    await expect(ben.storms.panel).toBeVisible();
    await ada.storms.openDialog();
    await lookAt(ada.page, 'storms and compasses');
    await ada.page.keyboard.press('Escape');
    await ada.storms.propose();
    await expect(said(ben, /Ada\W+«\W+Dissipons/)).toBeVisible();
    await ben.storms.keep();
    await expect(said(ada, /Ben\W+“Let’s keep/)).toBeVisible();
    await ben.storms.propose();
    await expect(said(ada, /Ben\W+“Let’s keep/)).toBeHidden();
    await expect(said(ada, /Ben\W+“Let’s end/)).toBeVisible();
    await ben.storms.spend();
    await expect(ada.storms.panel).toContainText('0 earned');
    await expect(ada.game.log).toContainText(/Ben\W+ spent a compass and ended/);
  });

  await test.step('they play on to the end', () => playAndLook(players));
});

test('all of rough seas together', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const cleo = await newGuest('Cleo');
  const players = [ada, ben, cleo];
  await startedGameOf({ rocks: 'auto', monsters: 3, storms: true, wild: true }, ada, ben, cleo);
  const moved = /The rocks moved to row \d/;
  await playAndLook(players, {
    style: { ...LAVISH, rather: [placeWild, useMonster] },
    until: [moved],
  });
  expect(await cleo.game.wholeLog()).toMatch(moved);
});

/** A phrase as a guest reads it, in the window that is open. */
function said({ page }: Guest, phrase: RegExp): Locator {
  return page.getByRole('listitem').filter({ hasText: phrase });
}
