/**
 * The WebSocket to a room. Reconnects by itself; commands survive reconnections and are settled
 * exactly once.
 */
import { hrefOf, ApiError, checkOrigin, ensureGuest, fetchRoom, forgetGuest } from '~/net/http';
import { heardInView, now } from '~/net/clock';
import { backoff } from '~/net/server';
import { readSeen, writeSeen } from '~/net/storage';
import type { RoomInfo } from '~/wire/http';
import type { ChatMessage, ClientMessage, Command, Refused, ServerMessage } from '~/wire/room';
import { Heartbeat } from './heartbeat';
import { newId, PendingCommands } from './pending';
import type { View } from './view';

export type Status =
  | { state: 'connecting' }
  | { state: 'open' }
  /** The connection was lost and is being set up again. */
  | { state: 'reconnecting' }
  /** The server has said that it goes down and comes back. */
  | { state: 'restarting' }
  /** There is no place at the moment; the guest comes in as soon as there is one. */
  | { state: 'full'; refused: Refused }
  /** The server has been out of reach for so long that it is worth a word. */
  | { state: 'gone' }
  /** For good: there is no such table, or it was closed. */
  | { state: 'closed'; refused: Refused };

export interface SocketEvents {
  status(status: Status): void;
  /** What there is at the address, before it is connected to. */
  found(room: RoomInfo): void;
  view(view: View): void;
  chat(chat: ChatMessage): void;
  /** Something was refused that can't be attributed to a command. */
  stray(refused: Refused): void;
  /** When the server is going to restart, in milliseconds since 1970; null if it is not. */
  announced(restartAt: number | null): void;
  /** Whether the server can store what it is told. */
  storage(available: boolean): void;
  /** How many commands wait for their answer. */
  pending(count: number): void;
}

/** A command without an answer for so long means that the connection is dead without saying so. */
const ANSWER_TIMEOUT = 10_000;
/** So long may a connection take to come about. */
const OPEN_TIMEOUT = 15_000;
/** Out of reach for longer than this, the server is not just a bit slow to come back. */
const GONE_AFTER = 30_000;
/** A page hidden for longer than this may have lost its connection without noticing. */
const TRUSTED_WHILE_HIDDEN = 30_000;

const ROOM_CLOSED = 4001;
/** There is no place for the connection; the reason is the code of the refusal. */
const NO_PLACE = 4002;
/** The codes with which the server says that there is no place, wherever it does. */
const FULL: ReadonlySet<string> = new Set(['server_full', 'room_crowded', 'too_many_connections']);
/** What commands get that are still waiting when the page is left. */
const ABANDONED: Refused = { code: 'abandoned', message: 'The page was left.' };

