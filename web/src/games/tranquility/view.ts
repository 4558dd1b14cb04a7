/** What a view says about the game, with its types. */
import type { People } from '~/card-table/people';
import { type GameView, partnersOf } from '~/games/game';
import type { Presence } from '~/wire/room';
import type {
  StormAt,
  TranquilityLegal,
  TranquilityPhrase,
  TranquilityPrivate,
  TranquilityPublic,
  TranquilityShape,
} from '~/wire/tranquility';
import { type Layout, layoutOf } from './layout';

export interface Facts extends People {
  readonly game: TranquilityPublic;
  readonly layout: Layout;
  /** The viewer's own hand and choices; null for those who watch. */
  readonly own: TranquilityPrivate | null;
  /** What lies open to the viewer of the seats, by seat; null of those whose hands are hidden. */
  readonly hands: readonly (TranquilityPrivate | null)[];
  /** The viewer's seat in the game; null for those who watch. */
  readonly seat: number | null;
  /** The names of the players, by seat. */
  readonly names: readonly string[];
  /** Who is there, by seat; empty when the game is over, as the table is a lobby again. */
  readonly presence: readonly (Presence | null)[];
  readonly phrases: readonly { readonly seat: number; readonly phrase: TranquilityPhrase }[];
  readonly left: { readonly phrases: number; readonly changes: number } | null;
}

export const NOTHING_LEGAL: TranquilityLegal = {};

/** Null while there is no game that the viewer may see. */
export function factsOf(view: GameView, { grids }: TranquilityShape): Facts | null {
  const { table, you } = view;
  if (view.game === null) return null;
  const game = view.game as TranquilityPublic;
  const grid = grids[game.grid];
  if (grid === undefined) throw new Error(`The server has no grid ${game.grid}.`);
  return {
    game,
    layout: layoutOf(grid),
    own: you.game as TranquilityPrivate | null,
    hands: (you.hands ?? []) as Facts['hands'],
    seat: you.player,
    names: table.players,
    ...partnersOf(view),
    presence: table.phase === 'playing' ? table.seats.map((seat) => seat?.presence ?? null) : [],
    phrases: table.phrases as Facts['phrases'],
    left: you.left,
  };
}

export function legalOf(facts: Facts): TranquilityLegal {
  return facts.own?.legal ?? NOTHING_LEGAL;
}

/** Whether the viewer has something to do now. */
export function isMine({ game, seat }: Facts): boolean {
  return seat !== null && game.waiting.includes(seat);
}

export function inWindow({ game }: Facts): boolean {
  return game.phase === 'start_pledge' || game.phase === 'start_give';
}

/** Whether some storm could be ended now, so that the seats may talk about which. */
export function inStormWindow({ game }: Facts): boolean {
  return (game.storms?.endable?.length ?? 0) > 0;
}

/** The storms that can be told apart, the one just turned up first. */
export function stormsOf({ storms }: TranquilityPublic): StormAt[] {
  if (storms === undefined) return [];
  return [
    ...(storms.revealed === null ? [] : [{ revealed: true }]),
    ...storms.yellow.flatMap((count, seat) => anyOf(count, { kind: 'yellow', seat })),
    ...storms.purple.flatMap((count, row) => anyOf(count, { kind: 'purple', row })),
    ...storms.orange.flatMap((count, seat) => anyOf(count, { kind: 'orange', seat })),
  ];
}

function anyOf(count: number, storm: StormAt): StormAt[] {
  return count > 0 ? [storm] : [];
}
