/** The ways out of a lesson. Who came from a table goes back to it. */
import { parseCode, tablePath } from './paths';

/** The table that the lesson was come to from. */
export function tableOf(search: string): string | null {
  return parseCode(new URLSearchParams(search).get('table') ?? '');
}

/** Where the game can be played for real. */
export function leaveTo(game: string, search = location.search): string {
  const table = tableOf(search);
  return table === null ? `/?game=${game}#create-title` : tablePath(table);
}

/** Where the lesson of a game is taken, by those who sit at a table and by others. */
export function learnPath(game: string, table: string | null = null): string {
  return `/learn/${game}${table === null ? '' : `?table=${table}`}`;
}
