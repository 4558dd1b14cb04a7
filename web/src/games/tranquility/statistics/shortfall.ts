/** Why a game was lost: what the seat held, and what it would have needed. */
import { nameOf, type People, whoIs } from '~/card-table/people';
import type { TranquilityHeldCard, TranquilityShortfall } from '~/wire/tranquility';
import { cardName } from '../board/CardFace';
import { t } from '../texts';

export function shortfallSentences(shortfall: TranquilityShortfall | null, people: People) {
  return shortfall === null ? [] : sentencesOf(shortfall, people);
}

function sentencesOf(shortfall: TranquilityShortfall, people: People): string[] {
  const { statistics: words, log, list } = t();
  if (shortfall.type === 'gifts') {
    const sum = shortfall.could.reduce((all, count) => all + count, 0);
    const parts = shortfall.could.map((count, seat) => log.gave(nameOf(people, seat), count));
    return [words.couldGive(sum, shortfall.needed, list(parts))];
  }
  const who = whoIs(people, shortfall.seat);
  const monsters = shortfall.hand.filter(({ card }) => card === 'monster').length;
  const other = shortfall.hand.find(({ card }) => card !== 'monster');
  if (shortfall.hand.length === 0) return [words.empty(who)];
  return [
    ...(other === undefined ? [] : [lastCard(other, who), words.oneMore]),
    ...(monsters > 0 ? [words.monstersHeld(monsters)] : []),
  ];
}

function lastCard({ card, cost }: TranquilityHeldCard, who: string | null): string {
  const { statistics: words } = t();
  const name = cardName(card);
  if (cost !== null) return words.costly(who, name, cost);
  return typeof card === 'number' ? words.nowhere(who, name) : words.noUse(who, name);
}
