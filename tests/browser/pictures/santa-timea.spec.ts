/** Plays into a round of Santa Timea, and takes the picture of the README. */
import { hand, playOne, started, toPlay, turnHasPassed } from '../helpers/santa-timea';
import { test } from '../helpers/test';
import { DESKTOP, take } from './take';

const CARDS_PLAYED = 11;

test('the picture of Santa Timea', async ({ newGuest }) => {
  const guests = await started((name) => newGuest(name, { viewport: DESKTOP }), 3, /^Old salts/);
  for (let played = 1; played <= CARDS_PLAYED; played += 1) {
    await playOne(await toPlay(guests));
    await turnHasPassed(guests, played);
  }
  const { page } = await toPlay(guests);
  await hand(page).nth(3).click();
  await take(page, 'santa-timea');
});
