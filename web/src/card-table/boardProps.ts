/** The borders of a board: what the page of a table, a replay or a lesson gives it, and hears from it. */
import type { ComponentChildren } from 'preact';
import type { Refused } from '~/wire/room';
import type { GameView } from './facts';
import type { GameModule } from '~/card-table/game';
import type { SpotId } from './input/spots';

/** A move that was or could have been made in the position shown, to be drawn on the board. */
export interface Ghost {
  readonly action: unknown;
  /** The average outcome, in as few signs as there is room for in a cell. */
  readonly chance: string;
  readonly isPlayed: boolean;
}

/** A cell at which someone points. */
export interface Pointed {
  readonly cell: number;
  /** The seat whose colour it has; null for those without a seat. */
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
  /** Where cards of the viewer's hand can't go now, and why; absent where there is no table to ask. */
  fetchBarred?(): Promise<unknown[]>;
  /** Whether an action or phrase is under way. */
  busy: boolean;
  /** Whether the page showed the game until it ended. */
  ended?: boolean;
  /** Content after the result of a finished game. */
  afterEnd?: ComponentChildren;
  /** Content below the people in a wide window. */
  beside?: ComponentChildren;
  playback?: Playback;
  /** Looks back at the position that a line of the log led to, while the game goes on. */
  onLookBack?(line: number): void;
  /** The spots that a lesson points at. */
  hinted?: readonly SpotId[];
  commentary?: Commentary;
}

/** Words of a page about the position, where it says more than the board knows. */
export interface Commentary {
  /** In the place of the board's own prompt. */
  readonly prompt?: string | undefined;
  /** Of the last move. */
  readonly last?: string | undefined;
}
