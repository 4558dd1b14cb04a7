/** The client's side of a game. Everything that knows a particular game stands behind this. */
import type { ComponentChildren, ComponentType } from 'preact';
import { fileOf, textSource, type TextFiles } from '~/texts';
import type { Language } from '~/texts/languages';
import { type Lazy, lazy, type LazyComponent } from '~/ui/lazy';
import type { BoardProps } from './boardProps';
import type { StatisticsProps } from './end/StatisticsPanel';
import type { GameHelp } from './explain/help';
import type { GameView, TableFacts } from './facts';
import type { OptionTexts } from './optionTexts';
import type { People } from './people/people';

/** A game as pages know it before its code is there: each game's `index.ts`. */
export interface GameAbout {
  /** As in `GET /api/games`. */
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  /** The game in one line. */
  readonly taglines: Readonly<Record<Language, string>>;
  /** Whether its players may talk by the rules: then that needs no warning. */
  readonly talkative?: true;
  /** Signs for what has been done of a game, and for what is left. */
  readonly marks: readonly [done: string, left: string];
  /** A small drawing, three wide and two high, that stands for the game. */
  readonly Picture: ComponentType;
  /** The texts of its options, and its rules as a page of text, by language. */
  readonly files: {
    readonly options: TextFiles<OptionTexts>;
    readonly rules: TextFiles<ComponentType>;
  };
  load(): Promise<Game>;
}

/** A game as its folder has it, all in one: each game's `game.ts`. */
export interface Game {
  /** The whole playing area of a running game, or of a finished one: its result and what was hidden. */
  readonly Board: LazyComponent<BoardProps>;
  /** How a finished game went, in figures and pictures. */
  readonly Statistics: LazyComponent<StatisticsProps>;
  /** Everything that was hidden until the end; nothing before that. */
  Hidden(props: { facts: TableFacts }): ComponentChildren;
  /** Its texts on pieces and positions, and those of its lesson. */
  readonly help: Lazy<GameHelp>;
  /** Actions as phrases, as in "discard 3 and 17". */
  readonly phrases: Lazy<{ movePhrase(action: unknown, facts: TableFacts): string }>;
  /** Null while there is no game that the viewer may see. Its shape is the server's description of its looks. */
  factsOf(view: GameView, shape: unknown): TableFacts | null;
  /** The status line, also read out: for whom the game waits, and for what. */
  statusSentence(facts: TableFacts): string;
  /** How it ended; null while it goes on. */
  resultSentence(facts: TableFacts): string | null;
  /** How many cards are left in hands and piles, where that says how close it was. */
  cardsLeft?(facts: TableFacts): number;
  /** A line of the log, without full stop. */
  logSentence(line: unknown, people: People): string;
  /** The sentences for refusals of its rules. */
  readonly refusals: Lazy<() => Sentences>;
}

/** Sentences by the codes of refusals. */
export type Sentences = Readonly<Record<string, string>>;

/** A game as the catalogue has it. */
export interface GameEntry extends Omit<GameAbout, 'names' | 'taglines' | 'files' | 'load'> {
  /** In the language of the page. */
  name(): string;
  tagline(): string;
  /** The options alone, where a page needs nothing else. */
  readonly options: Lazy<GameOptions>;
  /** The rules as a page of text in the current language, for which no server is needed. */
  readonly Rules: ComponentType;
  readonly module: Lazy<GameModule>;
}

export interface GameOptions {
  /** Their texts, in the current language. */
  optionTexts(): OptionTexts;
  /** One line that sums the options up, such as "6 islands removed". */
  describeOptions(options: unknown): string;
}

/** A game whose code is there, with the shape that the server gives it. */
export interface GameModule extends Omit<GameEntry, 'options' | 'module'>, GameOptions, Game {
  factsOf(view: GameView): TableFacts | null;
}

/* The texts of games: each folder has a file for each language and part. */

/** The texts of a folder; code that needs one of its parts has `messages` as well. */
export function textsIn<Parts extends { messages: object }>(files: TextFiles<object>) {
  return textSource<{ [Part in keyof Parts]: Parts['messages'] & Parts[Part] }>((...part) =>
    fileOf(files, ...part),
  );
}

/** Why a game did not allow something, by the code of the refusal: loaded after all else. */
export function refusalsIn(textsOf: (part: 'refusals') => () => { refusals: Sentences }) {
  return lazy(async () => {
    const t = textsOf('refusals');
    return () => t().refusals;
  });
}
