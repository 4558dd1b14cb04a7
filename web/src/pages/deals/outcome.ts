/** How a game went, in a few words that fit every game. */
import type { GameResult } from '~/wire/GameResult';
import { t } from '~/texts';
import type { Seat } from '~/wire/Seat';

export function outcomeWords({ outcome, closed, names }: GameResult): string {
  const { deals } = t();
  const nameOf = (seat: Seat) => names?.[seat] ?? deals.player(seat + 1);
  if (closed) return deals.closed;
  if (outcome === null) return deals.running;
  switch (outcome.result) {
    case 'won':
      return deals.won;
    case 'lost':
      if (outcome.reason === 'conceded') return deals.conceded;
      return outcome.seat === undefined ? deals.lost : deals.lostStuck(nameOf(outcome.seat));
    case 'ranked':
      return deals.ranked(outcome.winners.map(nameOf));
  }
}

/** The points of a contest, by seat; null for other games. */
export function scoreWords({ outcome, names }: GameResult): string | null {
  if (outcome?.result !== 'ranked') return null;
  const { deals } = t();
  return outcome.scores
    .map((points, seat) => deals.score(names?.[seat] ?? deals.player(seat + 1), points))
    .join(' · ');
}

/** Who played. */
export function playersWords({ names }: GameResult, seats: number): string {
  return names === null ? t().deals.somebody(seats) : t().list(names);
}
