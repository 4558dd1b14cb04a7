/** What the client asks of a game. Everything that knows a particular game stands behind this. */
import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import type { Explanations } from './explain/Explained';
import type { Target } from './input/selection';
import type { SpotId } from './input/spots';
import type { People } from './people/people';
import type { TextFiles } from '~/texts';
import type { Language } from '~/texts/languages';
import type { Lazy, LazyComponent } from '~/ui/lazy';
import type { Replay } from '~/wire/http';
import type { Refused, Table, You } from '~/wire/room';
import type { OptionTexts } from './optionTexts';
import type { TableFacts } from './useTable';

/** The complete picture for one viewer. */
export type { View } from '~/net/room/view';

/** What of a view a game reads: it can be the server's, or a position of a game that was played. */
export interface GameView {
  readonly table: Pick<Table, 'games' | 'phase' | 'players' | 'partners' | 'seats' | 'phrases'> &
    Partial<Pick<Table, 'open_hands' | 'stopping'>>;
  readonly game: unknown;
  /** In `hands`, a seat whose hand is hidden has `null`. */
  readonly you: Pick<You, 'player' | 'left' | 'game' | 'hands'>;
}

/** Which seats of the shown game are partners', and the faces of all. */
export function partnersOf({
  table,
}: GameView): Pick<People, 'faces' | 'chosen' | 'partners' | 'stopping'> {
  const { phase, players, seats, partners = [], stopping = [] } = table;
  const faces = players.map((name, seat) => {
    const now = seats[seat];
    return now?.name === name ? (now.partner?.face ?? null) : null;
  });
  const chosen = players.map((name, seat) => {
    const now = seats[seat];
    return now?.name === name && !now.partner ? (now.face ?? null) : null;
  });
  if (phase !== 'playing') return { faces, chosen, partners };
  return {
    faces,
    chosen,
    stopping,
    partners: faces.flatMap((face, seat) => (face === null ? [] : [seat])),
  };
}

/** A move that was or could have been made in the position shown, to be drawn on the board. */
export interface Ghost {
  readonly action: unknown;
  /** What it led to on average, in as few signs as there is room for in a cell. */
  readonly chance: string;
  readonly isPlayed: boolean;
}

/** A cell at which someone points. */
export interface Pointed {
  readonly cell: number;
  /** Whose colour it has; null for those without a seat. */
  readonly seat: number | null;
}

/** For a board that shows a game that was played, in which nothing can be done any more. */
export interface Playback {
  /** The moves to be drawn on the board, the best first. */
  readonly ghosts?: readonly Ghost[];
  readonly pointed?: Pointed | null;
  /** The whole public log, oldest line first. */
  readonly log: readonly unknown[];
  /** Goes to the position that a line of the log led to. */
  onLine(line: number): void;
}

/** The clause at which the rules are to begin; null for their beginning. */
export const AskedClause = createContext<string | null>(null);

/** What a page knows of a game before the game's code is there: each game's `index.ts`. */
export interface GameAbout {
  /** As in `GET /api/games`. */
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  /** One line that says what the game is. */
  readonly taglines: Readonly<Record<Language, string>>;
  /** Whether its players may talk by the rules: then that needs no warning. */
  readonly talkative?: true;
  /** Signs for what has been done of a game, and for what is left. */
  readonly marks: readonly [done: string, left: string];
  /** A small drawing, three wide and two high, that stands for the game. */
  readonly Picture: ComponentType;
  /** What is said of its options, and its rules as a page of text, by language. */
  readonly files: {
    readonly options: TextFiles<OptionTexts>;
    readonly rules: TextFiles<ComponentType>;
  };
  load(): Promise<Game>;
}

/** The types of a game, by which its parts fit each other. */
export interface GameTypes {
  /** What it knows of a view. */
  Facts: TableFacts;
  /** What is begun with a button or a card that is not placed. */
  Step: string;
  Card: string | number;
  Action: object;
  /** What choosing a cell means. */
  Target: Target;
}

