/** Games whose cards are known: from records that the tests of the rules keep. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Identity, newIdentity } from './socket';
import { begin, type Player, post, seatedTable, type Settings } from './table';

const FOLDER = join(import.meta.dirname, '../../../../server/record/tests');

interface GameRecord {
  moves: readonly ({ seat: number; do: object } | { chance: object })[];
}

/** Hands a record in. Returns the path under which it is looked at. */
export async function uploadRecord(guest: Player, file: string): Promise<string> {
  return `/replay/${await upload(await guest.identity(), await textOf(file))}`;
}

/** The settings of a table with the deal of a record. */
export async function dealOfRecord(player: Player, file: string): Promise<Settings> {
  // Who plays a deal already may not give it a code.
  const other = await newIdentity((await player.identity()).origin);
  const id = await upload(other, await textOf(file));
  const { code } = await post(other, `/api/records/${id}/deal`);
  return { deal: { type: 'given', code: String(code) } };
}

/**
 * A table with the deal of a record, to which the players come when they have done what the record says:
 * the first of its entries, or those of these indices. The deal brings along what chance decides before
 * the first of them, and nothing that it decides later.
 */
export async function tableOfRecord(
  file: string,
  entries: number | readonly number[],
  ...players: readonly Player[]
): Promise<string> {
  const link = await playedRecord(file, entries, ...players);
  await Promise.all(players.map((player) => player.come(link)));
  return link;
}

/** The same table before the players have come. */
export async function playedRecord(
  file: string,
  entries: number | readonly number[],
  ...players: readonly Player[]
): Promise<string> {
  const [host] = players;
  if (host === undefined) throw new Error('There are no players.');
  const link = await seatedTable(await dealOfRecord(host, file), ...players);
  const { moves } = await readRecord(file);
  const done =
    typeof entries === 'number' ? moves.slice(0, entries) : entries.map((at) => moves[at]!);
  const actions = done.flatMap((move) =>
    'seat' in move ? [{ seat: move.seat, action: move.do }] : [],
  );
  await begin(link, players, actions);
  return link;
}

/** What was done in a game. */
export async function readRecord(file: string): Promise<GameRecord> {
  return JSON.parse(await textOf(file)) as GameRecord;
}

function textOf(file: string): Promise<string> {
  return readFile(join(FOLDER, file), 'utf8');
}

async function upload(guest: Identity, record: string): Promise<string> {
  return String((await post(guest, '/api/records', record))['id']);
}
