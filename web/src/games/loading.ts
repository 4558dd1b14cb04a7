/** The code of the games, each loaded when a page first needs it. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameEntry } from './catalogue';
import { textsLoaded } from '../i18n/localised';
import type { GameEntry, GameModule } from './game';

const loaded = signal<ReadonlyMap<string, GameModule | 'failed'>>(new Map());

/** A game whose code is there; null while it is not. */
export function loadedGame(id: string): GameModule | null {
  const game = loaded.value.get(id);
  return game === undefined || game === 'failed' ? null : game;
}

export async function loadGame({ id, load }: GameEntry): Promise<void> {
  const game = await withTexts(load).catch(() => 'failed' as const);
  loaded.value = new Map(loaded.value).set(id, game);
}

/** Its code brings what it says in the language of the page. */
async function withTexts(load: GameEntry['load']): Promise<GameModule> {
  const game = await load();
  await textsLoaded();
  return game;
}

/** A game, once its code is there. Null if this client has no such game. */
export function useGame(id: string | null): GameModule | 'loading' | 'failed' | null {
  const entry = id === null ? null : gameEntry(id);
  const game = entry === null ? null : (loaded.value.get(entry.id) ?? 'loading');
  useEffect(() => {
    if (game === 'loading' && entry !== null) void loadGame(entry);
  }, [entry, game]);
  return game;
}
