/** What the server says to a page, passed on, with something in it changed: states that take long to come about. */
import type { Page } from '@playwright/test';
import type { View } from '~/net/room/view';
import type { ServerMessage } from '~/wire/room';

type Change = (view: View) => object;

export class Wire {
  #change: Change = allHere;
  #view: View | null = null;
  /** Says something to the page as the server would. */
  say: (message: object) => void = () => undefined;

  static async of(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/ws\b/, (socket) => {
      const server = socket.connectToServer();
      wire.say = (message) => socket.send(JSON.stringify(message));
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as ServerMessage;
        if (message.type === 'view') wire.#view = message;
        wire.say(message.type === 'view' ? wire.#change(message) : message);
      });
    });
    return wire;
  }

  /** From now on the views of tables differ by that, the one that is shown included. */
  change(change: Change = allHere): void {
    this.#change = change;
    if (this.#view !== null) this.say({ ...change(this.#view), seq: this.#view.seq });
  }
}

/** Whoever has no page of their own is there all the same. */
function allHere(view: View): View {
  const seats = view.table.seats.map((seat) => seat && { ...seat, presence: 'here' as const });
  return { ...view, table: { ...view.table, seats } };
}
