/** The part of a table's page that its phase asks for: before, in and after a game. */
import { useEffect, useRef } from 'preact/hooks';
import type { RoomStore } from '~/net/room/roomStore';
import { textsLoaded, textsOf } from '~/texts';
import { lazy, lazyComponent, whenIdle } from '~/ui/lazy';
import { Playing } from './Playing';
import { showsBoard, useRoom } from './room';

/** It is not needed before a game has ended. */
const over = lazy(async () => (await import('./over/Over')).Over);
const Over = lazyComponent(over);
/* Nor are these needed where a game is running that the guest sees. */
const lobby = lazy(async () => {
  textsOf('tables', 'deals', 'beside');
  const [{ Lobby: part }] = await Promise.all([import('./lobby/Lobby'), textsLoaded()]);
  return part;
});
const Lobby = lazyComponent(lobby);
const OtherRules = lazyComponent(lazy(async () => (await import('./notices/Notices')).OtherRules));
const Unwatchable = lazyComponent(
  lazy(async () => (await import('./notices/Notices')).Unwatchable),
);

/** Loads what the phase shows while the page is still being connected. */
export function usePhaseAhead({ phase }: RoomStore): void {
  const found = phase.value;
  useEffect(() => {
    if (found === 'lobby') lobby.preload();
    if (found === 'over') over.preload();
  }, [found]);
  useEffect(() => whenIdle(over.preload), []);
}

export function Phase() {
  const { view } = useRoom();
  const running = useRef<number | null>(null);
  if (view.table.phase === 'playing') running.current = view.table.games;
  if (showsBoard(view)) return <Playing />;
  switch (view.table.phase) {
    case 'playing':
      return view.table.other_rules ? <OtherRules /> : <Unwatchable />;
    case 'over':
      return view.game !== null ? <Over ended={running.current === view.table.games} /> : <Lobby />;
    case 'lobby':
      return <Lobby />;
  }
}
