/** For tests: a server on the other side of `fetch` and `WebSocket`. */
import { vi } from 'vitest';
import type { ClientMessage } from '~/wire/room';

export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readonly sent: ClientMessage[] = [];
  readonly address: string;
  closed = false;

  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.dispatchEvent(new Event('open'));
  }

  receives(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  breaks(code = 1006, reason = ''): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }
}

export interface FakeServer {
  /** The answer about a room. */
  room: { status: number; body: unknown };
  /** The answer to a page that asks whether the server is its own. */
  seen: { status: number; body: unknown };
  /** The addresses that were requested. */
  requests: string[];
}

/** Until `vi.unstubAllGlobals()`. */
export function fakeServer(): FakeServer {
  const fine = { status: 200, body: {} };
  const server: FakeServer = { room: fine, seen: fine, requests: [] };
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (address: string) => {
    server.requests.push(address);
    const answers: Record<string, FakeServer['room']> = {
      '/api/me': fine,
      '/api/request': server.seen,
    };
    const { status, body } = answers[address] ?? server.room;
    return new Response(JSON.stringify(body), { status });
  });
  return server;
}

export function newestSocket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error('No WebSocket was opened.');
  return last;
}
