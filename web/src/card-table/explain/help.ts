/** A game's texts besides its board: on its pieces, on a position, and in its lesson. */
import { signal } from '@preact/signals';
import { createContext } from 'preact';
import type { TableFacts } from '../facts';
import type { SpotId } from '../input/spots';
import type { Explanations } from './Explained';

/** The clause at which the rules are to begin; null for their beginning. */
export const FirstClause = createContext<string | null>(null);

/** Whether the board is to show how it is used; buttons of the page set it. */
export const helpOpen = signal(false);

export interface GameHelp {
  readonly pieces: Explanations;
  readonly speech: Speech;
  readonly lesson: Lesson;
}

/** Answers to single keys that are the game's alone; none of them ends with a full stop. */
export interface Speech {
  /** Whether a line of the log is a move, and does not only follow from one. */
  isMove(line: unknown): boolean;
  /** The cards of a hand; of the viewer's, each with where it can go for least as far as the offers tell. */
  hand(own: NonNullable<TableFacts['own']>, facts: TableFacts): readonly string[];
  /** The open cells of the board, or the cards on the table. */
  gaps(facts: TableFacts): readonly string[];
  /** The public part of a seat's cards, and other things before it. */
  seat(seat: number, facts: TableFacts): readonly string[];
}

/** The words and spots of a game's lesson, whose steps are the server's. */
export interface Lesson {
  words(): LessonWords;
  /** The spots that an action is done with, on the board of a view; none for steps to be read. */
  spots(hint: unknown, facts: TableFacts): readonly SpotId[];
}

export interface LessonWords {
  /** The names of the scenes. */
  readonly scenes: Readonly<Record<string, string>>;
  /** By the step: what there is to know, and what is to be done, if anything is. */
  readonly steps: Readonly<Record<string, { readonly text: string; readonly task?: string }>>;
  /** The coach's words when all is done. */
  readonly done: string;
}
