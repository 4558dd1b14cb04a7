/** Tranquility in rough seas, at positions where something is to be done that calm seas don't have. */
import type { Locator } from '@playwright/test';
import { keepRocks, useMonster } from '../helpers/boards/deeds';
import { LAVISH } from '../helpers/boards/game';
import { lookAndAct, lookAt } from '../helpers/checks/look';
import type { Guest } from '../helpers/guest';
import { tableOfRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

/** In this record, all but the compass that ends the storm: the start is settled without that. */
const STORM_AND_COMPASS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 15, 16];

test('rocks are moved and paid for, and monsters take islands with them', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { language: 'de' });
  const eve = await newGuest('Eve');
  // The first has placed an island, and the rocks are to go elsewhere.
  await eve.open(await tableOfRecord('records/good/rocks_manual_2.json', 3, ada, ben));
  await expect(eve.page.getByRole('img', { name: /^Rocks block row \d$/ })).toBeVisible();
  await lookAndAct(ada, { ...LAVISH, rather: [keepRocks] });
  await lookAndAct(ben);
  await ben.game.takeTurn(LAVISH);
  for (const line of [/discarded two cards to leave the rocks/, /The rocks moved to row \d/]) {
    await expect(eve.game.log).toContainText(line);
  }

  await tableOfRecord('records/good/rocks_manual_2.json', 8, ben, ada);
  await lookAndAct(ada, { ...LAVISH, rather: [useMonster] });
  await expect(ada.game.log).toContainText(/let a monster take the island in row \d, cell \d/);
});

test('storms are talked about, ended and faced', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { language: 'fr' });

  await test.step('one closes a row, another leaves cards', async () => {
    await tableOfRecord('records/good/storms_2.json', 0, ada, ben);
    await lookAndAct(ada);
    await lookAndAct(ben);
  });

  await test.step('one who has played start faces a storm', async () => {
    await tableOfRecord('records/good/storms_1.json', 6, ada);
    await lookAndAct(ada);
  });

  await test.step('one proposes, the other comes round and ends it', async () => {
    const cleo = newRobot('Cleo', () => null);
    await tableOfRecord('records/good/wild_3.json', STORM_AND_COMPASS, ada, ben, cleo);
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
    await expect(ada.game.log).toContainText(/Ben spent a compass and ended/);
  });
});

/** A phrase as a guest reads it, in the window that is open. */
function said({ page }: Guest, phrase: RegExp): Locator {
  return page.getByRole('listitem').filter({ hasText: phrase });
}
