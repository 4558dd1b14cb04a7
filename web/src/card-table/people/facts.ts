/** What a view says about a game, with the types of that game. */
import { type GameView, partnersOf } from '../game';
import type { Presence } from '~/wire/room';
import type { People } from './people';

export interface GameFacts<Public, Private> extends People {
  readonly game: Public;
  /** The viewer's own hand and choices; null for those who watch. */
  readonly own: Private | null;
  /** What lies open to the viewer of the seats, by seat; null of those whose hands are hidden. */
  readonly hands: readonly (Private | null)[];
  /** Whether those who watch may look at all hands. */
  readonly openHands?: boolean;
  /** Who is there, by seat; empty when the game is over, as the table is a lobby again. */
  readonly presence: readonly (Presence | null)[];
}

/** Null while there is no game that the viewer may see. */
export function gameFactsOf<Public, Private>(view: GameView): GameFacts<Public, Private> | null {
  const { table, game, you } = view;
  if (game === null) return null;
  return {
    seat: you.player,
    names: table.players,
    ...partnersOf(view),
    game: game as Public,
    own: you.game as Private | null,
    hands: (you.hands ?? []) as (Private | null)[],
    openHands: table.open_hands === true,
    presence: table.phase === 'playing' ? table.seats.map((seat) => seat?.presence ?? null) : [],
  };
}

const NOTHING = {};

/** What the viewer can do now. */
export function legalOf<Legal extends object>(
  facts: Pick<GameFacts<unknown, { readonly legal: Legal }>, 'own'>,
): Partial<Legal> {
  return facts.own?.legal ?? NOTHING;
}

/** Whether the viewer has something to do now. */
export function isMine({ game, seat }: GameFacts<Waited, unknown>): boolean {
  return seat !== null && (game.waiting ?? [game.active]).includes(seat);
}

/** How many cards are left, in hands and to be drawn. */
export function cardsLeft({ game: { hands, piles } }: { game: Piled }): number {
  return [...hands, ...piles].reduce((sum, cards) => sum + cards, 0);
}

interface Piled {
  readonly hands: readonly number[];
  readonly piles: readonly number[];
}

/** For whom a game waits: the seats that it tells, or else the one whose turn it is. */
interface Waited {
  readonly waiting?: readonly number[];
  readonly active: number | null;
}
