/**
 * Which modules come in one file: a browser asks for few files at a time, and each answer has headers, which
 * weigh as well. What belongs together follows from the imports of a few modules that this file names.
 */
import { existsSync, readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';

const WEB = new URL('../', import.meta.url).pathname;

/** The shell has what so many of the pages need. */
const MOST = 6;

/** The page of a table, and others with a board. */
const TABLE = 'src/pages/table/TablePage.tsx';
const LIKE_TABLES = ['src/pages/replay/ReplayPage.tsx', 'src/pages/learn/LearnPage.tsx'];

type Context = Rolldown.ChunkingContext;

/** A module with those that it imports, directly or not, before anything is loaded later. */
function closure(root: string, context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The games whose code is there, by their folders. */
export const GAMES = readdirSync(`${WEB}src/games`).filter((name) =>
  existsSync(`${WEB}src/games/${name}/game.ts`),
);

type Modules = ReadonlySet<string>;

/** How many of them have a module. */
function count(closures: readonly Modules[], id: string): number {
  return closures.filter((modules) => modules.has(id)).length;
}

/** The modules of each piece. */
type Pieces = Readonly<Record<(typeof ORDER)[number], (id: string) => string | null>>;

const ORDER = ['shell', 'people', 'game', 'table', 'board', 'art'] as const;

function piecesOf(context: Context): Pieces {
  const of = (root: string) => closure(`${WEB}${root}`, context);
  const laterOf = (path: string) =>
    (context.getModuleInfo(`${WEB}${path}`)?.dynamicallyImportedIds ?? []).map((id) =>
      closure(id, context),
    );
  const [shell, pages] = [of('index.html'), laterOf('src/routes.tsx')];
  const [table, others] = [of(TABLE), [...LIKE_TABLES.map(of), ...laterOf(TABLE)]];
  const games = GAMES.map((game) => of(`src/games/${game}/game.ts`));
  const boards = GAMES.map((game) => of(`src/games/${game}/board/Board.tsx`));
  // What a game shows and says besides its board, as in its rules.
  const besides = GAMES.map((game, at) =>
    ['index', 'game']
      .flatMap((file) => laterOf(`src/games/${game}/${file}.ts`))
      .filter((modules) => !modules.has(`${WEB}src/games/${game}/board/Board.tsx`))
      .filter((modules) => modules !== games[at]),
  );
  return {
    shell: (id) => (shell.has(id) || count(pages, id) >= MOST ? 'shell' : null),
    // What each game is built on, at tables and in looking back at them.
    people: (id) => (count(games, id) > 1 ? 'people' : null),
    game: (id) => named('game', (at) => games[at]?.has(id) === true),
    // What frames a running game.
    table: (id) => (table.has(id) && count(others, id) > 0 ? 'table' : null),
    board: (id) => (count(boards, id) === boards.length ? 'board' : null),
    art: (id) =>
      named('art', (at) => boards[at]?.has(id) === true && count(besides[at] ?? [], id) > 0),
  };
}

/** The name of the piece of the game that has a module. */
function named(piece: string, has: (at: number) => boolean): string | null {
  const game = GAMES.find((_, at) => has(at));
  return game === undefined ? null : `${game}-${piece}`;
}

let known: { readonly context: Context; readonly pieces: Pieces } | null = null;

/** A piece takes along what it needs, unless an earlier one has it. */
export const PIECES: Rolldown.CodeSplittingGroup[] = ORDER.map((piece) => ({
  debugName: piece,
  name: (id, context) => {
    if (known?.context !== context) known = { context, pieces: piecesOf(context) };
    return known.pieces[piece](id);
  },
}));
