/** Pushes of the server: that a game waits for the guest, or does no longer. */

export interface Push {
  /** The table's code. */
  readonly table: string;
  /** What is to be shown. */
  readonly title: string;
  /** Whether the turn is over. */
  readonly over: boolean;
}

/** What the server has sent; null if it is nothing that it sends. */
export function readPush(text: string | undefined): Push | null {
  if (text === undefined) return null;
  try {
    const { table, title, over } = JSON.parse(text) as Record<string, unknown>;
    const isPush = typeof table === 'string' && typeof title === 'string';
    return isPush ? { table, title, over: over === true } : null;
  } catch {
    return null;
  }
}

/** The same as of the page's own notification, so that there is one for a table. */
export function tagOf(table: string): string {
  return `turn-${table}`;
}

/** As people read codes aloud, and as in the table's address. */
export function shownCode(table: string): string {
  return `${table.slice(0, 5)}-${table.slice(5)}`;
}

/** Whether a page at that address looks at the table, and not at a game that was played there. */
export function isAt(url: string, table: string): boolean {
  return new URL(url).pathname.replace(/\/$/, '') === table;
}
