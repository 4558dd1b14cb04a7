/** The room a table page shows, for the components within. */
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameModule } from '~/card-table/game';
import type { View } from '~/net/room/view';
import type { RoomStore } from '~/net/room/roomStore';
import { showRefusal } from '~/pages/frame/states';
import type { Command } from '~/wire/room';

export interface Room {
  readonly store: RoomStore;
  readonly game: GameModule;
  /** The newest picture. Reading it while rendering subscribes the component. */
  readonly view: View;
  /** Whether the page stands. Parts that take long to draw wait for that when a guest comes to a table. */
  readonly framed: ReadonlySignal<boolean>;
  /** Sends a command and shows why it was refused, if it was. Tells whether it was done. */
  send(command: Command): Promise<boolean>;
}

export const RoomContext = createContext<Room | null>(null);

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('A component of the table page stands outside it.');
  return room;
}

/** The room once there is a view of it. */
export function makeRoom(store: RoomStore, game: GameModule, framed: Room['framed']): Room {
  return {
    store,
    game,
    get view() {
      const view = store.view.value;
      if (view === null) throw new Error('A table is drawn before there is a view of it.');
      return view;
    },
    framed,
    send: async (command) => {
      const refused = await store.send(command);
      if (refused) void showRefusal(refused, game.id);
      return refused === null;
    },
  };
}

/** Whether a running game is shown. Without a game in it, the view is that of a guest who may not watch. */
export function showsBoard({ table, game }: View): boolean {
  return table.phase === 'playing' && !table.other_rules && game !== null;
}
