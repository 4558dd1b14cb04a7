/** A connection to a table without a page: of a guest beside their page, or of one who has none. */
import WebSocket from 'ws';
import type { View } from '~/net/room/view';
import type { ClientMessage, Command, ServerMessage } from '~/wire/room';

/** A guest, as the server knows them, and where that server is, with its base path. */
export interface Identity {
  readonly origin: string;
  readonly cookie: string;
}

/** A guest whom the server has not met before. */
export async function newIdentity(origin: string): Promise<Identity> {
  const { headers } = await fetch(`${origin}/api/me`);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { origin, cookie: cookies.join('; ') };
}

/** After so long a command is given again that was refused for coming too fast. */
const SLOWER_MS = 300;

interface Pending {
  message: string;
  resolve(): void;
  reject(error: Error): void;
}

export class TableSocket {
  readonly #socket: WebSocket;
  readonly #pending = new Map<string, Pending>();
  readonly #watchers = new Set<(view: View | Error) => void>();
  #view: View | null = null;
  #closed: Error | null = null;

  constructor({ origin, cookie }: Identity, code: string) {
    const address = `${origin.replace('http', 'ws')}/api/rooms/${code}/ws`;
    this.#socket = new WebSocket(address, { headers: { cookie } });
    this.#socket.on('message', (data) => this.#handle(JSON.parse(String(data)) as ServerMessage));
    this.#socket.on('error', (error) => this.#end(error));
    this.#socket.on('close', () => this.#end(new Error('The connection was closed.')));
  }

  /** The newest view for which something holds, now or later. */
  until(holds: (view: View) => boolean): Promise<View> {
    return new Promise((resolve, reject) => {
      const watch = (view: View | Error): void => {
        if (!(view instanceof Error) && !holds(view)) return;
        this.#watchers.delete(watch);
        if (view instanceof Error) reject(view);
        else resolve(view);
      };
      this.#watchers.add(watch);
      const now = this.#closed ?? this.#view;
      if (now !== null) watch(now);
    });
  }

  /** Gives a command, and waits until it is done. Fails where it is refused. */
  async do(command: Command): Promise<void> {
    // The first view says that the connection is there.
    await this.until(() => true);
    const id = crypto.randomUUID();
    const message = JSON.stringify({ id, do: command } satisfies ClientMessage);
    await new Promise<void>((resolve, reject) => {
      this.#pending.set(id, { message, resolve, reject });
      this.#socket.send(message);
    });
  }

  close(): void {
    this.#socket.close();
  }

  #handle(message: ServerMessage): void {
    if (message.type === 'refused') this.#refuse(message.id ?? '', message.code, message.message);
    if (message.type !== 'view') return;
    this.#view = message;
    for (const id of message.you.done ?? []) {
      this.#pending.get(id)?.resolve();
      this.#pending.delete(id);
    }
    for (const watch of [...this.#watchers]) watch(this.#view);
  }

  #refuse(id: string, code: string, why: string): void {
    const pending = this.#pending.get(id);
    if (pending !== undefined && code === 'too_fast') {
      setTimeout(() => this.#socket.send(pending.message), SLOWER_MS);
      return;
    }
    this.#pending.delete(id);
    pending?.reject(new Error(`${code}: ${why}: ${pending.message}`));
  }

  #end(why: Error): void {
    this.#closed ??= why;
    for (const { reject } of this.#pending.values()) reject(this.#closed);
    this.#pending.clear();
    for (const watch of [...this.#watchers]) watch(this.#closed);
  }
}
