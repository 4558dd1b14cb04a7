/** On phones whose browsers take their share of the height, the hand hides nothing that matters. */
import type { Locator } from '@playwright/test';
import { AscentPage } from './helpers/ascent';
import type { Guest, TableWishes } from './helpers/guest';
import { expectUncovered, LOW_PHONES, PHONE } from './helpers/layout';
import { nextToPlay, playToTheStart, playTurn, startedGameOf } from './helpers/play';
import { settleStart } from './helpers/start';
import { expect, test } from './helpers/test';

const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };
const NAMES = ['Ada', 'Bo', 'Clementine', 'Dora', 'Edgar Wellington'];

type NewGuest = (name: string, wishes: typeof ON_A_PHONE) => Promise<Guest>;

async function playersOnPhones(newGuest: NewGuest, count: number): Promise<Guest[]> {
  return Promise.all(NAMES.slice(0, count).map((name) => newGuest(name, ON_A_PHONE)));
}

/** A game that has begun, with the player whose turn it is once it is an ordinary one. */
async function begun(
  newGuest: NewGuest,
  count: number,
  wishes: TableWishes,
): Promise<{ players: readonly Guest[]; mover: Guest }> {
  const players = await playersOnPhones(newGuest, count);
  const [host, ...friends] = players;
  if (host === undefined) throw new Error('No guest plays.');
  await startedGameOf(wishes, host, ...friends);
  for (;;) {
    const next = (await nextToPlay(players)) ?? host;
    // A storm may come with the first cards, and a start card is played before anything else.
    const due = await next.game.button(next.words.game.playStart).isVisible();
    const plays = !due && ['turn', 'trick'].includes(await next.game.phase());
    if (plays && (wishes.game !== undefined || (await canPlace(next)))) {
      return { players, mover: next };
    }
    await playTurn(players);
  }
}

/** Whether an island of the hand has a place; none is picked up then. */
async function canPlace({ game, words }: Guest): Promise<boolean> {
  const offer = await game.dearestOffer();
  if (offer !== null) await game.press(game.button(words.game.back));
  return offer !== null;
}

async function started(newGuest: NewGuest, count: number, wishes: TableWishes): Promise<Guest> {
  return (await begun(newGuest, count, wishes)).mover;
}

/** In each step of the start, on usual phones with and without the bars of their browsers. */
async function expectTheSeaBelowTheStart(players: readonly Guest[]): Promise<void> {
  await playToTheStart(players);
  await settleStart(players, async () => {
    for (const { page, game } of players) {
      for (const size of [LOW_PHONES[0] ?? PHONE, PHONE]) {
        await page.setViewportSize(size);
        const where = `${size.width}×${size.height}`;
        await expectUncovered(game.cells, `the sea below the start window at ${where}`);
      }
    }
  });
}

function litCells({ page }: Guest): Locator {
  return page.locator('[role="gridcell"][aria-disabled="false"]');
}

/** Picks an island up that has a place: another one may have none between the rocks. */
async function pickUpPlaceable({ game }: Guest): Promise<void> {
  const offer = await game.dearestOffer();
  if (offer === null) throw new Error('No island can be placed.');
  await game.offers(offer.card);
}

/** On each of the sizes: what a card could be put in is in sight as soon as the card is picked up. */
async function expectLitCellsInSight(player: Guest, pickUp: () => Promise<unknown>): Promise<void> {
  const { game, page, words } = player;
  for (const size of [...LOW_PHONES, PHONE]) {
    const where = `${size.width}×${size.height}`;
    await page.setViewportSize(size);
    await pickUp();
    await expectUncovered(litCells(player), `lit cells at ${where}`);
    await game.press(game.button(words.game.back));
  }
}

test('Tranquility shows all of its sea above the hand', async ({ newGuest }) => {
  const players = await playersOnPhones(newGuest, 2);
  const [host, friend] = players;
  if (host === undefined || friend === undefined) throw new Error('Two play.');
  await startedGameOf({}, host, friend);
  const mover = (await nextToPlay(players)) ?? host;
  for (const size of [...LOW_PHONES, PHONE]) {
    await mover.page.setViewportSize(size);
    await expectUncovered(mover.game.cells, `the sea at ${size.width}×${size.height}`);
  }
  await expectLitCellsInSight(mover, () => pickUpPlaceable(mover));

  await expectTheSeaBelowTheStart(players);
});

test('Tranquility shows all of its sea to five in rough seas', async ({ newGuest }) => {
  const wishes = { rocks: 'auto', monsters: 3, storms: true } as const;
  const { players, mover } = await begun(newGuest, 5, wishes);
  const [usual] = LOW_PHONES;
  for (const size of [usual ?? PHONE, PHONE]) {
    await mover.page.setViewportSize(size);
    await expectUncovered(mover.game.cells, `the sea at ${size.width}×${size.height}`);
  }
  await expectLitCellsInSight(mover, () => pickUpPlaceable(mover));
  await expectTheSeaBelowTheStart(players);
});

for (const grid of ['arch', 'pyramid'] as const) {
  test(`Tranquility shows where a card can go in the ${grid}`, async ({ newGuest }) => {
    const mover = await started(newGuest, 2, { grid });
    await expectLitCellsInSight(mover, () => pickUpPlaceable(mover));
  });
}

test('The Ascent shows where a card can go', async ({ newGuest }) => {
  const mover = await started(newGuest, 5, { game: /^Tranquility: The Ascent/ });
  const ascent = AscentPage.of(mover);
  await expectLitCellsInSight(mover, async () => {
    // A campfire may have no place yet.
    for (let slot = 0; (await ascent.offersFor(slot)).length === 0; slot += 1) {
      expect(slot, 'a card can be placed').toBeLessThan(4);
    }
  });
});

test('Santa Timea shows the trick', async ({ newGuest }) => {
  const mover = await started(newGuest, 5, { game: /^Santa Timea/ });
  const { game, page, words } = mover;
  const trick = page.getByRole('region', { name: 'The trick' });
  for (const size of [...LOW_PHONES, PHONE]) {
    await page.setViewportSize(size);
    await game.select(game.hand.first());
    await expectUncovered(trick, `the trick at ${size.width}×${size.height}`);
    await game.press(game.button(words.game.back));
    await expect(game.picked).toHaveCount(0);
  }
});
