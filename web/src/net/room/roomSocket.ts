/**
 * The WebSocket to a room. Reconnects by itself; commands survive reconnections and are settled
 * exactly once.
 */
import {
  ApiError,
  buildOfPage,
  checkOrigin,
  ensureGuest,
  fetchRoom,
  forgetGuest,
  hrefOf,
  toJson,
  hasNewerPage,
} from '~/net/http';
import { heardInView, now } from '~/net/clock';
import { backoff } from '~/net/server';
import { readSeen, writeSeen } from '~/net/storage';
import type { RoomInfo } from '~/wire/http';
import type { ChatMessage, ClientMessage, Command, Led, Refused, ServerMessage } from '~/wire/room';
import { newId, PendingCommands } from './pending';
import type { View } from './view';

export type Status =
  | { state: 'connecting' }
  | { state: 'open' }
  /** It looks open, but a command has had no answer for a while. */
  | { state: 'quiet' }
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
  /** The room at the address, before it is connected to. */
  found(room: RoomInfo): void;
  /** Tells whether it is shown. */
  view(view: View): boolean;
  chat(chat: ChatMessage): void;
  /** The guest who leads those looking back; null where no one does, or that is not known. */
  led(led: Led | null): void;
  /** Something was refused that can't be attributed to a command. */
  stray(refused: Refused): void;
  /** When the server is going to restart, in milliseconds since 1970; null if it is not. */
  announced(restartAt: number | null): void;
  /** Whether the server can store what it is sent. */
  storage(available: boolean): void;
  /** How many commands wait for their answer. */
  pending(count: number): void;
}

/** After so long without a message, in milliseconds, a sign of life is requested of the server. */
const SILENCE = { visible: 4_000, hidden: 30_000 };
/** After so long without an answer the connection counts as quiet. */
const QUIET_AFTER = 3_000;
/** No answer for so long means that the connection is dead without saying so. */
const ANSWER_TIMEOUT = 10_000;
/** The longest time a connection may take to open. */
const OPEN_TIMEOUT = 15_000;
/** A timer that is later than this was not late: everything stood still. */
const SLEPT = 10_000;
/** Out of reach for longer than this, the server is not just a bit slow to come back. */
const GONE_AFTER = 30_000;
/** A page hidden for longer than this may have lost its connection without noticing. */
const TRUSTED_WHILE_HIDDEN = 30_000;

const ROOM_CLOSED = 4001;
/** There is no place for the connection; the reason is the code of the refusal. */
const NO_PLACE = 4002;
/** The codes with which the server says that there is no place, wherever it does. */
const FULL: ReadonlySet<string> = new Set(['server_full', 'room_crowded', 'too_many_connections']);
/**
 * Longer commands, in UTF-16 units, are not sent: the server refuses them, and breaks off the connection for far
 * longer ones, each time anew.
 */
const LONGEST = 4096;
const TOO_LONG: Refused = { code: 'too_large', message: 'That is too long.' };
/** The answer to commands that still wait when the page is left. */
const ABANDONED: Refused = { code: 'abandoned', message: 'The page was left.' };

/** The connection, with what is to be remembered in each of its states; all times as of `Date.now()`. */
type Connection =
  /** Without a socket while the room at the address is requested. */
  | { state: 'connecting'; socket: WebSocket | null; since: number }
  | {
      state: 'open' | 'quiet';
      socket: WebSocket;
      /** When something last came. */
      heard: number;
      /** Since when an answer has been awaited. */
      awaitedSince: number | null;
    }
  | { state: 'lost'; until: number }
  | { state: 'closed' };

export class RoomSocket {
  readonly #code: string;
  readonly #events: SocketEvents;
  readonly #pending = new PendingCommands();
  /** Callers that wait to learn why cards can't go where they were put, by the id of the question. */
  readonly #questions = new Map<string, (barred: unknown[]) => void>();
  readonly #listeners = new AbortController();
  #line: Connection = { state: 'closed' };
  /** Rings when the state of the line has lasted for as long as it may. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #everOpen = false;
  #failures = 0;
  #hiddenSince: number | null = null;
  /** Since when there has been no connection. */
  #lostAt: number | null = null;
  /** Whether the server has said that it comes back. */
  #restarting = false;
  /** Why there was no place at the last attempt that got an answer. */
  #turnedAway: Refused | null = null;
  /** Whether the last handshake failed. */
  #refused = false;

