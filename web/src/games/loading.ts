/** The code of the games, each part loaded when a page first needs it. */
import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameEntry } from './catalogue';
import { textsLoaded } from '~/texts/localised';
import type { GameEntry, GameModule, GameOptions } from './game';

/** A part that every game has. */
interface Parts<Part> {
  /** What there is of it so far, by the ids of the games. */
  loaded: Signal<ReadonlyMap<string, Part | 'failed'>>;
  load(entry: Loadable): Promise<Part>;
}

type Loadable = Pick<GameEntry, 'id' | 'load' | 'loadOptions'>;

const games: Parts<GameModule> = { loaded: signal(new Map()), load: ({ load }) => load() };

const options: Parts<GameOptions> = {
  loaded: signal(new Map()),
  load: ({ loadOptions }) => loadOptions(),
};

/** A game whose code is there; null while it is not. */
export function loadedGame(id: string): GameModule | null {
  const game = games.loaded.value.get(id);
  return game === undefined || game === 'failed' ? null : game;
}

export function loadGame(entry: Loadable): Promise<void> {
  return loadInto(games, entry);
}

/** A game, once its code is there. Null if this client has no such game. */
export function useGame(id: string | null): GameModule | 'loading' | 'failed' | null {
  return usePart(games, id);
}

/** The options of a game, once their code is there. Null if this client has no such game. */
export function useGameOptions(id: string | null): GameOptions | 'loading' | 'failed' | null {
  return usePart(options, id);
}

function usePart<Part>(parts: Parts<Part>, id: string | null): Part | 'loading' | 'failed' | null {
  const entry = id === null ? null : gameEntry(id);
  const part = entry === null ? null : (parts.loaded.value.get(entry.id) ?? 'loading');
  useEffect(() => {
    if (part === 'loading' && entry !== null) void loadInto(parts, entry);
  }, [parts, entry, part]);
  return part;
}

async function loadInto<Part>({ loaded, load }: Parts<Part>, entry: Loadable): Promise<void> {
  const part = await withTexts(() => load(entry)).catch(() => 'failed' as const);
  loaded.value = new Map(loaded.value).set(entry.id, part);
}

/** Its code brings what it says in the language of the page. */
async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await textsLoaded();
  return part;
}