export class RoomSocket {
  readonly #code: string;
  readonly #events: SocketEvents;
  readonly #pending = new PendingCommands();
  readonly #listeners = new AbortController();
  readonly #heartbeat = new Heartbeat({
    quiet: () => this.#askForSignOfLife(),
    slept: () => this.#reconnectNow(),
  });
  #socket: WebSocket | null = null;
  #open = false;
  /** The newest view of this connection. */
  #everOpen = false;
  #failures = 0;
  /** Tells a newer attempt to connect from an older one that is still under way. */
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #hiddenSince: number | null = null;
  /** Since when there has been no connection. */
  #lostAt: number | null = null;
  /** Whether the server has said that it comes back. */
  #restarting = false;
  /** Why there was no place at the last attempt that got an answer. */
  #turnedAway: Refused | null = null;
  /** Whether the last handshake failed. */
  #refused = false;
  #finished = false;

  constructor(code: string, events: SocketEvents) {
    this.#code = code;
    this.#events = events;
    const { signal } = this.#listeners;
    window.addEventListener('online', () => this.#reconnectNow(), { signal });
    document.addEventListener('visibilitychange', () => this.#visibilityChanged(), { signal });
    // After a page was frozen, or put aside as a whole, no connection of it is to be trusted.
    document.addEventListener('resume', () => this.#reconnectNow(), { signal });
    window.addEventListener('pageshow', (event) => event.persisted && this.#reconnectNow(), {
      signal,
    });
    events.status({ state: 'connecting' });
    void this.#connect();
  }

  /** Settles when the server has done the command (null) or refused it. */
  send(command: Command): Promise<Refused | null> {
    if (this.#finished) return Promise.resolve(ABANDONED);
    return new Promise((resolve) => {
      const message = this.#pending.add(command, resolve);
      this.#events.pending(this.#pending.size);
      if (this.#open) this.#transmit(message);
    });
  }

  close(): void {
    this.#finish(ABANDONED);
  }

  async #connect(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    const outdated = () => this.#finished || this.#attempt !== attempt;
    try {
      await ensureGuest();
      // A refused WebSocket handshake does not say why; a request does.
      if (this.#failures > 0 || !this.#everOpen) {
        const room = await fetchRoom(this.#code);
        if (!outdated()) this.#events.found(room);
      }
      if (this.#refused) await checkOrigin();
    } catch (error) {
      if (outdated()) return;
      if (error instanceof ApiError && !error.passing) {
        this.#finish(error.refused, { state: 'closed', refused: error.refused });
      } else {
        const refused = error instanceof ApiError ? error.refused : null;
        this.#turnedAway = refused && FULL.has(refused.code) ? refused : null;
        this.#connectLater();
      }
      return;
    }
    if (outdated()) return;

    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    // So that a server that is behind does not show what was before.
    const seen = `?seen=${readSeen(this.#code)}`;
    const path = hrefOf(`/api/rooms/${this.#code}/ws`);
    const socket = new WebSocket(`${scheme}//${location.host}${path}${seen}`);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#socket === socket && this.#opened());
    socket.addEventListener('message', (event) => this.#socket === socket && this.#receive(event));
    socket.addEventListener('close', (event) => this.#socket === socket && this.#lost(event));
    this.#watch(OPEN_TIMEOUT);
  }

  #opened(): void {
    this.#open = true;
    this.#everOpen = true;
    this.#refused = false;
    this.#lostAt = null;
    this.#restarting = false;
    clearTimeout(this.#watchdog);
    this.#heartbeat.beat();
    // It is opened to say that there is no place, too.
    if (!this.#turnedAway) this.#events.status({ state: 'open' });
    // If it stands, it is said again.
    this.#events.announced(null);
    this.#events.storage(true);
    for (const message of this.#pending.messages()) this.#transmit(message);
  }

  #lost(closed?: CloseEvent): void {
    // A handshake that failed may have been one without credentials.
    if (!this.#open) forgetGuest();
    this.#refused = !this.#open;
    this.#drop();
    if (closed?.code === ROOM_CLOSED) {
      const refused = { code: 'room_closed', message: 'The table was closed.' };
      this.#finish(refused, { state: 'closed', refused });
      return;
    }
    if (closed?.code === NO_PLACE) {
      this.#turnedAway = { code: closed.reason, message: 'There is no place at the moment.' };
    }
    this.#connectLater();
  }

  #receive(event: MessageEvent): void {
    const message = parse(event.data);
    if (!message) return;
    this.#failures = 0;
    this.#heartbeat.beat();
    if (this.#turnedAway) {
      this.#turnedAway = null;
      this.#events.status({ state: 'open' });
    }
    if (message.type === 'view') {
      heardInView(message.now);
      writeSeen(this.#code, message.seq);
      this.#events.view(message);
      for (const id of message.you.done ?? []) this.#settle(id, null);
    } else if (message.type === 'chat') {
      this.#events.chat(message);
    } else if (message.type === 'refused') {
      const { id, type: _, ...refused } = message;
      if (id === null) this.#events.stray(refused);
      else this.#settle(id, refused);
    } else if (message.type === 'announced') {
      const left = message.restart_in_ms;
      this.#events.announced(left === null ? null : now() + left);
    } else if (message.type === 'storage') {
      this.#events.storage(message.available);
    } else if (message.type === 'restarting') {
      this.#restarting = true;
      this.#drop();
      this.#connectLater(message.retry_ms);
    }
  }

  /** Its answer counts for nothing but that there is one. */
  #askForSignOfLife(): void {
    this.#transmit({ id: newId(), do: { type: 'ping' } });
  }

  #settle(id: string, answer: Refused | null): void {
    this.#pending.settle(id, answer);
    this.#events.pending(this.#pending.size);
    clearTimeout(this.#watchdog);
    if (this.#pending.size > 0) this.#watch(ANSWER_TIMEOUT);
  }

  #transmit(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
    this.#watch(ANSWER_TIMEOUT);
  }

  #watch(timeout: number): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#lost(), timeout);
  }

  #connectLater(wait = backoff(this.#failures)): void {
    this.#tellThatItIsLost();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#connect(), wait);
    this.#failures += 1;
  }

  /** Doesn't wait, and doesn't trust a connection that looks open. */
  #reconnectNow(): void {
    if (this.#finished || (this.#socket && !this.#open)) return;
    this.#drop();
    clearTimeout(this.#retry);
    // While the page was hidden, the server was not missed.
    this.#lostAt = null;
    this.#tellThatItIsLost();
    void this.#connect();
  }

  #tellThatItIsLost(): void {
    this.#lostAt ??= Date.now();
    if (this.#turnedAway) this.#events.status({ state: 'full', refused: this.#turnedAway });
    else if (!this.#everOpen) this.#events.status({ state: 'connecting' });
    else if (Date.now() - this.#lostAt >= GONE_AFTER) this.#events.status({ state: 'gone' });
    else this.#events.status({ state: this.#restarting ? 'restarting' : 'reconnecting' });
  }

  #visibilityChanged(): void {
    if (document.visibilityState === 'hidden') {
      this.#hiddenSince = Date.now();
      return;
    }
    const hidden = this.#hiddenSince === null ? 0 : Date.now() - this.#hiddenSince;
    this.#hiddenSince = null;
    if (!this.#open || hidden > TRUSTED_WHILE_HIDDEN) this.#reconnectNow();
  }

  /** Lets go of the socket; its further events are ignored. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    clearTimeout(this.#watchdog);
    this.#heartbeat.stop();
    socket?.close();
  }

  #finish(answer: Refused, status?: Status): void {
    if (this.#finished) return;
    this.#finished = true;
    this.#listeners.abort();
    clearTimeout(this.#retry);
    this.#drop();
    this.#pending.settleAll(answer);
    this.#events.pending(0);
    if (status) this.#events.status(status);
  }
}

function parse(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data) as ServerMessage;
  } catch {
    return null;
  }
}
