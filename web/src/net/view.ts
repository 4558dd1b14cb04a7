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
  readonly log: readonly unknown[];
  readonly log_length: number;
}

/** How many lines of the log are kept; the server sends no more. */
const LOG_LINES = 20;

/**
 * The picture after a message. `before` is the one after the last message of the same connection: null
 * for the first, which has all sections. What a message leaves out has not changed.
 */
export function completed(before: View | null, message: ViewMessage): View {
  const { seq, table = before?.table, log = [] } = message;
  const { done: _, ...own } = before?.you ?? ({} as Partial<You>);
  const game =
    message.game === undefined ? before?.game : withLog(message.game, before?.game ?? null, log);
  return { seq, table, game, you: { ...own, ...message.you } } as View;
}

/** A game with those lines of the log that are still known and then the new ones. */
function withLog(game: unknown, before: unknown, lines: readonly unknown[]): unknown {
  if (game === null) return null;
  const { log_length: length } = game as Logged;
  const known = (before as Logged | null) ?? { log: [], log_length: 0 };
  const firstNew = length - lines.length;
  const firstKnown = known.log_length - known.log.length;
  const isGap = firstNew > known.log_length;
  const kept = isGap ? [] : known.log.slice(0, Math.max(0, firstNew - firstKnown));
  return { ...game, log: [...kept, ...lines].slice(-LOG_LINES) };
}
