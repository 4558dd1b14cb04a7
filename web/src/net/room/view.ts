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

/** How many lines of the log are kept: the server sends so many where others are not known. */
const LOG_LINES = 20;

/**
 * The picture after a message. `before` is the one after the last message of the same connection: null
 * for the first, which has all sections. What a message leaves out has not changed.
 */
export function completed(before: View | null, message: ViewMessage): View {
  const { log = [], ...sections } = message;
  const you = { ...before?.you, done: [], ...message.you };
  const view = { ...before, ...sections, you } as View;
  const game = sections.game as Logged | null | undefined;
  if (!game) return view;
  const lines = [...((before?.game as Logged | null | undefined)?.log ?? []), ...log];
  const shown = Math.min(game.log_length, LOG_LINES);
  return { ...view, game: { ...game, log: lines.slice(lines.length - shown) } };
}
