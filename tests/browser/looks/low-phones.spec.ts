/** On phones whose browsers take their share of the height, the hand hides nothing that matters. */
import type { Locator } from '@playwright/test';
import { nextToPlay, playTurn } from '../helpers/boards/play';
import { settleStart } from '../helpers/boards/start';
import { expectUncovered, LOW_PHONES, PHONE } from '../helpers/checks/layout';
import type { Guest } from '../helpers/guest';
import { playOn, type Robot } from '../helpers/robots/robot';
import { isOver, isStarting, type Strategy, towardsTheStart } from '../helpers/robots/strategies';
import { tableOfRecord } from '../helpers/server/records';
import { begin, seatedTable, startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };
const OTHERS = ['Bo', 'Clementine', 'Dora', 'Edgar Wellington'];
const SIZES = [...LOW_PHONES, PHONE];
const IN_ROUGH_SEAS = { options: { rocks: 'auto', monsters: 3, storms: true } };

type NewRobot = (name: string, strategy?: Strategy) => Robot;

/** They spend no cards on islands before the start, so that the game lasts. */
function others(newRobot: NewRobot): Robot[] {
  return OTHERS.map((name, seat) => newRobot(name, towardsTheStart(seat)));
}

async function expectTheSeaInSight({ game, page }: Guest, sizes = SIZES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectUncovered(game.cells, `the sea at ${size.width}×${size.height}`);
  }
}

/** In each step of the start: the whole sea, and enough of each name to tell whose it is. */
async function expectTheSeaBelowTheStart(player: Guest): Promise<void> {
  const names = player.start.panel.locator('bdi');
  await settleStart([player], async () => {
    await expectTheSeaInSight(player);
    const cramped = await names.evaluateAll(
      (all) =>
        all.filter(({ clientWidth, scrollWidth }) => clientWidth < Math.min(40, scrollWidth))
          .length,
    );
    expect(cramped, 'names that can’t be told').toBe(0);
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
async function expectLitCellsInSight(
  player: Guest,
  pickUp: () => Promise<unknown> = () => pickUpPlaceable(player),
): Promise<void> {
  const { game, page, words } = player;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await pickUp();
    await expectUncovered(litCells(player), `lit cells at ${size.width}×${size.height}`);
    await game.press(game.button(words.game.back));
  }
}

test('Tranquility shows its sea in each step of the start', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada', ON_A_PHONE);
  await tableOfRecord('records/good/won_2.json', 26, ada, newRobot('Bo'));
  await expectTheSeaBelowTheStart(ada);
});

test('Tranquility shows all of its sea to five in rough seas', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada', ON_A_PHONE);
  // Storms may end a game before what is to be looked at has come: then it is tried at another table.
  do await startedTable(IN_ROUGH_SEAS, ada, ...others(newRobot));
  while (!(await comesToPlaceAnIsland(ada)));
  await expectTheSeaInSight(ada);
  await expectLitCellsInSight(ada);

  const players = [ada, ...others(newRobot)];
  let link: string;
  do {
    link = await seatedTable(IN_ROUGH_SEAS, ...players);
    await begin(link, players);
    // Who comes later is told what happened, over the sea.
    await ada.come(link);
    await playOn(link, players, towardsTheStart, (view) => isStarting(view) || isOver(view));
    await expect(ada.start.panel.or(ada.statistics)).toBeVisible();
  } while (await ada.statistics.isVisible());
  for (const robot of players.slice(1)) await robot.come(link);
  await expectTheSeaBelowTheStart(ada);
});

/** Plays on until it is an ordinary turn of that player, who could place an island. False when the game is over. */
async function comesToPlaceAnIsland(player: Guest): Promise<boolean> {
  const { game, words } = player;
  while ((await nextToPlay([player])) !== null) {
    // A storm may come with the first cards, and a start card is played before anything else.
    const due = await game.button(words.game.playStart).isVisible();
    if (!due && (await game.phase()) === 'turn') {
      const offer = await game.dearestOffer();
      if (offer !== null) {
        await game.press(game.button(words.game.back));
        return true;
      }
    }
    await playTurn([player]);
  }
  return false;
}
