/** Joins the game's board to the room's socket. */
import { useCallback } from 'preact/hooks';
import { useRoom } from './room';

export function GameBoard() {
  const { view, game, store } = useRoom();
  const act = useCallback((action: unknown) => store.send({ type: 'act', action }), [store]);
  const say = useCallback((phrase: unknown) => store.send({ type: 'say', phrase }), [store]);
  return (
    <game.Board view={view} act={act} say={say} fetchLog={store.fetchLog} busy={store.busy.value} />
  );
}
