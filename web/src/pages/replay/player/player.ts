/** Stepping through a replay and playing it: what state it is in, and what changes that. */
import { GUIDE_HASH } from '~/router/paths';

/** How fast it plays, as a multiple of the ordinary pace. */
export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

export interface PlayerState {
  readonly position: number;
  readonly playing: boolean;
  readonly pace: Pace;
}

export type PlayerEvent =
  | { type: 'to'; position: number }
  | { type: 'first' | 'back' | 'forward' | 'last' }
  /** Plays or pauses. */
  | { type: 'toggle' }
  /** The interval of a position has passed while it plays. */
  | { type: 'tick' }
  | { type: 'pace'; pace: Pace };

/** How long a position stays at the ordinary pace, in milliseconds. */
const INTERVAL = 1_200;

export function intervalOf(pace: Pace): number {
  return INTERVAL / pace;
}

/** `last` is the position at the end. */
export function reduce(state: PlayerState, event: PlayerEvent, last: number): PlayerState {
  const to = (position: number): PlayerState => ({
    ...state,
    position: Math.min(Math.max(0, position), last),
    // A viewer who steps wants to look.
    playing: false,
  });
  switch (event.type) {
    case 'to':
      return to(event.position);
    case 'first':
      return to(0);
    case 'back':
      return to(state.position - 1);
    case 'forward':
      return to(state.position + 1);
    case 'last':
      return to(last);
    case 'toggle':
      if (state.playing) return { ...state, playing: false };
      return { ...state, playing: last > 0, position: state.position < last ? state.position : 0 };
    case 'tick':
      if (!state.playing) return state;
      return { ...to(state.position + 1), playing: state.position + 1 < last };
    case 'pace':
      return { ...state, pace: event.pace };
  }
}

/* Positions of a replay: which lines of the log led to them, and how addresses name them. */

/** The position that an address names, as in `…#23` or `…#guide-23`; null if it names none. */
export function positionIn(hash: string): number | null {
  const digits = /^#(?:guide-)?(\d{1,6})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** `guided`: whether the guide stands beside the board. */
export function hashOf(position: number, guided = false): string {
  return guided ? `${GUIDE_HASH}-${position}` : `#${position}`;
}

export function isGuided(hash: string): boolean {
  return hash.startsWith(GUIDE_HASH);
}

/** The position that a line of the log led to. `lengths` has the length of the log per position. */
export function positionOfLine(lengths: readonly number[], line: number): number {
  const position = lengths.findIndex((length) => length > line);
  return position === -1 ? lengths.length - 1 : position;
}

/** The lines of the log that came with a position: the first of them, and the first after them. */
export function lineRange(lengths: readonly number[], position: number): [number, number] {
  return [lengths[position - 1] ?? 0, lengths[position] ?? 0];
}
