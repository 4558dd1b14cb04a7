/** Views on their way to a page, which a test changes. */
import { completed, type View } from '../../../web/src/net/room/view';
import type { ServerMessage } from '../../../web/src/wire/room';

/** The views of a connection as they come in. */
export class Views {
  #newest: View | null = null;

  /** The complete view after a message; null if that was no view. */
  after(text: string | Buffer): View | null {
    const message = JSON.parse(String(text)) as ServerMessage;
    if (message.type !== 'view') return null;
    this.#newest = completed(this.#newest, message);
    return this.#newest;
  }
}

/** A view as a connection is sent it first. */
export function messageOf(view: View): string {
  const { log } = view.game as { log: unknown[] };
  return JSON.stringify({ type: 'view', ...view, log });
}
