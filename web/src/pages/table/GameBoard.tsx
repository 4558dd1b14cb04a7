/** Joins the game's board to the room's socket, and says why something was refused. */
import { useCallback } from 'preact/hooks';
import type { Command } from '~/wire/Command';
import { notify } from '~/ui/toast';
import { refusalSentence } from '~/pages/frame/refusal';
import { useRoom } from './room';

export function GameBoard({ ended = false }: { ended?: boolean }) {
  const { view, game, store, framed } = useRoom();
  const send = useCallback(
    async (command: Command) => {
      const refused = await store.send(command);
      if (refused) notify(refusalSentence(refused, game.id));
      return refused;
    },
    [store, game],
  );
  const act = useCallback((action: unknown) => send({ type: 'act', action }), [send]);
  const say = useCallback((phrase: unknown) => send({ type: 'say', phrase }), [send]);
  if (!framed) return null;
  return (
    <game.Board
      view={view}
      act={act}
      say={say}
      fetchLog={store.fetchLog}
      busy={store.busy.value}
      ended={ended}
    />
  );
}
