/** Alerts to a guest who does not look: that it has become their turn, or that others have written. */
import { effect, untracked } from '@preact/signals';
import { loadedGame } from '~/games/catalogue';
import type { GameModule } from '~/card-table/game';
import type { View } from '~/net/room/view';
import { isMine } from '~/card-table/facts';
import type { RoomStore } from '~/net/room/roomStore';
import { wantsPushes } from '~/net/storage';
import { formatCode } from '~/router/paths';
import { t } from '~/texts';
import { chime, MESSAGE, TURN } from './chime';
import { alerts, clearNotification, notify, unlockSounds, vibrate } from './device';

/** From now on, until the returned function is called. */
export function giveTurnAlerts({ code, view }: RoomStore): () => void {
  let isShown = false;
  let notified = Promise.resolve();
  const listeners = new AbortController();
  const { signal } = listeners;
  let before: Turn | undefined;

  const giveAlert = (game: string) => {
    if (alerts.sound.on.value) void chime.play(TURN);
    if (alerts.vibration.on.value) vibrate();
    // As long as a page is connected the server pushes nothing.
    if (document.hidden && wantsPushes()) {
      const { frame, table } = t();
      const where = `${game} · ${table.title(formatCode(code))}`;
      notified = notify(code, frame.yourTurn, where).catch(() => undefined);
      isShown = true;
    }
  };
  const clear = (): void => {
    if (isShown) notified = notified.then(() => clearNotification(code)).catch(() => undefined);
    isShown = false;
  };

  // Not by rendering, which may skip a view that came with another.
  const stop = effect(() => {
    const seen = view.value;
    const game = seen && loadedGame(seen.table.game);
    if (!game) return;
    untracked(() => {
      const turn = turnIn(seen, game);
      if (turnBegins(before, turn, seen)) giveAlert(game.name());
      if (turn === null) clear();
      before = turn;
    });
  });

  unlockSounds(signal);
  const closeIfSeen = () => document.hidden || clear();
  document.addEventListener('visibilitychange', closeIfSeen, { signal });
  window.addEventListener('pagehide', clear, { signal });

  return () => {
    stop();
    listeners.abort();
    clear();
  };
}

/* When a turn of the viewer begins, read from one view after the other. */

/** The number of the game in which something is expected of the viewer now; null if nothing is. */
export type Turn = number | null;

export function turnIn(view: View, game: GameModule): Turn {
  const { phase, games } = view.table;
  const facts = phase === 'playing' ? game.factsOf(view) : null;
  return facts !== null && isMine(facts) ? games : null;
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

/** How long a line may lie in sight before it counts as unread, in milliseconds. */
const TIME_TO_READ = 150;

/** From now on, until the returned function is called. */
export function giveMessageAlerts({ chat, chatRead }: RoomStore): () => void {
  let heard: number | null = null;
  let later: ReturnType<typeof setTimeout> | undefined;

  const ring = (number: number) => {
    if (chatRead.peek() < number && alerts.message.on.peek()) void chime.play(MESSAGE);
  };

  const stop = effect(() => {
    const newest = chat.value.at(-1);
    untracked(() => {
      const number = newest?.number ?? -1;
      // The first list is what was there before.
      const isNews = heard !== null && number > heard && newest?.own === false;
      heard = number;
      if (!isNews) return;
      clearTimeout(later);
      later = setTimeout(() => ring(number), TIME_TO_READ);
    });
  });

  return () => {
    stop();
    clearTimeout(later);
  };
}
