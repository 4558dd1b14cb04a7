/** Tables that are set up over the API, not on a page: for tests that are about something else. */
import type { NewRoom } from '~/wire/http';
import { type Identity, TableSocket } from './socket';

/** One who takes a seat: a guest with a page, or a robot. */
export interface Player {
  readonly name: string;
  identity(): Promise<Identity>;
  /** Comes to a table at which the game has begun. */
  come(link: string): Promise<void>;
}

export interface SeatAction {
  readonly seat: number;
  readonly action: unknown;
}

/** In what a table differs from one that is made by a single press. */
export type Settings = Partial<NewRoom>;

/** A new table with the game under way, the players on its first seats in their order. */
export async function startedTable(
  settings: Settings,
  ...players: readonly Player[]
): Promise<string> {
  const link = await seatedTable(settings, ...players);
  await begin(link, players);
  await Promise.all(players.map((player) => player.come(link)));
  return link;
}

/** The same before the game has begun, and the players have come. */
export async function seatedTable(
  settings: Settings,
  ...players: readonly Player[]
): Promise<string> {
  const [host] = players;
  if (host === undefined) throw new Error('There is no host.');
  const identity = await host.identity();
  // A deal that has a code says of which game it is.
  const usual = settings.deal === undefined ? { game: 'tranquility' } : {};
  const { code } = await post(identity, '/api/rooms', { ...usual, ...settings });
  const link = `${identity.origin}/t/${String(code).replace(/^.{5}/, '$&-')}`;
  for (const [seat, player] of players.entries()) await sit(link, player, seat);
  return link;
}

export async function sit(link: string, player: Player, seat: number): Promise<void> {
  await withSockets(link, [player], async ([socket]) => {
    await socket?.do({ type: 'sit', seat, name: player.name });
  });
}

/** The host starts the game, and the first actions are done. */
export async function begin(
  link: string,
  players: readonly Player[],
  actions: readonly SeatAction[] = [],
): Promise<void> {
  await withSockets(link, players, async (sockets) => {
    await sockets[0]?.do({ type: 'start' });
    for (const { seat, action } of actions) await sockets[seat]?.do({ type: 'act', action });
  });
}

/** Does something with a connection of each player, besides the one of their page. */
export async function withSockets<Result>(
  link: string,
  players: readonly Player[],
  work: (sockets: readonly TableSocket[]) => Promise<Result>,
): Promise<Result> {
  const sockets = await Promise.all(players.map((player) => socketOf(player, link)));
  try {
    return await work(sockets);
  } finally {
    for (const socket of sockets) socket.close();
  }
}

export async function socketOf(player: Player, link: string): Promise<TableSocket> {
  const code = new URL(link).pathname.split('/').pop() ?? '';
  return new TableSocket(await player.identity(), code);
}

/** Sends something to the API as JSON, and reads the answer. Fails where it is refused. */
export async function post(
  { origin, cookie }: Identity,
  path: string,
  body: unknown = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
