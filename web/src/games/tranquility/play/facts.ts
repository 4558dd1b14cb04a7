/** What a view says about the game, with its types. */
import type { View } from '../../game';
import type { Presence } from '../../../wire/Presence';
import type { TranquilityLegal } from '../../../wire/TranquilityLegal';
import type { TranquilityPhrase } from '../../../wire/TranquilityPhrase';
import type { TranquilityPrivate } from '../../../wire/TranquilityPrivate';
import type { TranquilityPublic } from '../../../wire/TranquilityPublic';

export interface Facts {
  readonly game: TranquilityPublic;
  /** The viewer's own hand and choices; null for those who watch. */
  readonly own: TranquilityPrivate | null;
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
export function factsOf(view: View): Facts | null {
  const { table, you } = view;
  if (view.game === null) return null;
  return {
    game: view.game as TranquilityPublic,
    own: you.game as TranquilityPrivate | null,
    seat: you.player,
    names: table.players,
    presence: table.phase === 'playing' ? table.seats.map((seat) => seat?.presence ?? null) : [],
    phrases: table.phrases as Facts['phrases'],
    left: you.left,
  };
}

export function legalOf(facts: Facts): TranquilityLegal {
  return facts.own?.legal ?? NOTHING_LEGAL;
}

export function inWindow({ game }: Facts): boolean {
  return game.phase === 'start_pledge' || game.phase === 'start_give';
}
