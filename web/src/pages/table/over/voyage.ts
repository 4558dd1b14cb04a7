/** The voyage of a group: the harbours that the same people have won together, by the games noted for the guest. */
import { fetchGames } from '~/net/http';
import { useResource } from '~/net/requests';
import { fetchMyGames } from '~/net/tables';
import { sameOptions } from '~/pages/my-games/sums';
import type { Options } from '~/pages/table-form/schema';
import type { GameInfo, MyGame } from '~/wire/http';
import { nextStep } from './nextStep';

/** A way to play the game: each is a step harder than the one before. */
export interface Harbour {
  options: Options;
  /** Whether the group has won there. */
  won: boolean;
}

export interface Voyage {
  /** The people of the group but the guest, by their names. */
  companions: string[];
  harbours: readonly Harbour[];
}

/** Where those who have played a game go on. */
export interface WayOn {
  /** The voyage that they are on; null while it is not known, or where there is none. */
  voyage: Voyage | null;
  /** The harbour that follows on the game, or a step harder where there is no voyage; null after the last. */
  next: Options | null;
}

/** The way on from a game at a table, played with these options. */
export function useWayOn(game: string, room: string, number: number, played: Options): WayOn {
  const schema = useResource(fetchGames).value?.find(({ id }) => id === game);
  const games = useResource(fetchMyGames);
  // A button that leads elsewhere once the list is there would change under a finger.
  const isAwaited = games.value === null && games.problem === null;
  if (schema === undefined || isAwaited) return { voyage: null, next: null };
  return wayOnFrom(schema, games.value ?? [], room, number, played);
}

export function wayOnFrom(
  schema: GameInfo,
  games: readonly MyGame[],
  room: string,
  number: number,
  played: Options,
): WayOn {
  const voyage = voyageOf(schema, games, room, number);
  return { voyage, next: nextHarbour(schema, voyage?.harbours ?? [], played) };
}

function voyageOf(
  schema: GameInfo,
  games: readonly MyGame[],
  room: string,
  number: number,
): Voyage | null {
  const played = games.find((each) => each.room === room && each.number === number);
  // A contest is won by one against the others.
  if (played === undefined || !schema.silent) return null;
  const group = peopleIn(played).join('\n');
  const won = games.filter(
    (each) =>
      each.game === schema.id &&
      each.outcome?.result === 'won' &&
      peopleIn(each).join('\n') === group,
  );
  const harbours = harboursOf(schema).map((options) => ({
    options,
    won: won.some((each) => sameOptions(each.options, options)),
  }));
  const own = played.names[played.own];
  const companions = peopleIn(played);
  companions.splice(companions.indexOf(own ?? ''), 1);
  return { companions, harbours };
}

/** The names of who played, partners left out, in one order. */
function peopleIn({ names, partners }: MyGame): string[] {
  return names.filter((_, seat) => !partners.includes(seat)).toSorted();
}

/** The usual options, and from there step by step up to the hardest. */
function harboursOf(schema: GameInfo): Options[] {
  const harbours: Options[] = [];
  const usual = schema.options as Options;
  for (let next: Options | null = usual; next !== null; next = nextStep(schema, next)) {
    harbours.push(next);
  }
  return harbours;
}

/** The next harbour where the group has not won yet; off the route, the next step. */
function nextHarbour(
  schema: GameInfo,
  harbours: readonly Harbour[],
  played: Options,
): Options | null {
  const at = harbours.findIndex(({ options }) => sameOptions(options, played));
  if (at === -1) return nextStep(schema, played);
  return harbours.slice(at + 1).find(({ won }) => !won)?.options ?? null;
}
