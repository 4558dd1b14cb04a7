/**
 * Commands that have no answer yet. A command keeps its id until it is settled, so that the server
 * can tell a repeat after a lost connection from a new command.
 */
import type { ClientMessage, Command, Refused } from '~/wire/room';

interface Pending {
  message: ClientMessage;
  settle(answer: Refused | null): void;
}

export class PendingCommands {
  #commands = new Map<string, Pending>();

  get size(): number {
    return this.#commands.size;
  }

  add(command: Command, settle: Pending['settle']): ClientMessage {
    const message = { id: newId(), do: command };
    this.#commands.set(message.id, { message, settle });
    return message;
  }

  /** Settles a command; unknown ids are those of another tab, or were answered before. */
  settle(id: string, answer: Refused | null): void {
    const pending = this.#commands.get(id);
    if (!pending) return;
    this.#commands.delete(id);
    pending.settle(answer);
  }

  settleAll(answer: Refused): void {
    for (const id of this.#commands.keys()) this.settle(id, answer);
  }

  /** The messages to be sent again on a new connection, oldest first. */
  messages(): ClientMessage[] {
    return [...this.#commands.values()].map((pending) => pending.message);
  }
}

/** `crypto.randomUUID` is missing where a table is played over plain HTTP in a home network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
