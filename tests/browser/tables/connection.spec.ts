/** Real sockets that break: a second tab, a restart, a crash. */
import { LAVISH } from '../helpers/boards/game';
import { nextToPlay, playTurn } from '../helpers/boards/play';
import { expectAccessible } from '../helpers/checks/axe';
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

test('when the server restarts or dies, the game goes on by itself', async ({
  newGuest,
  newServer,
}) => {
  const server = await newServer('--retry-after', '0.5');
  const ada = await newGuest('Ada', { baseURL: server.url });
  const ben = await newGuest('Ben', { baseURL: server.url });
  const players = [ada, ben];
  for (const { page } of players) await page.clock.install();
  await startedTable({}, ada, ben);
  const expectConnected = async () => {
    for (const { page } of players) await expect(page.locator('.connection-lost')).toBeHidden();
  };

  await test.step('a restart in the middle of a turn changes nothing, not even what is selected', async () => {
    const mover = (await nextToPlay(players)) ?? ada;
    const offer = await mover.game.dearestOffer();
    if (offer !== null) await mover.game.pick(offer);
    const before = await Promise.all(players.map(picture));
    const dock = await mover.game.dock.innerText();
    await server.stop();
    for (const player of players) {
      await expect(player.reads('The server is restarting; your game is saved')).toBeVisible();
    }
    await server.restart();
    await expectConnected();
    expect(await Promise.all(players.map(picture))).toEqual(before);
    expect(await mover.game.dock.innerText(), 'what was selected').toBe(dock);
    await playTurn(players);
  });

  const mover = (await nextToPlay(players)) ?? ada;
  const other = mover === ada ? ben : ada;
  const before = await picture(other);
  const length = Number(await mover.game.logLength());

  await test.step('when it dies, what was there stays to be seen', async () => {
    await server.kill();
    for (const player of players) {
      await expect(player.reads('Connection lost. Trying again')).toBeVisible();
    }
    await expectAccessible(other.page, 'connection lost');
    expect(await picture(other)).toEqual(before);
  });

  await test.step('a move that is made meanwhile is kept', async () => {
    await mover.game.act(LAVISH);
    await expect(
      mover.reads('Your last action will be sent then'),
    ).toBeVisible();
  });

  await test.step('after a minute the page says that the server is away, and goes on', async () => {
    await other.page.clock.fastForward('01:00');
    await expect(other.reads('Can’t reach the server')).toBeVisible();
    expect(await picture(other)).toEqual(before);
  });

  await test.step('once it is back, the move is done once', async () => {
    await server.restart();
    // The network is there again: guests need not wait for the next attempt.
    for (const { page } of players) await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectConnected();
    for (const { game } of players) {
      await expect(game.log).toHaveAttribute('start', String(length + 1));
    }
    for (let turns = 0; turns < 2; turns += 1) await playTurn(players);
  });
});
