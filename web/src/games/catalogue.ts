/** The games this client can draw. The only file of the shared client that names any. */
import { fetchGames } from '~/net/http';
import { lazy, loadedPart, useLazy } from '~/ui/lazy';
import { aboutAscent } from './ascent/about';
import type { GameEntry, GameModule } from './game';
import { aboutSantaTimea } from './santa-timea/about';
import { aboutTranquility } from './tranquility/about';

/** The code of a game, and from the server what that looks like. */
function moduleOf(id: string, load: () => Promise<(shape: never) => GameModule>) {
  return lazy(async () => {
    const [made, games] = await Promise.all([load(), fetchGames()]);
    const info = games.find((one) => one.id === id);
    if (info === undefined) throw new Error(`The server has no game ${id}.`);
    return made(info.shape as never);
  });
}

export const catalogue: readonly GameEntry[] = [
  {
    ...aboutTranquility,
    options: lazy(async () => (await import('./tranquility/options')).options),
    module: moduleOf('tranquility', async () => (await import('./tranquility')).tranquility),
  },
  {
    ...aboutAscent,
    options: lazy(async () => (await import('./ascent/options')).options),
    module: moduleOf('ascent', async () => (await import('./ascent')).ascent),
  },
  {
    ...aboutSantaTimea,
    options: lazy(async () => (await import('./santa-timea/options')).options),
    module: moduleOf('santa-timea', async () => (await import('./santa-timea')).santaTimea),
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
