/** Tells a player who does not look that it has become their turn. Nothing else alerts. */
import { effect, untracked } from '@preact/signals';
import type { GameModule, View } from '~/games/game';
import { loadedGame } from '~/games/catalogue';
import type { RoomStore } from '~/net/room/roomStore';
import { formatCode } from '~/paths';
import { t } from '~/texts';
import { chime, TURN } from './chime';
import { alerts, TurnNotification, vibrate } from './device';
import { unlockSounds } from './unlock';

/** From now on, until the returned function is called. */
export function giveTurnAlerts({ code, view }: RoomStore): () => void {
  const notification = new TurnNotification(code);
  const listeners = new AbortController();
  const { signal } = listeners;
  let before: Turn | undefined;

  const tell = (game: string) => {
    if (alerts.sound.on.value) void chime.play(TURN);
    if (alerts.vibration.on.value) vibrate();
    if (alerts.notification.on.value && document.hidden) {
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

  unlockSounds(signal);
  const closeIfSeen = () => document.hidden || notification.close();
  document.addEventListener('visibilitychange', closeIfSeen, { signal });
  window.addEventListener('pagehide', () => notification.close(), { signal });

  return () => {
    stop();
    listeners.abort();
    notification.close();
  };
}

/* When a turn of the viewer begins, read from one view after the other. */

/** The number of the game in which something is expected of the viewer now; null if nothing is. */
export type Turn = number | null;

export function turnIn(view: View, game: GameModule): Turn {
  const { phase, games } = view.table;
  return phase === 'playing' && game.isMyTurn(view) ? games : null;
}

/**
 * Whether a view shows the viewer something new. Not if there was no view before it, as after
 * loading the page; not if the turn went on meanwhile, as over a reconnection; and not if it came
 * of the viewer's own doing.
 */
export function turnBegins(before: Turn | undefined, now: Turn, { you }: View): boolean {
  const ownDoing = (you.done ?? []).length > 0;
  return before !== undefined && now !== null && now !== before && !ownDoing;
}
