/** The games that this client can draw, and how pages get at them. */
import { type ComponentType, Fragment, h } from 'preact';
import type { GameAbout, GameEntry, GameModule } from '~/card-table/game';
import { describeOptions, type OptionTexts } from '~/card-table/optionTexts';
import { fetchGames } from '~/net/http';
import { fileOf, textSource, type TextFiles } from '~/texts';
import { language, LANGUAGES } from '~/texts/languages';
import { lazy, lazyComponent, loadedPart, useLazy } from '~/ui/lazy';
import { ascent } from './ascent';
import { santaTimea } from './santa-timea';
import { tranquility } from './tranquility';

export const catalogue: readonly GameEntry[] = [tranquility, ascent, santaTimea].map(entryOf);

function entryOf({ names, taglines, files, load, ...about }: GameAbout): GameEntry {
  const textsOf = textSource<{ options: OptionTexts }>((...part) => fileOf(files.options, ...part));
  const options = lazy(async () => {
    const t = textsOf('options');
    return { optionTexts: t, describeOptions: (chosen: unknown) => describeOptions(t(), chosen) };
  });
  const entry = {
    ...about,
    name: () => names[language.value],
    tagline: () => taglines[language.value],
    Rules: rulesOf(files.rules),
  };
  const module = lazy(async () => {
    const [game, games, chosen] = await Promise.all([load(), fetchGames(), options.load()]);
    const info = games.find(({ id }) => id === about.id);
    if (info === undefined) throw new Error(`The server has no game ${about.id}.`);
    const factsOf: GameModule['factsOf'] = (view) => game.factsOf(view, info.shape);
    return { ...entry, ...chosen, ...game, factsOf };
  });
  return { ...entry, options, module };
}

/** The rules as a page of text, of which each language has its own, loaded when it is shown. */
function rulesOf(files: TextFiles<ComponentType>): ComponentType {
  const pages = LANGUAGES.map((of) => [of, lazyComponent(lazy(() => fileOf(files, of)))] as const);
  const byLanguage = new Map(pages);
  return () => h(byLanguage.get(language.value) ?? Fragment, null);
}

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
