/** The log of a running game: what a player has missed of it. */
import type { View } from '~/games/game';

export interface Lines {
  /** The newest lines, oldest first. */
  readonly newest: readonly object[];
  /** How many there are in all. */
  readonly length: number;
}

/** What the views of all games have. */
export function linesOf({ game }: Pick<View, 'game'>): Lines {
  const { log, log_length: length } = game as { log: readonly object[]; log_length: number };
  return { newest: log, length };
}

/**
 * The first line after the newest of a seat's own, as far as the lines are known; null where none of
 * them is the seat's.
 */
export function firstAfterOwn({ newest, length }: Lines, seat: number | null): number | null {
  const own = newest.findLastIndex((line) => 'seat' in line && line.seat === seat);
  return seat === null || own === -1 ? null : length - newest.length + own + 1;
}
