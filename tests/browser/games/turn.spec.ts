import type { GamePage, Offer } from '../helpers/boards/game';
import { nextToPlay, playTurn } from '../helpers/boards/play';
import { tableOfRecord } from '../helpers/server/records';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

test('the tab says whose turn it is', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const players = [ada, ben];
  await startedTable({}, ada, ben);
  // On a phone it sticks to the edge; style sheets that come in another order would leave it there.
  await expect(ada.game.dock, 'the hand lies below the board').toHaveCSS('position', 'relative');
  for (let turns = 0; turns < 2; turns += 1) {
    const mover = (await nextToPlay(players)) ?? ada;
    const other = mover === ada ? ben : ada;
    await expect(mover.page).toHaveTitle(/^● Your turn · Tranquility · Table \w{5}-\w{5}/);
    await expect(other.page).toHaveTitle(/^Tranquility · Table/);
    const icons = [mover, other].map(({ page }) => page.locator('link[rel="icon"]'));
    const [lit, plain] = await Promise.all(icons.map((icon) => icon.getAttribute('href')));
    expect(lit, 'the icon of the tab changes too').not.toBe(plain);
    await playTurn(players);
  }
});

test('a player can change what a card is paid with', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const { game, page } = ada;
  await tableOfRecord('records/good/won_2.json', 16, newRobot('Ben'), ada);
  await nextToPlay([ada]);
  const offer = await offerWithChoice(game);

  await game.pick(offer);
  const paying = page.getByRole('button', { name: /, chosen to pay$/ });
  await expect(paying, 'the page suggests a payment').toHaveCount(offer.cost);
  const place = game.button(`Place ${offer.card}, pay ${offer.cost}`);
  await expect(place).toBeEnabled();

  const kept = await paying.first().getAttribute('data-slot');
  await paying.first().click();
  await expect(place, 'too little is paid').toBeDisabled();
  const others = game.hand.and(page.getByRole('button', { pressed: false }));
  await others
    .and(page.locator(`:not([data-slot="${kept}"])`))
    .first()
    .click();
  await expect(paying).toHaveCount(offer.cost);

  const spared = await game.hand.nth(Number(kept)).getAttribute('aria-label');
  const length = await game.logLength();
  await place.click();
  await expect(game.log).not.toHaveAttribute('start', length);
  expect(await game.cards(), 'what was spared is still in hand').toContain(spared);
  await expect(game.cell(offer)).toHaveAccessibleName(new RegExp(`, island ${offer.card}\\b`));
});

/** Something that costs cards, while the hand has more of them. */
async function offerWithChoice(game: GamePage): Promise<Offer> {
  const offers = await game.offersOfHand();
  const hand = await game.hand.count();
  const offer = offers.find(({ cost }) => cost > 0 && cost < hand - 1);
  if (offer === undefined) throw new Error('There is nothing to pay for.');
  return offer;
}

test('a slip can be caught before anything is sent', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const { game, page } = ada;
  await page.clock.install();
  await page.goto('./');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('checkbox', { name: 'Moves can be taken back' }).check();
  await page.keyboard.press('Escape');
  await tableOfRecord('records/good/won_2.json', 16, newRobot('Ben'), ada);
  await nextToPlay([ada]);
  const offer = await offerWithChoice(game);
  const length = await game.logLength();

  const { epoch } = await page.evaluate(() => ({ epoch: Date.now() }));
  await page.clock.pauseAt(epoch + 1_000);
  await game.pick(offer);
  await game.button(`Place ${offer.card}, pay ${offer.cost}`).click();
  await expect(game.dock).toContainText(`Not sent yet: place ${offer.card} in`);
  await expect(page.getByRole('button', { name: 'Send now' })).toBeFocused();
  await game.button('Take back').click();
  await page.clock.runFor(10_000);
  await expect(game.log, 'nothing was done').toHaveAttribute('start', length);

  await page.clock.resume();
  await game.button(`Place ${offer.card}, pay ${offer.cost}`).click();
  await expect(game.log, 'it goes by itself').not.toHaveAttribute('start', length);
  await expect(game.cell(offer)).toHaveAccessibleName(new RegExp(`, island ${offer.card}\\b`));
});
