/** The games this client can draw. The only file of the shared client that names any. */
import { fetchGames } from '~/net/http';
import type { LanguageFile } from '~/texts/en';
import { lazy, loadedPart, useLazy } from '~/ui/lazy';
import { aboutAscent } from './ascent/about';
import type { GameAbout, GameEntry, GameModule } from './game';
import { type MakeGame, rulesOf } from './gameOf';
import { type OptionTexts, optionsOf } from './optionTexts';
import { aboutSantaTimea } from './santa-timea/about';
import { aboutTranquility } from './tranquility/about';

type GameTexts = Pick<LanguageFile['games']['ascent'], 'rules'> & {
  options(): Promise<OptionTexts>;
};

function entryOf(
  about: GameAbout,
  load: () => Promise<MakeGame<never>>,
  textsOf: (games: LanguageFile['games']) => GameTexts,
): GameEntry {
  const Rules = rulesOf(({ games }) => textsOf(games).rules());
  const options = lazy(async () => optionsOf(({ games }) => textsOf(games).options()));
  const module = lazy(async () => {
    const [make, games, chosen] = await Promise.all([load(), fetchGames(), options.load()]);
    const info = games.find(({ id }) => id === about.id);
    if (info === undefined) throw new Error(`The server has no game ${about.id}.`);
    return { ...about, ...chosen, ...make(info.shape as never, Rules) };
  });
  return { ...about, options, Rules, module };
}

export const catalogue: readonly GameEntry[] = [
  entryOf(
    aboutTranquility,
    async () => (await import('./tranquility')).tranquility,
    ({ tranquility }) => tranquility,
  ),
  entryOf(
    aboutAscent,
    async () => (await import('./ascent')).ascent,
    ({ ascent }) => ascent,
  ),
  entryOf(
    aboutSantaTimea,
    async () => (await import('./santa-timea')).santaTimea,
    ({ santaTimea }) => santaTimea,
  ),
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
