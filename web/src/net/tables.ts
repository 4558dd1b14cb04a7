/** The server's lists of tables: those that are open to anybody, and the asking guest's own. */
import type { MyGame, MyTable, OpenTable } from '~/wire/http';
import { hrefOf, ApiError, ensureGuest, request } from './http';
import { readSetting, writeSetting } from './storage';

const OPEN = '/api/tables';
const LIVE = '/api/tables/events';
const MINE = '/api/me/tables';

/** The time between two requests for the list where the server's events do not come through. */
const POLL_EVERY = 10_000;
/** The first event comes at once, unless a proxy keeps it back. */
const FIRST_WITHIN = 3000;
/** The server sends a sign of life every 15 seconds. */
const SILENT_AFTER = 40_000;

export function fetchOpenTables(): Promise<OpenTable[]> {
  return request<OpenTable[]>(OPEN);
}

/** The tables at which this guest has been, the one with the newest events first. */
async function fetchMyTables(): Promise<MyTable[]> {
  await ensureGuest();
  return request<MyTable[]>(MINE);
}

/** Where the games are that this guest has finished. */
export const MY_GAMES = '/api/me/games';

/** The newest first. */
export async function fetchMyGames(): Promise<MyGame[]> {
  await ensureGuest();
  return request<MyGame[]>(MY_GAMES);
}

/** Erases the lists of the guest's games and tables, and the names that this browser remembers. */
export async function eraseMyGames(): Promise<void> {
  await ensureGuest();
  await request(MY_GAMES, undefined, 'DELETE');
  for (const setting of [SETTING, 'name']) writeSetting(setting, null);
}

/** Puts a table on the guest's list, as coming to it does. */
async function rememberTable(code: string): Promise<void> {
  await ensureGuest();
  await request(`${MINE}/${code}`, undefined, 'PUT');
}

export async function forgetTable(code: string): Promise<void> {
  await ensureGuest();
  await request(`${MINE}/${code}`, undefined, 'DELETE');
}

export interface OpenTablesEvents {
  /** The whole list anew. */
  tables(tables: OpenTable[]): void;
  /** The list may be out of date until the next one comes. */
  lost(): void;
}

/** Follows the open tables while the page is visible, until the returned function is called. */
export function watchOpenTables(events: OpenTablesEvents): () => void {
  let stop: (() => void) | null = null;
  const follow = () => {
    const hidden = document.visibilityState === 'hidden';
    if (hidden) {
      stop?.();
      stop = null;
    } else {
      stop ??= live(events);
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop?.();
  };
}

/** By events of the server; as long as none comes, by polling. */
function live(events: OpenTablesEvents): () => void {
  const source = new EventSource(hrefOf(LIVE));
  let stopPolling: (() => void) | null = null;
  const poll = () => {
    stopPolling ??= polling(events);
  };
  let silence = setTimeout(poll, FIRST_WITHIN);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(poll, SILENT_AFTER);
    stopPolling?.();
    stopPolling = null;
  };
  source.addEventListener('alive', heard);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    heard();
    events.tables(JSON.parse(data) as OpenTable[]);
  });
  source.addEventListener('error', () => {
    events.lost();
    // Otherwise the browser connects again by itself.
    if (source.readyState === EventSource.CLOSED) poll();
  });
  return () => {
    clearTimeout(silence);
    source.close();
    stopPolling?.();
  };
}

function polling({ tables, lost }: OpenTablesEvents): () => void {
  let stopped = false;
  const load = () =>
    fetchOpenTables().then(
      (list) => !stopped && tables(list),
      () => !stopped && lost(),
    );
  void load();
  const timer = setInterval(() => void load(), POLL_EVERY);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

/* The tables that this browser remembered by itself, before the server did. */

/** Codes with spaces between them, newest first. */
const SETTING = 'recent';

/** The server's list, once it has what this browser knew. */
export async function fetchAllMyTables(): Promise<MyTable[]> {
  // A code that could not be handed over now is tried again with the next need of the list.
  await handOver().catch(() => undefined);
  return fetchMyTables();
}

async function handOver(): Promise<void> {
  const codes = (readSetting(SETTING) ?? '').split(' ').filter(Boolean);
  for (const code of codes.toReversed()) {
    try {
      await rememberTable(code);
    } catch (error) {
      // A table that is gone is forgotten.
      if (!(error instanceof ApiError) || error.passing) throw error;
    }
  }
  writeSetting(SETTING, null);
}
