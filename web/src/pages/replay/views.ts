/** Positions of a replay as views, which the game's own board draws. */
import type { GameModule, GameView } from '~/games/game';
import type { Viewpoint } from '~/net/replays';
import { t } from '~/pages/replay/texts';
import type { Replay, ReplayView } from '~/wire/http';

/** The names of the seats; a record need not have any. */
export function namesOf({ names, seats }: Pick<Replay, 'names' | 'seats'>): readonly string[] {
  return names ?? Array.from({ length: seats }, (_, seat) => t().replay.player(seat + 1));
}

/**
 * A replay is never seen with the eyes of a player: what a seat saw are its cards, open beside the
 * board, and it is spoken of by its name.
 */
export function viewOf(replay: Replay, viewpoint: Viewpoint, position: ReplayView): GameView {
  return {
    table: {
      games: 0,
      phase: 'over',
      players: [...namesOf(replay)],
      partners: replay.partners,
      seats: [],
      phrases: [],
    },
    game: position.game,
    you: { player: null, left: null, game: null, hands: handsOf(replay, viewpoint, position) },
  };
}

function handsOf({ seats }: Replay, viewpoint: Viewpoint, { you, hands }: ReplayView): unknown[] {
  if (typeof viewpoint !== 'number') return hands ?? [];
  return Array.from({ length: seats }, (_, seat) => (seat === viewpoint ? you : null));
}

/* How a game ended that is shown as a replay. */

/** `end` is the last position. */
export function resultOf(replay: Replay, game: GameModule, end: GameView): string {
  if (replay.closed) return t().close.closed;
  return game.result(end) ?? t().replay.unfinished;
}
