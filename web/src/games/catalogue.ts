/** The games that this client can draw, and how pages get at them. */
import { fetchGames } from '~/net/http';
import type { LanguageFile } from '~/texts/en';
import { localised } from '~/texts';
import { lazy, loadedPart, useLazy } from '~/ui/lazy';
import { MountainPicture } from './ascent/art/GamePicture';
import type { GameAbout, GameEntry, GameModule } from '~/card-table/game';
import { type MakeGame, rulesOf } from './gameOf';
import { type OptionTexts, optionsOf } from '~/card-table/optionTexts';
import { ShipPicture } from './santa-timea/art/GamePicture';
import { IslandsPicture } from './tranquility/art/GamePicture';

type GameTexts = Pick<LanguageFile['games']['ascent'], 'name' | 'tagline' | 'rules'> & {
  options(): Promise<OptionTexts>;
};

function entryOf(
  known: Pick<GameAbout, 'id' | 'talkative' | 'Picture'>,
  load: () => Promise<MakeGame<never>>,
  textsOf: (games: LanguageFile['games']) => GameTexts,
): GameEntry {
  const texts = localised(({ games }) => textsOf(games));
  const about = { ...known, name: () => texts().name, tagline: () => texts().tagline };
  const Rules = rulesOf(({ games }) => textsOf(games).rules());
  const options = lazy(async () => optionsOf(({ games }) => textsOf(games).options()));
  const module = lazy(async () => {
    const [make, games, chosen] = await Promise.all([load(), fetchGames(), options.load()]);
    const info = games.find(({ id }) => id === about.id);
    if (info === undefined) throw new Error(`The server has no game ${about.id}.`);
    return { ...about, ...chosen, ...make(info.shape as never, { ...about, Rules }) };
  });
  return { ...about, options, Rules, module };
}

export const catalogue: readonly GameEntry[] = [
  entryOf(
    { id: 'tranquility', Picture: IslandsPicture },
    async () => (await import('./tranquility')).tranquility,
    ({ tranquility }) => tranquility,
  ),
  entryOf(
    { id: 'ascent', Picture: MountainPicture },
    async () => (await import('./ascent')).ascent,
    ({ ascent }) => ascent,
  ),
  entryOf(
    { id: 'santa-timea', talkative: true, Picture: ShipPicture },
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

/** A line that sums up the options of a game; null while it is not known, or for ever. */
export function useOptionsLine(id: string, options: unknown): string | null {
  return loadedPart(useGameOptions(id))?.describeOptions(options) ?? null;
}
