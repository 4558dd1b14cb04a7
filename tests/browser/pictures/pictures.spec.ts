/** Plays into the middle of a game, and on to its end, and takes the pictures of the README. */
import { SENSIBLE } from '../helpers/boards/game';
import { nextToPlay, playToTheEnd, playTurn } from '../helpers/boards/play';
import { settleStart } from '../helpers/boards/start';
import { PHONE } from '../helpers/checks/layout';
import type { Guest } from '../helpers/guest';
import { expect, test } from '../helpers/test';
import { DESKTOP, HOST, take } from './take';

const ISLANDS_IN_THE_MIDDLE = 12;

test('the pictures of the README', async ({ newGuest, server }) => {
  const { port } = new URL(server.url);
  const baseURL = `http://${HOST}:${port}`;
  const ada = await newGuest('Ada', { baseURL, viewport: DESKTOP });
  const ben = await newGuest('Ben', { baseURL, viewport: DESKTOP });
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const cleo = await newGuest('Cléo', { baseURL, ...phone });
  const players = [ada, ben, cleo];

  await ada.page.goto('/');
  await expect(ada.page.getByRole('button', { name: ada.words.home.make })).toBeVisible();
  await take(ada.page, 'home');

  const link = await ada.makeTable({ removed: 6 });
  for (const [seat, friend] of [ben, cleo].entries()) {
    await friend.open(link);
    await friend.sit(seat + 2);
  }
  await ben.write('All set. Not a word from now on!');
  await expect(ada.lines).toContainText('All set');
  const address = ada.page.getByRole('textbox', { name: ada.words.table.link });
  await address.evaluate((field: HTMLInputElement, host) => {
    field.value = field.value.replace(location.origin, `https://${host}`);
  }, HOST);
  await take(ada.page, 'lobby');

  await ada.startGame();
  const untilMiddle = async () => (await islands(ada)) >= ISLANDS_IN_THE_MIDDLE;
  await play(players, async (next) => next === ada && (await untilMiddle()));
  await select(ada);
  await take(ada.page, 'game-light');
  await pay(ada);
  await take(ada.page, 'game-dark', 'dark');
  await takeBack(ada);
  await play(players, (next) => next === cleo);
  await select(cleo);
  await take(cleo.page, 'game-phone', 'dark');
  await takeBack(cleo);

  await playToTheEnd(players, SENSIBLE);
  await take(ada.page, 'end');

  await ada.page.goto(`${link}/games/1#30`);
  await expect(ada.page.getByRole('slider')).toHaveValue('30');
  await expect(ada.page.getByRole('grid')).toBeVisible();
  await take(ada.page, 'replay');
});

/** Plays until a seat has an ordinary turn, with a picture of the start on the way. */
async function play(
  players: readonly Guest[],
  until: (next: Guest) => boolean | Promise<boolean>,
): Promise<void> {
  for (;;) {
    const next = await nextToPlay(players);
    if (next === null) throw new Error('The game was over too soon: try again.');
    const starting = await next.start.isOpen();
    if (!starting && (await until(next))) return;
    if (starting) await start(players);
    else await playTurn(players, SENSIBLE);
  }
}

/** Settles the start, with a picture of it when all have pledged. */
async function start(players: readonly Guest[]): Promise<void> {
  const [first, second] = players;
  await second?.start.think();
  await settleStart(players, async () => {
    const agree = first?.game.button(first.words.start.agree);
    if (first && (await agree?.isVisible())) await take(first.page, 'start');
  });
}

async function islands({ game }: Guest): Promise<number> {
  return (await game.sea()).filter((cell) => cell.includes('island')).length;
}

/** Selects the card of the hand that can go to the most places. */
async function select({ game }: Guest): Promise<void> {
  const offers = await game.offersOfHand();
  const places = (card: number) => offers.filter((offer) => offer.card === card).length;
  const [best] = offers.toSorted((one, other) => places(other.card) - places(one.card));
  if (best !== undefined) await game.offers(best.card);
}

/** Chooses a cell that costs something. */
async function pay({ game }: Guest): Promise<void> {
  const offers = await game.offersOfHand();
  const [best] = offers.toSorted(
    (one, other) => Number(one.hopeless) - Number(other.hopeless) || other.cost - one.cost,
  );
  if (best !== undefined) await game.pick(best);
}

/** Lets go of what was selected. */
async function takeBack({ page, game }: Guest): Promise<void> {
  while ((await game.picked.count()) > 0) await page.keyboard.press('Escape');
}
