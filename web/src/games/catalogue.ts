/** The games this client can draw. The only file of the shared client that names any. */
import { lazy, loadedPart, useLazy } from '~/ui/lazy';
import { aboutAscent } from './ascent/about';
import type { GameEntry, GameModule } from './game';
import { aboutSantaTimea } from './santa-timea/about';
import { aboutTranquility } from './tranquility/about';

export const catalogue: readonly GameEntry[] = [
  {
    ...aboutTranquility,
    options: lazy(async () => (await import('./tranquility/options')).options),
    module: lazy(async () => (await import('./tranquility')).tranquility),
  },
  {
    ...aboutAscent,
    options: lazy(async () => (await import('./ascent/options')).options),
    module: lazy(async () => (await import('./ascent')).ascent),
  },
  {
    ...aboutSantaTimea,
    options: lazy(async () => (await import('./santa-timea/options')).options),
    module: lazy(async () => (await import('./santa-timea')).santaTimea),
  },
];

export function gameEntry(id: string): GameEntry | null {
  return catalogue.find((game) => game.id === id) ?? null;
}

/** A game whose code is there; null while it is not. */
export function loadedGame(id: string): GameModule | null {
  return loadedPart(gameEntry(id)?.module.state ?? null);
}

/** The code of a game. Null if this client has no such game. */
export function useGame(id: string | null) {
  return useLazy(id === null ? null : (gameEntry(id)?.module ?? null));
}

/** The options of a game. Null if this client has no such game. */
export function useGameOptions(id: string | null) {
  return useLazy(id === null ? null : (gameEntry(id)?.options ?? null));
}
