/** What a game says besides its board: of its pieces, of a position, and in its lesson. */
import { createContext } from 'preact';
import type { TableFacts } from '../facts';
import type { SpotId } from '../input/spots';
import type { Explanations } from './Explained';

/** The clause at which the rules are to begin; null for their beginning. */
export const AskedClause = createContext<string | null>(null);

export interface GameHelp {
  readonly pieces: Explanations;
  readonly speech: Speech;
  readonly lesson: Lesson;
}

/** What single keys say of a position, where that is the game's alone; nothing of it ends with a full stop. */
export interface Speech {
  /** Whether a line of the log is a move, and does not only follow from one. */
  isMove(line: unknown): boolean;
  /** The cards of a hand; of the viewer's, each with where it can go for least as far as the offers tell. */
  hand(own: NonNullable<TableFacts['own']>, facts: TableFacts): readonly string[];
  /** What is open on the board, or lies on the table. */
  gaps(facts: TableFacts): readonly string[];
  /** What is public of the cards of a seat, and what else lies before it. */
  seat(seat: number, facts: TableFacts): readonly string[];
}

/** What is said and shown in the lesson of a game, whose steps are the server's. */
export interface Lesson {
  words(): LessonWords;
  /** What an action is done with, on the board of a view; nothing for steps to be read. */
  spots(hint: unknown, facts: TableFacts): readonly SpotId[];
}

export interface LessonWords {
  /** The names of the scenes. */
  readonly scenes: Readonly<Record<string, string>>;
  /** By the step: what there is to know, and what is to be done, if anything is. */
  readonly steps: Readonly<Record<string, { readonly text: string; readonly task?: string }>>;
  /** What is said when all is done. */
  readonly done: string;
}
