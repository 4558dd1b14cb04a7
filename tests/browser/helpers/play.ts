/** Several players at their pages, playing one game. */
import { expect } from '@playwright/test';
import { LAVISH, type Style } from './game';
import type { Guest, TableWishes } from './guest';
import { settleStart } from './start';

/** A host and friends, all seated at a new table with the game under way. */
export async function startedGame(host: Guest, ...friends: Guest[]): Promise<string> {
  return startedGameOf({}, host, ...friends);
}

/** The same at a table made as wished. */
export async function startedGameOf(
  wishes: TableWishes,
  host: Guest,
  ...friends: Guest[]
): Promise<string> {
  const link = await host.makeTable(wishes);
  for (const [index, friend] of friends.entries()) {
    await friend.open(link);
    await friend.sit(index + 2);
  }
  await host.startGame();
  for (const friend of friends) await expect(friend.game.dock).toBeVisible();
  return link;
}

/** Waits until a player's page says that it is their turn; null when the game is over. */
export async function nextToPlay(players: readonly Guest[]): Promise<Guest | null> {
  let next: Guest | null = null;
  await expect
    .poll(
      async () => {
        for (const player of players) {
          if (await player.game.isOver()) return true;
          next = (await player.game.isMyTurn()) ? player : null;
          if (next !== null) return true;
        }
        return false;
      },
      { message: 'a seat has to play, or the game is over', intervals: [20] },
    )
    .toBe(true);
  return next;
}

/** Plays ordinary turns until the start window opens. */
export async function playToTheStart(
  players: readonly Guest[],
  style: Style = LAVISH,
): Promise<void> {
  for (;;) {
    const next = await nextToPlay(players);
    expect(next, 'the start comes before the end').not.toBeNull();
    if (next === null || (await next.start.panel.isVisible())) return;
    await next.game.takeTurn(style);
  }
}

/** Plays one turn of the seat that is to act, or settles the start. False when the game is over. */
export async function playTurn(players: readonly Guest[], style: Style = LAVISH): Promise<boolean> {
  const next = await nextToPlay(players);
  if (next === null) return false;
  if (await next.start.panel.isVisible()) await settleStart(players);
  else await next.game.takeTurn(style);
  return true;
}

/** Plays on to the result. */
export async function playToTheEnd(
  players: readonly Guest[],
  style: Style = LAVISH,
): Promise<void> {
  while (await playTurn(players, style));
  for (const player of players) await expect(player.game.revealed).toBeVisible();
}

/** Ends a game before its time: all players agree to stop. */
export async function giveUpTogether(players: readonly Guest[]): Promise<void> {
  for (const player of players) await player.game.giveUp();
  for (const player of players) await expect(player.game.revealed).toBeVisible();
}
