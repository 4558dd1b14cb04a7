/** Answers to single keys on hands whose cards are placed, and on the seats that hold them. */
import type { GameFacts } from '~/card-table/facts';
import { textsOf } from '~/texts';

const t = textsOf('table', 'beside');

interface SpokenCard<Card> {
  name(card: Card): string;
  /** The use of a card, and its least price. */
  place(card: Card): string;
  /** Whether a card can be picked up now. */
  readonly choosing: boolean;
}

/** The cards of a hand; on their own turn players hear where each can go. */
export function spokenHand<Card>(
  own: { readonly hand: readonly Card[] },
  facts: GameFacts<{ readonly active: number | null }, unknown>,
  { name, place, choosing }: SpokenCard<Card>,
): string[] {
  const names = own.hand.map(name);
  if (own !== facts.own) return names;
  if (facts.seat === null || facts.game.active !== facts.seat) return [...names, t().spoken.later];
  if (!choosing) return names;
  return own.hand.map((card) => t().colon(name(card), place(card)));
}

/** The cells to which a card can go for least; none where there is no place. */
export function spokenPlaces(cost: number, cells: readonly string[]): string {
  const { spoken } = t();
  if (cells.length === 0) return spoken.nowhere;
  const there = t().list(cells);
  return cost === 0 ? spoken.free(there) : spoken.paid(there, cost);
}

/** How many cards a seat holds, can draw, and has discarded. */
export function spokenCards(
  { hands, piles, discards }: Record<'hands' | 'piles' | 'discards', readonly number[]>,
  seat: number,
): string[] {
  const { players } = t();
  return [
    players.hand(hands[seat] ?? 0),
    players.pile(piles[seat] ?? 0),
    players.discards(discards[seat] ?? 0),
  ];
}