  constructor(code: string, events: SocketEvents) {
    this.#code = code;
    this.#events = events;
    const { signal } = this.#listeners;
    window.addEventListener('offline', () => this.#lost(), { signal });
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
    if (this.#line.state === 'closed') return Promise.resolve(ABANDONED);
    if (toJson(command).length > LONGEST) return Promise.resolve(TOO_LONG);
    return new Promise((resolve) => {
      const message = this.#pending.add(command, resolve);
      this.#events.pending(this.#pending.size);
      this.#transmit(message);
    });
  }

  /** Sends what is of no use later and has no answer, if there is a connection. */
  sendUnanswered(command: Command): void {
    if ('awaitedSince' in this.#line) this.#line.socket.send(toJson({ id: newId(), do: command }));
  }

  /** Where cards of the own hand can't go now, and why; nothing while there is no answer to be had. */
  whyNot(): Promise<unknown[]> {
    if (!('awaitedSince' in this.#line)) return Promise.resolve([]);
    return new Promise((resolve) => {
      const id = newId();
      this.#questions.set(id, resolve);
      this.#transmit({ id, do: { type: 'why_not' } });
    });
  }

  close(): void {
    this.#finish(ABANDONED);
  }

  async #connect(): Promise<void> {
    const line: Connection = { state: 'connecting', socket: null, since: Date.now() };
    this.#become(line);
    const outdated = () => this.#line !== line;
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
    const build = buildOfPage() && `&build=${buildOfPage()}`;
    const path = hrefOf(`/api/rooms/${this.#code}/ws`);
    const socket = new WebSocket(`${scheme}//${location.host}${path}${seen}${build}`);
    this.#become({ state: 'connecting', socket, since: Date.now() });
    const isCurrent = () => 'socket' in this.#line && this.#line.socket === socket;
    socket.addEventListener('open', () => isCurrent() && this.#opened(socket));
    socket.addEventListener('message', (event) => isCurrent() && this.#receive(event));
    socket.addEventListener('close', (event) => isCurrent() && this.#lost(event));
  }

  #opened(socket: WebSocket): void {
    this.#become({ state: 'open', socket, heard: Date.now(), awaitedSince: null });
    this.#everOpen = true;
    this.#refused = false;
    this.#lostAt = null;
    this.#restarting = false;
    // The server opens it also to refuse it for want of a place.
    if (!this.#turnedAway) this.#events.status({ state: 'open' });
    // If it stands, it is announced again.
    this.#events.announced(null);
    this.#events.led(null);
    this.#events.storage(true);
    for (const message of this.#pending.messages()) this.#transmit(message);
  }

  #lost(closed?: CloseEvent): void {
    // Without a socket there is nothing to lose.
    if (!('socket' in this.#line)) return;
    // A handshake that failed may have been one without credentials.
    this.#refused = this.#line.state === 'connecting';
    if (this.#refused) forgetGuest();
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
    const line = this.#line;
    if (!message || !('heard' in line)) return;
    this.#failures = 0;
    const wasQuiet = line.state === 'quiet';
    line.state = 'open';
    line.heard = Date.now();
    // The server answers in the order of commands: it has not come to the rest.
    if (line.awaitedSince !== null) line.awaitedSince = line.heard;
    this.#setTimer();
    if (this.#turnedAway || wasQuiet) {
      this.#turnedAway = null;
      this.#events.status({ state: 'open' });
    }
    if (message.type === 'view') {
      heardInView(message.now);
      if (this.#events.view(message)) writeSeen(this.#code, message.seq);
      for (const id of message.you.done ?? []) this.#settle(id, null);
    } else if (message.type === 'chat') {
      this.#events.chat(message);
    } else if (message.type === 'led') {
      this.#events.led(message.led);
    } else if (message.type === 'refused') {
      const { id, type: _, ...refused } = message;
      if (id === null) this.#events.stray(refused);
      else if (this.#questions.has(id)) this.#resolveQuestion(id, []);
      else this.#settle(id, refused);
    } else if (message.type === 'why_not') {
      this.#resolveQuestion(message.id, message.barred as unknown[]);
    } else if (message.type === 'pong') {
      heardInView(message.now);
      this.#answered();
    } else if (message.type === 'announced') {
      const left = message.restart_in_ms;
      this.#events.announced(left === null ? null : now() + left);
    } else if (message.type === 'storage') {
      this.#events.storage(message.available);
    } else if (message.type === 'outdated') {
      hasNewerPage.value = true;
    } else if (message.type === 'restarting') {
      this.#restarting = true;
      this.#connectLater(message.retry_ms);
    }
  }

  #settle(id: string, answer: Refused | null): void {
    this.#pending.settle(id, answer);
    this.#events.pending(this.#pending.size);
    this.#answered();
  }

  #resolveQuestion(id: string, barred: unknown[]): void {
    this.#questions.get(id)?.(barred);
    this.#questions.delete(id);
    this.#answered();
  }

  #answered(): void {
    if (!('awaitedSince' in this.#line)) return;
    this.#line.awaitedSince = this.#pending.size + this.#questions.size > 0 ? Date.now() : null;
    this.#setTimer();
  }

  #transmit(message: ClientMessage): void {
    const line = this.#line;
    if (!('awaitedSince' in line)) return;
    line.socket.send(toJson(message));
    line.awaitedSince ??= Date.now();
    this.#setTimer();
  }

  #become(line: Connection): void {
    const before = 'socket' in this.#line ? this.#line.socket : null;
    this.#line = line;
    // The further events of a socket that is let go of are ignored.
    if (before !== null && !('socket' in line && line.socket === before)) {
      before.close();
      for (const resolve of this.#questions.values()) resolve([]);
      this.#questions.clear();
    }
    this.#setTimer();
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const due = dueOf(this.#line);
    if (due !== null) this.#timer = setTimeout(() => this.#overdue(due), due - Date.now());
  }

  /** The state of the line has lasted for as long as it may. */
  #overdue(due: number): void {
    const line = this.#line;
    // On a hidden page, timers are late by design.
    const slept = document.visibilityState === 'visible' && Date.now() - due > SLEPT;
    if (line.state === 'lost') void this.#connect();
    else if (line.state === 'connecting') this.#lost();
    else if (slept) this.#reconnectNow();
    else if (line.state !== 'open') this.#lost();
    else if (line.awaitedSince === null) this.#transmit({ id: newId(), do: { type: 'ping' } });
    else {
      line.state = 'quiet';
      this.#setTimer();
      if (!this.#turnedAway) this.#events.status({ state: 'quiet' });
    }
  }

  #connectLater(wait = backoff(this.#failures)): void {
    this.#become({ state: 'lost', until: Date.now() + wait });
    this.#tellThatItIsLost();
    this.#failures += 1;
  }

  /** Doesn't wait, and doesn't trust a connection that looks open. */
  #reconnectNow(): void {
    const line = this.#line;
    if (line.state === 'closed' || (line.state === 'connecting' && line.socket !== null)) return;
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
    if (!('heard' in this.#line) || hidden > TRUSTED_WHILE_HIDDEN) this.#reconnectNow();
    else this.#setTimer();
  }

  #finish(answer: Refused, status?: Status): void {
    if (this.#line.state === 'closed') return;
    this.#listeners.abort();
    this.#become({ state: 'closed' });
    this.#pending.settleAll(answer);
    this.#events.pending(0);
    if (status) this.#events.status(status);
  }
}

/** Until when the state of a line may last; null where something else ends it. */
function dueOf(line: Connection): number | null {
  switch (line.state) {
    case 'connecting':
      // A request has a timeout of its own.
      return line.socket === null ? null : line.since + OPEN_TIMEOUT;
    case 'open':
      if (line.awaitedSince !== null) return line.awaitedSince + QUIET_AFTER;
      return line.heard + SILENCE[document.visibilityState];
    case 'quiet':
      return (line.awaitedSince ?? line.heard) + ANSWER_TIMEOUT;
    case 'lost':
      return line.until;
    case 'closed':
      return null;
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
