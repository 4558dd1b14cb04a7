/** How a game ended that is shown as a replay. */
import type { Replay } from '~/wire/Replay';
import type { GameModule, GameView } from '~/games/game';
import { t } from '~/texts';

/** `end` is the last position. */
export function resultOf(replay: Replay, game: GameModule, end: GameView): string {
  if (replay.closed) return t().close.closed;
  return game.result(end) ?? t().replay.unfinished;
}
