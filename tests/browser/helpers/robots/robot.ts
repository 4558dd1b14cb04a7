/** Robots at tables: they see nothing but views, and act over sockets. */
import { expect } from '@playwright/test';
import type { Guest } from '../guest';
import { type Identity, newIdentity, type TableSocket } from '../server/socket';
import { type Player, socketOf, withSockets } from '../server/table';
import { isOver, randomly, type Strategy, type Until } from './strategies';

/** A player without a page, who acts whenever it is its turn. */
export class Robot implements Player {
  readonly name: string;
  readonly #origin: string;
  readonly #strategy: Strategy;
  #identity: Promise<Identity> | null = null;
  #socket: TableSocket | null = null;
  #left = false;
  #failure: unknown = null;

  constructor(origin: string, name: string, strategy: Strategy) {
    this.name = name;
    this.#origin = origin;
    this.#strategy = strategy;
  }

  identity(): Promise<Identity> {
    return (this.#identity ??= newIdentity(this.#origin));
  }

  async come(link: string): Promise<void> {
    this.#socket = await socketOf(this, link);
    playSeat(this.#socket, this.#strategy).catch((error: unknown) => {
      if (!this.#left) this.#failure = error;
    });
  }

  /** Leaves its table. Gives what has kept it from playing, if there was anything. */
  leave(): unknown {
    this.#left = true;
    this.#socket?.close();
    return this.#failure;
  }
}

/** Acts on a seat until a view says that it is enough. Gives the actions done, by their types. */
export async function playSeat(
  socket: TableSocket,
  strategy: Strategy,
  until: Until = isOver,
): Promise<string[]> {
  const done: string[] = [];
  for (let seen = -1; ;) {
    // A view may come again while nothing has happened.
    const view = await socket.until((next) => until(next) || next.seq !== seen);
    if (until(view)) return done;
    seen = view.seq;
    const action = strategy(view) as { type: string } | null;
    if (action === null) continue;
    await socket.do({ type: 'act', action });
    done.push(action.type);
  }
}

/** Lets the players of a table act over sockets, beside the pages on which they go on seeing the game. */
export function playOn(
  link: string,
  players: readonly Player[],
  strategyOf: (seat: number) => Strategy,
  until?: Until,
): Promise<string[]> {
  return withSockets(link, players, async (sockets) => {
    const seats = sockets.map((socket, seat) => playSeat(socket, strategyOf(seat), until));
    return (await Promise.all(seats)).flat();
  });
}

/**
 * Lets guests play on to the result: for stretches that say nothing new about pages. They are away
 * meanwhile, since pages that draw every move take most of the time.
 */
export async function finishByRobots(
  players: readonly Guest[],
  spectators: readonly Guest[] = [],
): Promise<void> {
  const [first] = players;
  if (first === undefined) throw new Error('There are no players.');
  const link = first.page.url();
  const guests = [...players, ...spectators];
  for (const { page } of guests) await page.goto('about:blank');
  await playOn(link, players, randomly);
  for (const guest of guests) {
    await guest.open(link);
    await expect(guest.statistics).toBeVisible();
  }
}