/** A game as its folder has it, all in one: each game's `game.ts`. */
export interface Game<Types extends GameTypes = GameTypes> {
  /** The whole playing area of a running game, or of a finished one: its result and what was hidden. */
  readonly Board: LazyComponent<BoardProps>;
  /** How a finished game went, in figures and pictures. */
  readonly Statistics: LazyComponent<StatisticsProps>;
  /** Everything that was hidden until the end; nothing before that. */
  Hidden(props: { facts: Types['Facts'] }): ComponentChildren;
  /** What there is to say of its pieces and of a position, and in its lesson. */
  readonly help: Lazy<Help<Types['Facts']>>;
  /** What an action is, as in "discard 3 and 17". */
  readonly phrases: Lazy<{ movePhrase(action: Types['Action'], facts: Types['Facts']): string }>;
  /** Null while there is no game that the viewer may see. Its shape is what the server tells of its looks. */
  factsOf(view: GameView, shape: unknown): Types['Facts'] | null;
  /** What is expected of whom: for the status line and the live region. */
  statusSentence(facts: Types['Facts']): string;
  /** How it ended; null while it goes on. */
  resultSentence(facts: Types['Facts']): string | null;
  /** How many cards are left in hands and piles, where that says how close it was. */
  cardsLeft?(facts: Types['Facts']): number;
  /** A line of the log, without full stop. */
  logSentence(line: Types['Facts']['game']['log'][number], facts: Types['Facts']): string;
  /** What is said where its rules refuse something. */
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
  /** What is said of them, in the current language. */
  optionTexts(): OptionTexts;
  /** One line that sums the options up, such as "6 islands removed". */
  describeOptions(options: unknown): string;
}

/** A game whose code is there, with the shape that the server tells of it. */
export interface GameModule extends Omit<GameEntry, 'options' | 'module'>, GameOptions, Game {
  factsOf(view: GameView): TableFacts | null;
}

export interface Help<Facts extends TableFacts = TableFacts> {
  readonly pieces: Explanations;
  readonly speech: Speech<Facts>;
  readonly lesson: Lesson<Facts>;
}

/** What single keys say of a position, where that is the game's alone; nothing of it ends with a full stop. */
export interface Speech<Facts extends TableFacts> {
  /** Whether a line of the log is a move, and does not only follow from one. */
  isMove(line: Facts['game']['log'][number]): boolean;
  /** The cards of a hand; of the viewer's, each with where it can go for least as far as the offers tell. */
  hand(own: NonNullable<Facts['own']>, facts: Facts): readonly string[];
  /** What is open on the board, or lies on the table. */
  gaps(facts: Facts): readonly string[];
  /** What is public of the cards of a seat, and what else lies before it. */
  seat(seat: number, facts: Facts): readonly string[];
}

/** What is said and shown in the lesson of a game, whose steps are the server's. */
export interface Lesson<Facts> {
  words(): LessonWords;
  /** What an action is done with, on the board of a view; nothing for steps to be read. */
  spots(hint: unknown, facts: Facts): readonly SpotId[];
}

export interface LessonWords {
  /** The names of the scenes. */
  readonly scenes: Readonly<Record<string, string>>;
  /** By the step: what there is to know, and what is to be done, if anything is. */
  readonly steps: Readonly<Record<string, { readonly text: string; readonly task?: string }>>;
  /** What is said when all is done. */
  readonly done: string;
}

export interface StatisticsProps {
  /** The end of the game, for its people. */
  view: GameView;
  /** What the server tells of its course. */
  course: Pick<Replay, 'options' | 'outcome' | 'actors' | 'log' | 'log_lengths' | 'statistics'>;
  /** Whether to say no more than how close a lost game came. */
  brief?: boolean;
  /** A position to be marked, where one is looked at. */
  position?: number | null;
}

export interface BoardProps {
  game: GameModule;
  view: GameView;
  /**
   * Plays an action of the game. Settles when the server has done it (null) or refused it, however
   * often the connection was lost meanwhile. The page says why it was refused.
   */
  act(action: unknown): Promise<Refused | null>;
  /** Says a structured phrase in the open talk window; settles like `act`. */
  say(phrase: unknown): Promise<Refused | null>;
  /** The whole public log of the shown game, oldest line first. */
  fetchLog(): Promise<unknown[]>;
  /** Where cards of the viewer's hand can't go now, and why; absent where no table can be asked. */
  askWhyNot?(): Promise<unknown[]>;
  /** Whether an action or phrase is under way. */
  busy: boolean;
  /** Whether the page showed the game until it ended. */
  ended?: boolean;
  /** What follows the result of a finished game. */
  afterEnd?: ComponentChildren;
  /** What lies below the people in a wide window. */
  beside?: ComponentChildren;
  playback?: Playback;
  /** Looks back at the position that a line of the log led to, while the game goes on. */
  onLookBack?(line: number): void;
  /** What a lesson speaks of. */
  lit?: readonly SpotId[];
  told?: Told;
}

/** What a page says itself of the position, where it says more than the board knows. */
export interface Told {
  /** In the place of what is asked of the viewer. */
  readonly asked?: string | undefined;
  /** Of the last move. */
  readonly last?: string | undefined;
}
