/** The complete picture for one viewer, and what is known of its log. */
import type { ViewMessage } from '~/wire/room';

export type View = Readonly<ViewMessage>;

/** The part of a view that all games have. */
interface Logged {
  readonly log: readonly object[];
  readonly log_length: number;
}

/** The known part of a running game's log. */
export interface Lines {
  /** The newest lines, oldest first. */
  readonly newest: readonly object[];
  /** How many there are in all. */
  readonly length: number;
}

export function logOf({ game }: Pick<View, 'game'>): Lines {
  const { log, log_length: length } = game as Logged;
  return { newest: log, length };
}

/**
 * The first line after the newest of a seat's own, as far as the lines are known; null where none of
 * them is the seat's. Cards that came to it before the line that says who begins are no line of its own.
 */
export function firstAfterOwn({ newest, length }: Lines, seat: number | null): number | null {
  const begun = newest.findLastIndex((line) => 'type' in line && line.type === 'first');
  const own = newest.findLastIndex((line) => 'seat' in line && line.seat === seat);
  return seat === null || own <= begun ? null : length - newest.length + own + 1;
}
