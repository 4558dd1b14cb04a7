/** Plays The Ascent half way up, and takes the picture of the README. */
import { AscentPage, playAscentTurn, THRIFTY } from '../helpers/boards/ascent';
import { nextToPlay } from '../helpers/boards/play';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';
import { DESKTOP, take } from './take';

const TURNS = 27;

test('the picture of The Ascent', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { viewport: DESKTOP });
  const ben = await newGuest('Ben', { viewport: DESKTOP });
  const options = { trail: true, wildlife: true, documentary: 3 };
  await startedTable({ game: 'ascent', options }, ada, ben);
  for (let turns = 0; turns < TURNS; turns += 1) {
    expect(await playAscentTurn([ada, ben], THRIFTY), 'it goes on').toBe(true);
  }
  const player = (await nextToPlay([ada, ben])) ?? ada;
  const page = AscentPage.of(player);
  const places = [];
  for (let slot = 0; slot < (await page.hand.count()); slot += 1) {
    places.push({ slot, cells: (await page.offersFor(slot)).length });
    await page.letGo();
  }
  const [best] = places.toSorted((one, other) => other.cells - one.cells);
  await page.offersFor(best?.slot ?? 0);
  await take(player.page, 'ascent');
});
