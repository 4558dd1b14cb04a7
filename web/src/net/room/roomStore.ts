/** A room as pages read it: signals that follow its socket. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ChatLine, Command, Led, Refused, TablePhase } from '~/wire/room';
import { fetchLog } from '~/net/http';
import { RoomSocket, type Status } from './roomSocket';
import type { View } from './view';

export interface RoomStore {
  readonly code: string;
  readonly status: ReadonlySignal<Status>;
  /** The game played there, which is known before the first picture; null until then. */
  readonly game: ReadonlySignal<string | null>;
  /** The phase in which it was found, which is known as early. */
  readonly phase: ReadonlySignal<TablePhase | null>;
  /** The newest picture; null before the first. */
  readonly view: ReadonlySignal<View | null>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** The number of the newest line that has been read. */
  readonly chatRead: ReadonlySignal<number>;
  /** The guest who leads those looking back at the game that is over; null where no one does. */
  readonly led: ReadonlySignal<Led | null>;
  /** When the server is going to restart, in milliseconds since 1970, if that is known. */
  readonly restartAt: ReadonlySignal<number | null>;
  /** Whether the server can store what it is sent; while it can't, it shows what it knows. */
  readonly storage: ReadonlySignal<boolean>;
  /** Whether a command waits for its answer. */
  readonly pending: ReadonlySignal<boolean>;
  /** Whether a move of the guest's does. */
  readonly busy: ReadonlySignal<boolean>;
  /** Sends it once: the same again at once, while its answer is awaited, has that answer as well. */
  send(command: Command): Promise<Refused | null>;
  /** Sends what is of no use later and has no answer. */
  sendUnanswered(command: Command): void;
  markChatRead(): void;
  /** The public log of the shown game. */
  fetchLog(): Promise<unknown[]>;
  /** Where cards of the own hand can't go now, and why. */
  fetchBarred(): Promise<unknown[]>;
  close(): void;
}

/** Connects to a room. `stray` hears of refusals that belong to no command. */
export function openRoom(code: string, stray: (refused: Refused) => void): RoomStore {
  const status = signal<Status>({ state: 'connecting' });
  const game = signal<string | null>(null);
  const phase = signal<TablePhase | null>(null);
  const view = signal<View | null>(null);
  const chat = signal<readonly ChatLine[]>([]);
  // Lines that were there when the guest came are no news.
  const chatRead = signal(Infinity);
  const markChatRead = () => {
    chatRead.value = chat.peek().at(-1)?.number ?? -1;
  };
  const led = signal<Led | null>(null);
  const restartAt = signal<number | null>(null);
  const storage = signal(true);
  const pending = signal(false);
  const busy = signal(false);
  const socket = new RoomSocket(code, {
    status: (next) => {
      status.value = next;
    },
    found: (room) => {
      game.value = room.game;
      phase.value = room.phase;
    },
    view: (next) => {
      // A server that is cut off from its storage may know less than another one has shown already.
      if (!storage.value && view.value && next.seq < view.value.seq) return false;
      game.value = next.table.game;
      view.value = next;
      return true;
    },
    chat: (message) => {
      chat.value = message.lines;
      if (chatRead.peek() === Infinity) markChatRead();
    },
    led: (next) => {
      led.value = next;
    },
    pending: (count) => {
      pending.value = count > 0;
    },
    announced: (at) => {
      restartAt.value = at;
    },
    storage: (available) => {
      storage.value = available;
    },
    stray,
  });
  /** Commands that wait, by their content. */
  const waiting = new Map<string, Promise<Refused | null>>();
  const send = (command: Command) => {
    // The same words may be said twice.
    if (command.type === 'chat' || command.type === 'react') return socket.send(command);
    const key = JSON.stringify(command);
    const known = waiting.get(key);
    if (known !== undefined) return known;
    const isMove = command.type === 'act';
    // Another command may undo an earlier one, which then has to be sent once more.
    if (isMove) busy.value = true;
    else waiting.clear();
    const answer = socket.send(command).finally(() => {
      if (waiting.get(key) === answer) waiting.delete(key);
      if (isMove) busy.value = false;
    });
    waiting.set(key, answer);
    return answer;
  };
  return {
    code,
    status,
    game,
    phase,
    view,
    chat,
    chatRead,
    led,
    restartAt,
    storage,
    pending,
    busy,
    send,
    sendUnanswered: (command) => socket.sendUnanswered(command),
    markChatRead,
    fetchLog: () => fetchLog(code, view.value?.table.games ?? 0),
    fetchBarred: () => socket.whyNot(),
    close: () => socket.close(),
  };
}
