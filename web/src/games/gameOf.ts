/** What the pages ask of a game, from what every game has in its own words. */
import { type ComponentType, Fragment, h } from 'preact';
import type { explained, Explanations } from '~/card-table/explain/Explained';
import type { SpotId } from '~/card-table/input/spots';
import type { boardOf } from '~/card-table/TableShell';
import type { LanguageFile } from '~/texts/en';
import { type Language, language, LANGUAGES, languages } from '~/texts/languages';
import { lazy, lazyComponent } from '~/ui/lazy';
import type {
  BoardProps,
  GameAbout,
  GameEntry,
  GameLesson,
  GameModule,
  GameOptions,
  GameView,
  StatisticsProps,
} from '~/card-table/game';

/** As a game has it: with what it knows of a view. */
export interface Lesson<Facts> extends Pick<GameLesson, 'words'> {
  spots(hint: unknown, facts: Facts): readonly SpotId[];
}

interface GameParts<Facts, Shape, Line, Action> {
  /** Loads the code of the board, with that of what helps at it. */
  board(): Promise<{
    Board: ComponentType<BoardProps & { facts: Facts }>;
    boardOf: typeof boardOf;
    explained: typeof explained;
  }>;
  /** Loads what there is to say of its pieces, and in its lesson. */
  help(): Promise<{ pieces: Explanations; lesson: Lesson<Facts> }>;
  /** Loads the code of the statistics. */
  statistics(): Promise<{ Statistics: ComponentType<StatisticsProps> }>;
  /** Null while there is no game that the viewer may see. */
  factsOf(view: GameView, shape: Shape): Facts | null;
  /** Whether the viewer has something to do now. */
  isMine(facts: Facts): boolean;
  /** What is expected of whom. */
  statusSentence(facts: Facts): string;
  /** How it ended; null while it goes on. */
  resultSentence(facts: Facts): string | null;
  /** How many cards are left in hands and piles, where that says how close it was. */
  cardsLeft?(facts: Facts): number;
  /** A line of the log, without full stop. */
  logSentence(line: Line, facts: Facts): string;
  /** Loads what says of an action what it is, as a phrase. */
  movePhrase(): Promise<{ movePhrase(action: Action, facts: Facts): string }>;
  /** Sentences for refusals, by their codes. */
  refusals(): Readonly<Record<string, string>>;
}

/** Makes a game of what the server tells of its looks. */
export type MakeGame<Shape> = (
  shape: Shape,
  about: Pick<GameEntry, 'name' | 'Rules'>,
) => Omit<GameModule, keyof GameAbout | keyof GameOptions>;

/** The game, as soon as the server has told what it looks like. */
export function gameOf<Facts, Shape, Line, Action>(
  parts: GameParts<Facts, Shape, Line, Action>,
): MakeGame<Shape> {
  return (shape, about) => moduleOf(parts, (view) => parts.factsOf(view, shape), about);
}

/** The rules as a page of text, of which each language has its own, loaded when it is shown. */
export function rulesOf(
  load: (file: LanguageFile) => Promise<{ default: ComponentType }>,
): ComponentType {
  const ofLanguage = (of: Language) =>
    lazy(async () => (await load(await languages[of].load())).default);
  const texts = new Map(LANGUAGES.map((of) => [of, lazyComponent(ofLanguage(of))]));
  return () => h(texts.get(language.value) ?? Fragment, null);
}

function moduleOf<Facts, Shape, Line, Action>(
  parts: GameParts<Facts, Shape, Line, Action>,
  factsOf: (view: GameView) => Facts | null,
  { name, Rules }: Pick<GameEntry, 'name' | 'Rules'>,
): ReturnType<MakeGame<Shape>> {
  /** What a function says of the facts; something else where there are none. */
  const told = <T>(view: GameView, tell: (facts: Facts) => T, otherwise: T): T => {
    const facts = factsOf(view);
    return facts === null ? otherwise : tell(facts);
  };
  const board = lazy(async () => {
    const { Board, boardOf: made, explained: helped } = await parts.board();
    const pieces = lazy(async () => (await parts.help()).pieces);
    return helped(made(factsOf, Board), { name, Rules, pieces });
  });
  return {
    Board: lazyComponent(board),
    preloadBoard: board.preload,
    Statistics: lazyComponent(
      lazy(async () => (await parts.statistics()).Statistics),
      { quiet: true },
    ),
    Rules,
    lesson: lazy(async () => {
      const { words, spots } = (await parts.help()).lesson;
      return { words, spots: (hint, view) => told(view, (facts) => spots(hint, facts), []) };
    }),
    isMyTurn: (view) => told(view, parts.isMine, false),
    status: (view) => told(view, parts.statusSentence, ''),
    result: (view) => told(view, parts.resultSentence, null),
    cardsLeft: (view) => told(view, (facts) => parts.cardsLeft?.(facts) ?? null, null),
    logSentence: (line, view) => told(view, (facts) => parts.logSentence(line as Line, facts), ''),
    movePhrase: lazy(async () => {
      const { movePhrase } = await parts.movePhrase();
      return (action, view) => told(view, (facts) => movePhrase(action as Action, facts), '');
    }),
    refusal: (code) => parts.refusals()[code] ?? null,
  };
}
