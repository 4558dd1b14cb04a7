/** Plays into the middle of a game, and takes the pictures of the README. */
import { type Offer, SENSIBLE } from '../helpers/boards/game';
import { nextToPlay, playTurn } from '../helpers/boards/play';
import { PHONE } from '../helpers/checks/layout';
import type { Guest } from '../helpers/guest';
import { expect, test } from '../helpers/test';
import { type Frame, moving } from './png';
import { DESKTOP, take, write } from './take';

const ISLANDS_IN_THE_MIDDLE = 12;
const MOBILE = { viewport: PHONE, hasTouch: true, isMobile: true };

test('the pictures of a game', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { viewport: DESKTOP });
  const ben = await newGuest('Ben', { viewport: DESKTOP });
  const cleo = await newGuest('Cléo', MOBILE);
  const players = [ada, ben, cleo];
  const link = await ada.makeTable({ removed: 6 });
  for (const [seat, friend] of [ben, cleo].entries()) {
    await friend.open(link);
    await friend.sit(seat + 2);
  }
  await ada.startGame();
  await playToTheMiddle(players, ada);
  await chooseCard(ada);
  await take(ada.page, 'game-light');
  await playToTheMiddle(players, cleo);
  await chooseCard(cleo);
  await take(cleo.page, 'game-phone', 'dark');
});

test('a turn, as two players see it', async ({ newGuest }) => {
  const ada = await newGuest('Ada', MOBILE);
  const ben = await newGuest('Ben', MOBILE);
  const link = await ada.makeTable({ removed: 6 });
  await ben.open(link);
  await ben.sit(2);
  await ada.startGame();
  await playToTheMiddle([ada, ben], ada);
  const frames: Frame[] = [];
  const show = async (delay: number) => {
    const pictures = [];
    for (const { page } of [ada, ben]) {
      pictures.push(await page.screenshot({ animations: 'disabled' }));
    }
    frames.push({ pictures, delay });
  };

  await show(1500);
  for (const [mover, other] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    const offers = await chooseCard(mover);
    await show(1200);
    await mover.game.pick(best(offers));
    await show(900);
    await mover.game.press(mover.game.button(mover.words.game.place));
    await expect.poll(async () => (await other.game.now()).phase).toBe('turn');
    await expect.poll(() => islands(other)).toBe(await islands(mover));
    await show(1800);
  }
  await write('turn', moving(frames));
});

/** Plays until it is an ordinary turn of that player in the middle of a game. */
async function playToTheMiddle(players: readonly Guest[], player: Guest): Promise<void> {
  for (;;) {
    const next = await nextToPlay(players);
    if (next === null) throw new Error('The game was over too soon: try another SEED.');
    const ordinary = next === player && !(await next.start.isOpen());
    if (ordinary && (await islands(player)) >= ISLANDS_IN_THE_MIDDLE) return;
    await playTurn(players, SENSIBLE);
  }
}

async function islands({ game }: Guest): Promise<number> {
  return (await game.sea()).filter((cell) => cell.includes('island')).length;
}

/** Chooses the card of the hand that can go to the most places, and returns those. */
async function chooseCard({ game }: Guest): Promise<Offer[]> {
  const offers = await game.offersOfHand();
  const places = (card: number) => offers.filter((offer) => offer.card === card);
  const [first] = offers.toSorted(
    (one, other) => places(other.card).length - places(one.card).length,
  );
  return first === undefined ? [] : game.offers(first.card);
}

/** The place that costs least. */
function best(offers: readonly Offer[]): Offer {
  const [cheapest] = offers.toSorted((one, other) => one.cost - other.cost);
  if (cheapest === undefined) throw new Error('No card can be placed: try another SEED.');
  return cheapest;
}
