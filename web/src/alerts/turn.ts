/** When a turn of the viewer begins, read from one view after the other. */
import type { GameModule, View } from '~/games/game';

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
