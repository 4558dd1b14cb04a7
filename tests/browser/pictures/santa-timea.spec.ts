/** Plays into a round of Santa Timea, and takes the picture of the README. */
import { nextToPlay } from '../helpers/boards/play';
import { hand, playOne } from '../helpers/boards/santa-timea';
import type { Guest } from '../helpers/guest';
import { startedTable } from '../helpers/server/table';
import { test } from '../helpers/test';
import { DESKTOP, take } from './take';

const CARDS_PLAYED = 11;

test('the picture of Santa Timea', async ({ newGuest }) => {
  const guests: Guest[] = [];
  for (const name of ['Ada', 'Ben', 'Cleo'])
    guests.push(await newGuest(name, { viewport: DESKTOP }));
  await startedTable({ game: 'santa-timea', options: { experienced: true } }, ...guests);
  for (let played = 0; played < CARDS_PLAYED; played += 1) {
    const next = await nextToPlay(guests);
    if (next !== null) await playOne(next);
  }
  const next = await nextToPlay(guests);
  if (next === null) throw new Error('The game is over.');
  await hand(next.page).nth(3).click();
  await take(next.page, 'santa-timea');
});
