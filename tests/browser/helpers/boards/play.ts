/** Several players at their pages, playing one game. */
import { expect } from '@playwright/test';
import type { Guest } from '../guest';
import { withSockets } from '../server/table';
import { LAVISH, type Style } from './game';
import { settleStart } from './start';

/** Waits until a player's page says that it is their turn; null when the game is over. */
export async function nextToPlay(players: readonly Guest[]): Promise<Guest | null> {
  let next: Guest | null = null;
  await expect
    .poll(
      async () => {
        for (const player of players) {
          const now = await player.game.now();
          next = player.game.isTurnIn(now) ? player : null;
          if (next !== null || now.phase === 'over') return true;
        }
        return false;
      },
      { message: 'a seat has to play, or the game is over', intervals: [20] },
    )
    .toBe(true);
  return next;
}

/** Plays one turn of the seat that is to act, or settles the start. False when the game is over. */
export async function playTurn(players: readonly Guest[], style: Style = LAVISH): Promise<boolean> {
  const next = await nextToPlay(players);
  if (next === null) return false;
  if (await next.start.isOpen()) await settleStart(players);
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

/** Ends a game before its time, beside the pages: all players agree to stop. */
export async function giveUpTogether(players: readonly Guest[]): Promise<void> {
  const [first] = players;
  if (first === undefined) throw new Error('There are no players.');
  await withSockets(first.page.url(), players, async (sockets) => {
    for (const socket of sockets) await socket.do({ type: 'act', action: { type: 'concede' } });
  });
  for (const player of players) await expect(player.statistics).toBeVisible();
}
