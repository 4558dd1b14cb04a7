/** Why a game was lost: what the seat held, and what it would have needed. */
import type { AscentStatistics } from '~/wire/AscentStatistics';
import type { Outcome } from '~/wire/Outcome';
import { type People, whoIs } from '~/card-table/people';
import { t } from '../texts';
import { cardName } from '../names';

export function wantSentences(
  { want, summits }: Pick<AscentStatistics, 'want' | 'summits'>,
  outcome: Outcome | null,
  people: People,
): string[] {
  const { statistics: words } = t();
  const sentences: string[] = [];
  if (want !== null) {
    const who = whoIs(people, want.seat);
    const [held] = want.hand;
    if (held === undefined) {
      sentences.push(words.empty(who));
    } else {
      const name = cardName(held.card);
      const { cost } = held;
      sentences.push(
        cost === null ? words.nowhere(who, name) : words.costly(who, name, cost),
        words.oneMore,
      );
    }
  }
  if (outcome?.result === 'lost' && summits === 0) sentences.push(words.summitsGone);
  return sentences;
}
