/** Why a game was lost whose players hold cards to pay with, and what was dear in it. */
import { type People, whoIs } from '~/card-table/people/people';
import { textsOf } from '~/texts';

const t = textsOf('beside');

/** The last cards of a seat: none, or one that it could not pay for, place, or play yet. */
export function lastCardSentences(
  held: { readonly name: string; readonly cost: number | null; readonly early?: boolean } | null,
  who: string | null,
): string[] {
  const { shortfall: words } = t();
  if (held === null) return [words.empty(who)];
  const { name, cost, early = false } = held;
  if (cost !== null) return [words.costly(who, name, cost), words.oneMore];
  return [early ? words.early(who, name) : words.nowhere(who, name), words.oneMore];
}

interface Dearest {
  readonly seat: number;
  readonly cost: number;
  readonly position: number;
}

export function dearestSentence(
  { seat, cost, position }: Dearest,
  card: string,
  people: People,
): string {
  return t().shortfall.dearest(whoIs(people, seat), card, cost, position);
}

/** How many cards were missing for a cell. */
export function shortSentence(cards: number, isLast: boolean): string {
  return t().shortfall.short(cards, isLast);
}
