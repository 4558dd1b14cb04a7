/** The room a table page shows, for the components within. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameModule, View } from '~/card-table/game';
import type { RoomStore } from '~/net/room/roomStore';
import { refusalSentence } from '~/pages/frame/states';
import { showToast } from '~/ui/Toasts';
import type { Command } from '~/wire/room';

export interface Room {
  store: RoomStore;
  game: GameModule;
  view: View;
  /** Whether the page stands. What takes long to draw waits for that when a table is come to. */
  framed: boolean;
  /** Sends a command and shows why it was refused, if it was. Tells whether it was done. */
  run(command: Command): Promise<boolean>;
}

export const RoomContext = createContext<Room | null>(null);

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('A component of the table page stands outside it.');
  return room;
}

export function makeRoom(store: RoomStore, game: GameModule, view: View, framed: boolean): Room {
  return {
    store,
    game,
    view,
    framed,
    run: async (command) => {
      const refused = await store.send(command);
      if (refused) showToast(refusalSentence(refused, game.id));
      return refused === null;
    },
  };
}
