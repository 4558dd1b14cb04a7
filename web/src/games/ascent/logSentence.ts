/** What happened, in words. */
import type { AscentCell } from '~/wire/AscentCell';
import type { AscentLogLine } from '~/wire/AscentLogLine';
import { type People, whoIs } from '~/card-table/people';
import { t } from './texts';
import { idOf } from './mountain';
import { cardName, cellName } from './names';

/** A line of the log. Face-down cards have no name in it, and get none here. */
export function logSentence(line: AscentLogLine, people: People): string {
  const { log } = t();
  if (line.type === 'filmed') return log.filmed(line.sequence.join('-'));
  const who = whoIs(people, line.seat);
  switch (line.type) {
    case 'slope':
      return (
        log.slope(who, cardName(line.card), where(line.cell)) + unlessFree(line.cost, log.paid)
      );
    case 'campfire':
      return (
        log.campfire(
          who,
          cardName(line.card),
          where(line.cell),
          cardName(line.moved),
          where(line.to),
        ) + unlessFree(line.cost, log.movedFor)
      );
    case 'bridge':
      return log.bridge(who, where(line.cell));
    case 'lead':
      return log.lead(who, line.ibex, ends(line.path), line.path.length - 1);
    case 'discard':
      return log.discard(who);
    case 'grapple':
      return log.grapple(who);
    case 'summit':
      return log.summit(who);
    case 'concede':
      return log.concede(who);
  }
}

function unlessFree(cost: number, words: (cost: number) => string): string {
  return cost === 0 ? '' : words(cost);
}

function where(cell: AscentCell): string {
  return cellName(idOf(cell));
}

/** Where a herd came from and where it went. */
function ends(path: readonly AscentCell[]): { from: string; to: string } {
  const [from, to] = [path[0], path.at(-1)];
  return {
    from: from === undefined ? '' : where(from),
    to: to === undefined ? '' : where(to),
  };
}
