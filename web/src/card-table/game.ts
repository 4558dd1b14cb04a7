/** What the client asks of a game. Everything that knows a particular game stands behind this. */
import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import type { SpotId } from '~/card-table/input/spots';
import type { People } from '~/card-table/people/people';
import type { Lazy } from '~/ui/lazy';
import type { Replay } from '~/wire/http';
import type { Refused, Table, You } from '~/wire/room';
import type { OptionTexts } from './optionTexts';

/** The complete picture for one viewer. */
export type { View } from '~/net/room/view';

/** What of a view a game reads: it can be the server's, or a position of a game that was played. */
export interface GameView {
  readonly table: Pick<Table, 'games' | 'phase' | 'players' | 'partners' | 'seats' | 'phrases'>;
  readonly game: unknown;
  /** In `hands`, a seat whose hand is hidden has `null`. */
  readonly you: Pick<You, 'player' | 'left' | 'game' | 'hands'>;
}

/** Which seats of the shown game are partners', and the faces of all. */
export function partnersOf({ table }: GameView): Pick<People, 'faces' | 'chosen' | 'partners'> {
  const { phase, players, seats, partners = [] } = table;
  const faces = players.map((name, seat) => {
    const now = seats[seat];
    return now?.name === name ? (now.partner?.face ?? null) : null;
  });
  const chosen = players.map((name, seat) => {
    const now = seats[seat];
    return now?.name === name && !now.partner ? (now.face ?? null) : null;
  });
  if (phase !== 'playing') return { faces, chosen, partners };
  return { faces, chosen, partners: faces.flatMap((face, seat) => (face === null ? [] : [seat])) };
}

/** A move that was or could have been made in the position shown, to be drawn on the board. */
export interface Ghost {
  readonly action: unknown;
  /** What it led to on average, in as few signs as there is room for in a cell. */
  readonly chance: string;
  readonly isPlayed: boolean;
}

/** For a board that shows a game that was played, in which nothing can be done any more. */
export interface Playback {
  /** The moves to be drawn on the board, the best first. */
  readonly ghosts?: readonly Ghost[];
  /** The whole public log, oldest line first. */
  readonly log: readonly unknown[];
  /** Goes to the position that a line of the log led to. */
  onLine(line: number): void;
}

/** The clause at which the rules are to begin; null for their beginning. */
export const AskedClause = createContext<string | null>(null);

/** What a page can say of a game before the game's code is there. */
export interface GameAbout {
  /** As in `GET /api/games`. */
  id: string;
  /** The name, in the current language. */
  name(): string;
  /** One line that says what the game is, in the current language. */
  tagline(): string;
  /** Whether its players may talk by the rules: then that needs no warning. */
  talkative?: true;
  /** A small drawing, three wide and two high, that stands for the game. */
  Picture: ComponentType;
}

/** A game as the catalogue has it. */
export interface GameEntry extends GameAbout {
  /** The options alone, where a page needs nothing else. */
  options: Lazy<GameOptions>;
  /** The rules as a page of text in the current language, for which no server is needed. */
  Rules: ComponentType;
  module: Lazy<GameModule>;
}

export interface GameOptions {
  /** What is said of them, in the current language. */
  optionTexts(): OptionTexts;
  /** One line that sums the options up, such as "6 islands removed". */
  describeOptions(options: unknown): string;
}

export interface GameModule extends GameAbout, GameOptions {
  /** The whole playing area of a running game, or of a finished one: its result and what was hidden. */
  Board: ComponentType<BoardProps>;
  /** How a finished game went, in figures and pictures. */
  Statistics: ComponentType<StatisticsProps>;
  /** Loads the board before a game begins, so that it is there when one does. */
  preloadBoard(): void;
  /** The rules as a page of text in the current language, loaded when it is opened. */
  Rules: ComponentType;
  /** What is said in the game's lesson, loaded when it is taken. */
  lesson: Lazy<GameLesson>;
  /** Whether the viewer's seat has something to do now (title, favicon). */
  isMyTurn(view: GameView): boolean;
  /** A sentence for the status line and the live region: what is expected of whom. */
  status(view: GameView): string;
  /** The result of a finished game in a sentence for the live region, or null while there is none. */
  result(view: GameView): string | null;
  /** How many cards were left in hands and piles; null in a game that is not about that. */
  cardsLeft(view: GameView): number | null;
  /** A line of the log in a sentence without its full stop. */
  logSentence(line: unknown, view: GameView): string;
  /** What an action of the game is, as a phrase such as "discard 3 and 17"; loaded when it is needed. */
  movePhrase: Lazy<(action: unknown, view: GameView) => string>;
  /** A sentence for a refusal by the game's rules, or null if the code is not one of the game's. */
  refusal(code: string): string | null;
}

/** What the client says and shows in the lesson of a game, whose steps are the server's. */
export interface GameLesson {
  words(): LessonWords;
  /** What an action is done with, on the board of a view; nothing for steps to be read. */
  spots(hint: unknown, view: GameView): readonly SpotId[];
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
  /** A position to be marked, where one is looked at. */
  position?: number | null;
}

export interface BoardProps {
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
  playback?: Playback;
  /** Looks back at the position that a line of the log led to, while the game goes on. */
  onLookBack?(line: number): void;
  /** What a lesson speaks of. */
  lit?: readonly SpotId[];
}
