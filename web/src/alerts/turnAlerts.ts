/** Lets somebody who does not look know that it has become their turn. Nobody else notices. */
import { effect, untracked } from '@preact/signals';
import type { RoomStore } from '~/net/roomStore';
import { loadedGame } from '~/games/loading';
import { t } from '~/texts';
import { formatCode } from '~/paths';
import { chime } from './chime';
import { TurnNotification } from './notification';
import { notices } from './switches';
import { turnBegins, turnIn, type Turn } from './turn';
import { vibrate } from './vibration';

/** From now on, until the returned function is called. */
export function giveTurnNotices({ code, view }: RoomStore): () => void {
  const notification = new TurnNotification(code);
  const listeners = new AbortController();
  const { signal } = listeners;
  let before: Turn | undefined;

  const tell = (game: string) => {
    if (notices.sound.on.value) void chime.play();
    if (notices.vibration.on.value) vibrate();
    if (notices.notification.on.value && document.hidden) {
      const { frame, table } = t();
      notification.show(frame.yourTurn, `${game} · ${table.title(formatCode(code))}`);
    }
  };

  // Not by rendering, which may skip a view that came with another.
  const stop = effect(() => {
    const seen = view.value;
    const game = seen && loadedGame(seen.table.game);
    if (!game) return;
    untracked(() => {
      const turn = turnIn(seen, game);
      if (turnBegins(before, turn, seen)) tell(game.name());
      if (turn === null) notification.close();
      before = turn;
    });
  });

  window.addEventListener('click', unlockSound, { signal, capture: true });
  window.addEventListener('keydown', unlockSound, { signal, capture: true });
  const closeIfSeen = () => document.hidden || notification.close();
  document.addEventListener('visibilitychange', closeIfSeen, { signal });
  window.addEventListener('pagehide', () => notification.close(), { signal });

  return () => {
    stop();
    listeners.abort();
    notification.close();
  };
}

function unlockSound(): void {
  if (notices.sound.on.value) chime.unlock();
}
