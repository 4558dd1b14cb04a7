/** How robots play, and how far. */
import type { View } from '~/net/room/view';
import type { TranquilityPrivate, TranquilityPublic } from '~/wire/tranquility';
import { decide, diceOf } from './choices';

/** What a seat does next by its view; null while there is nothing for it to do. */
export type Strategy = (view: View) => unknown;

/** By choices as random as the dice. */
export function randomly(seed: number): Strategy {
  const dice = diceOf(seed);
  return (view) => decide(view, dice);
}

/** In Tranquility: discards until a start card turns up, and plays that. */
export function towardsTheStart(seed: number): Strategy {
  const otherwise = randomly(seed);
  return (view) => {
    const { legal } = (view.you.game as TranquilityPrivate | null) ?? {};
    if (legal?.start) return { type: 'start' };
    if (!legal?.discard) return otherwise(view);
    return { type: 'discard', cards: legal.spare?.slice(0, legal.discard) };
  };
}

export type Until = (view: View) => boolean;

export const isOver: Until = ({ table }) => table.phase === 'over';

/** In Tranquility: a start card was played, and is to be settled. */
export const isStarting: Until = ({ game }) =>
  (game as TranquilityPublic | null)?.phase === 'start_pledge';
