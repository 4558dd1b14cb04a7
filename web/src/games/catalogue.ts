/** The games this client can draw. The only file of the shared client that names any. */
import type { ComponentType } from 'preact';
import { fetchGames } from '~/net/http';
import type { LanguageFile } from '~/texts/en';
import { lazy, loadedPart, useLazy } from '~/ui/lazy';
import { aboutAscent } from './ascent/about';
import type { GameEntry, GameModule } from './game';
import { rulesOf } from './gameOf';
import { aboutSantaTimea } from './santa-timea/about';
import { aboutTranquility } from './tranquility/about';

/** The code of a game, and from the server what that looks like. */
function codeOf(
  id: string,
  load: () => Promise<(shape: never, Rules: ComponentType) => GameModule>,
  rules: (file: LanguageFile) => Promise<ComponentType>,
): Pick<GameEntry, 'module' | 'Rules'> {
  const Rules = rulesOf(rules);
  const module = lazy(async () => {
    const [made, games] = await Promise.all([load(), fetchGames()]);
    const info = games.find((one) => one.id === id);
    if (info === undefined) throw new Error(`The server has no game ${id}.`);
    return made(info.shape as never, Rules);
  });
  return { module, Rules };
}

export const catalogue: readonly GameEntry[] = [
  {
    ...aboutTranquility,
    options: lazy(async () => (await import('./tranquility/options')).options),
    ...codeOf(
      'tranquility',
      async () => (await import('./tranquility')).tranquility,
      (file) => file.games.tranquility.rules(),
    ),
  },
  {
    ...aboutAscent,
    options: lazy(async () => (await import('./ascent/options')).options),
    ...codeOf(
      'ascent',
      async () => (await import('./ascent')).ascent,
      (file) => file.games.ascent.rules(),
    ),
  },
  {
    ...aboutSantaTimea,
    options: lazy(async () => (await import('./santa-timea/options')).options),
    ...codeOf(
      'santa-timea',
      async () => (await import('./santa-timea')).santaTimea,
      (file) => file.games.santaTimea.rules(),
    ),
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
