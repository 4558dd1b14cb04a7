import { AscentPage, playAscentTurn, startedAscent, THRIFTY } from './helpers/ascent';
import { expectAccessible } from './helpers/axe';
import type { Guest } from './helpers/guest';
import { expectToFitPhones, PHONE } from './helpers/layout';
import { giveUpTogether, nextToPlay } from './helpers/play';
import { expect, test } from './helpers/test';

test('all screens are accessible and fit phones', async ({ newGuest }) => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const ada = await newGuest('Ada', { ...phone, language: 'de' });
  const ben = await newGuest('Ben', { language: 'de' });
  const { ascent } = ada.words;
  const look = async (name: string) => {
    await expectToFitPhones(ada.page);
    await expectAccessible(ada.page, name);
  };

  await ada.page.goto('/rules/ascent');
  await expect(ada.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await look('rules');
  const options = [ascent.trail, ascent.wildlife, ascent.documentary(5)];
  await startedAscent(options, ada, ben);
  await look('begin');
  await expectAccessible(ben.page, 'begin, wide');

  await playUntil([ada, ben], ada, (page) => page.button(ascent.leadHerd).isVisible());
  const page = AscentPage.of(ada);
  const [offer] = await page.offersFor(0);
  await look('card');
  if (offer !== undefined) {
    await page.pressCell(offer);
    await look('payment');
  }
  await page.letGo();
  await page.press(page.button(ada.words.game.discardTwo));
  await look('discard');
  await page.letGo();
  await page.chooseHerd();
  await look('herd');
  await page.letGo();

  await giveUpTogether([ada, ben]);
  await look('end');
  await expectAccessible(ben.page, 'end, wide');
});

test('a turn can be played by keyboard alone', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { byKeyboard: true });
  await startedAscent([ada.words.ascent.wildlife], ada);
  const page = AscentPage.of(ada);
  await page.takeTurn();

  const offer = await firstOffer(page);
  await page.pressCell(offer);
  await expect(page.button(ada.words.ascent.confirm)).toBeFocused();
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.getByRole('gridcell', { name: offer.name, exact: true })).toBeFocused();
  await ada.page.keyboard.press('Escape');
  await expect(page.picked).toHaveCount(0);
  await expect(page.hand.and(ada.page.locator(':focus'))).toHaveCount(1);

  for (let turns = 0; turns < 4; turns += 1) await page.takeTurn();
});

test('the tab says whose turn it is', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  await startedAscent([], ada, ben);
  for (let turns = 0; turns < 2; turns += 1) {
    const mover = (await nextToPlay([ada, ben])) ?? ada;
    const other = mover === ada ? ben : ada;
    await expect(mover.page).toHaveTitle(/^● Your turn · Tranquility: The Ascent · Table/);
    await expect(other.page).toHaveTitle(/^Tranquility: The Ascent · Table/);
    await playAscentTurn([ada, ben]);
  }
});

/** Plays on until it is that player's turn, and something can be done in it. */
async function playUntil(
  players: readonly Guest[],
  player: Guest,
  until: (page: AscentPage) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const next = await nextToPlay(players);
    expect(next, 'it comes before the end').not.toBeNull();
    if (next === player && (await until(AscentPage.of(player)))) return;
    await playAscentTurn(players, THRIFTY);
  }
}

async function firstOffer(page: AscentPage) {
  for (let slot = 0; slot < (await page.hand.count()); slot += 1) {
    const [offer] = await page.offersFor(slot);
    const steps = await page.picked.count();
    if (offer !== undefined && steps === 1) return offer;
  }
  throw new Error('No card of a hand can be placed.');
}
