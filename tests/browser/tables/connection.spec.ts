import { LAVISH } from '../helpers/boards/game';
import { nextToPlay, playTurn } from '../helpers/boards/play';
import { expectAccessible } from '../helpers/checks/axe';
import { PHONE } from '../helpers/checks/layout';
import type { Guest } from '../helpers/guest';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

/** What a player sees of a running game. */
async function picture({ game }: Guest): Promise<unknown> {
  return {
    hand: await game.cards(),
    sea: await game.sea(),
    players: await game.players.allInnerTexts(),
    log: await game.log.allInnerTexts(),
    myTurn: await game.isMyTurn(),
  };
}

test('a page that is loaded anew in the middle of a turn shows the same game', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const players = [ada, ben];
  await startedTable({}, ada, ben);
  for (let turns = 0; turns < 4; turns += 1) await playTurn(players);

  const mover = (await nextToPlay(players)) ?? ada;
  const before = await picture(mover);
  await mover.page.reload();
  await expect(mover.page).toHaveTitle(mover.words.game.yourTurn);
  await expect(mover.game.dock).toBeVisible();
  expect(await picture(mover)).toEqual(before);
  await playTurn(players);
});

test('two tabs of one guest show one seat', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const link = await startedTable({}, ada);
  const tab = await ada.openTab(link);
  await expect(tab.game.hand).toHaveCount(5);
  expect(await picture(tab)).toEqual(await picture(ada));

  const moves: [Guest, Guest][] = [
    [ada, tab],
    [tab, ada],
  ];
  for (const [playing, other] of moves) {
    await playTurn([playing]);
    await expect(other.game.log).toHaveAttribute('start', await playing.game.logLength());
    expect(await picture(other)).toEqual(await picture(playing));
  }
});

test('when the server dies and comes back, the game goes on by itself', async ({
  newGuest,
  newServer,
}) => {
  const server = await newServer();
  const ada = await newGuest('Ada', { baseURL: server.url });
  const ben = await newGuest('Ben', { baseURL: server.url });
  const players = [ada, ben];
  for (const { page } of players) await page.clock.install();
  await startedTable({}, ada, ben);
  for (let turns = 0; turns < 2; turns += 1) await playTurn(players);
  const mover = (await nextToPlay(players)) ?? ada;
  const other = mover === ada ? ben : ada;
  const before = await picture(other);
  const length = Number(await mover.game.logLength());

  await server.kill();
  for (const { page } of players) {
    await expect(page.getByText('Connection lost. Trying again')).toBeVisible();
  }
  // Without a server there is no other language.
  await expectAccessible(other.page, 'connection lost', []);
  expect(await picture(other), 'what was there stays to be seen').toEqual(before);

  await test.step('a move that is made meanwhile is kept', async () => {
    await mover.game.act(LAVISH);
    await expect(
      mover.page.getByText('Your last action will be sent as soon as the connection is back'),
    ).toBeVisible();
  });

  await test.step('after a minute the page says that the server is away, and goes on', async () => {
    await other.page.clock.fastForward('01:00');
    await expect(other.page.getByText('Can’t reach the server')).toBeVisible();
    expect(await picture(other)).toEqual(before);
  });

  await server.restart();
  // The network is there again: guests need not wait for the next attempt.
  for (const { page } of players) await page.evaluate(() => dispatchEvent(new Event('online')));
  for (const { page, game } of players) {
    await expect(page.locator('.connection-lost')).toBeHidden();
    await expect(game.log, 'it is done once').toHaveAttribute('start', String(length + 1));
  }
  for (let turns = 0; turns < 2; turns += 1) await playTurn(players);
});

test('a restart in the middle of a turn changes nothing, not even what is selected', async ({
  newGuest,
  newServer,
}) => {
  const server = await newServer('--retry-after', '0.5');
  const ada = await newGuest('Ada', { baseURL: server.url });
  const ben = await newGuest('Ben', { baseURL: server.url });
  const players = [ada, ben];
  await startedTable({}, ada, ben);
  const mover = (await nextToPlay(players)) ?? ada;
  const offer = await mover.game.dearestOffer();
  if (offer !== null) await mover.game.pick(offer);
  const before = await Promise.all(players.map(picture));
  const dock = await mover.game.dock.innerText();

  await server.stop();
  for (const { page } of players) {
    await expect(page.getByText('The server is restarting; your game is saved')).toBeVisible();
  }
  await server.restart();
  for (const { page } of players) await expect(page.locator('.connection-lost')).toBeHidden();
  expect(await Promise.all(players.map(picture))).toEqual(before);
  expect(await mover.game.dock.innerText(), 'what was selected').toBe(dock);
  await playTurn(players);
});

test('a phone that slept is back in the game as soon as it wakes up', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { viewport: PHONE });
  await ben.page.clock.install();
  await startedTable({}, ada, ben);
  if (await ben.game.isMyTurn()) await playTurn([ben]);

  await playTurn([ada]);
  const anew = ben.page.waitForEvent('websocket');
  // Timers that were due hours ago all come at once.
  await ben.page.clock.fastForward('02:00:00');
  await anew;
  await expect(ben.game.log).toHaveAttribute('start', await ada.game.logLength());
  await playTurn([ben]);
});

test('a one-time link takes a guest to another browser', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const link = await startedTable({}, ada);
  await playTurn([ada]);

  await ada.page.goto('/move');
  await ada.page.getByRole('button', { name: ada.words.move.make }).click();
  const move = await ada.page.getByRole('textbox', { name: ada.words.move.link }).inputValue();
  await ada.open(link);
  await expect(ada.game.hand).not.toHaveCount(0);

  const phone = await newGuest('Ada');
  await phone.open(link);
  await expect(phone.game.dock).toContainText('You are watching');
  await phone.page.goto(move);
  await phone.page.getByRole('button', { name: phone.words.move.claim }).click();
  await expect(phone.page.getByText('You can keep playing here')).toBeVisible();
  expect(phone.page.url(), 'the secret does not stay in the address').not.toContain('#');
  await phone.open(link);
  await expect(phone.page).toHaveTitle(phone.words.game.yourTurn);
  expect(await picture(phone)).toEqual(await picture(ada));
  await playTurn([phone]);
  await expect(ada.game.log).toHaveAttribute('start', await phone.game.logLength());

  await test.step('it works once', async () => {
    const stranger = await newGuest('Eve');
    await stranger.page.goto(move);
    await stranger.page.getByRole('button', { name: stranger.words.move.claim }).click();
    await expect(stranger.page.getByRole('alert')).toBeVisible();
  });
});
