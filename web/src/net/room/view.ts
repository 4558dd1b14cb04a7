/** The complete picture for one viewer, put together from the messages of a connection. */
import type { Table, ViewMessage, You } from '~/wire/room';

export interface View {
  readonly seq: number;
  readonly table: Table;
  /** With the newest lines of its log. */
  readonly game: unknown;
  readonly you: You;
}

/** What the views of all games have. */
interface Logged {
  readonly log: readonly object[];
  readonly log_length: number;
}

/** How many lines of the log are kept: the server sends so many where others are not known. */
const LOG_LINES = 20;

/**
 * The picture after a message. `before` is the one after the last message of the same connection: null
 * for the first, which has all sections. What a message leaves out has not changed, be it a section or
 * a member of a game.
 */
export function completed(before: View | null, message: ViewMessage): View {
  const { log = [], game_changes, you: own = {}, ...sections } = message;
  const { game_changes: own_changes, ...ownSections } = own;
  const you = { ...before?.you, done: [], ...ownSections } as View['you'];
  if (own_changes) you.game = { ...(you.game as object), ...own_changes };
  const view = { ...before, ...sections, you } as View;
  const known = before?.game as Logged | null | undefined;
  const game = (game_changes ? { ...known, ...game_changes } : sections.game) as typeof known;
  if (!game) return view;
  const lines = [...(known?.log ?? []), ...log];
  const shown = Math.min(game.log_length, LOG_LINES);
  return { ...view, game: { ...game, log: lines.slice(lines.length - shown) } };
}

/** What is known of the log of a running game. */
export interface Lines {
  /** The newest lines, oldest first. */
  readonly newest: readonly object[];
  /** How many there are in all. */
  readonly length: number;
}

export function linesOf({ game }: Pick<View, 'game'>): Lines {
  const { log, log_length: length } = game as Logged;
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
