/** What a view says about the game, with its types. */
import type { People } from '~/card-table/people';
import { type GameView, partnersOf } from '~/games/game';
import type { Presence } from '~/wire/room';
import type {
  SantaTimeaLegal,
  SantaTimeaPrivate,
  SantaTimeaPublic,
  SantaTimeaShape,
} from '~/wire/santa_timea';

export interface Facts extends People {
  readonly game: SantaTimeaPublic;
  readonly shape: SantaTimeaShape;
  /** The viewer's own hand and choices; null for those who watch. */
  readonly own: SantaTimeaPrivate | null;
  /** What lies open to the viewer of the seats, by seat; null of those whose hands are hidden. */
  readonly hands: readonly (SantaTimeaPrivate | null)[];
  /** Who is there, by seat; empty when the game is over, as the table is a lobby again. */
  readonly presence: readonly (Presence | null)[];
}

const NOTHING_LEGAL: SantaTimeaLegal = {};

/** Null while there is no game that the viewer may see. */
export function factsOf(view: GameView, shape: SantaTimeaShape): Facts | null {
  const { table, game, you } = view;
  if (game === null) return null;
  return {
    game: game as SantaTimeaPublic,
    shape,
    own: you.game as SantaTimeaPrivate | null,
    hands: (you.hands ?? []) as Facts['hands'],
    seat: you.player,
    names: table.players,
    ...partnersOf(view),
    presence: table.phase === 'playing' ? table.seats.map((seat) => seat?.presence ?? null) : [],
  };
}

export function legalOf(facts: Facts): SantaTimeaLegal {
  return facts.own?.legal ?? NOTHING_LEGAL;
}

/** Whether the viewer has something to do now. */
export function isMine({ game, seat }: Facts): boolean {
  return seat !== null && game.waiting.includes(seat);
}
