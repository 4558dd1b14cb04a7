/** What is expected, and how it ended, in words. */
import { isMine, legalOf } from '~/card-table/people/facts';
import { nameOf, type People, whoIs } from '~/card-table/people/people';
import { textsOf } from '~/texts';
import type { AscentCell, AscentLogLine } from '~/wire/ascent';
import { t } from './texts';
import { cardName, cellName } from './view/cards';
import { type Facts, idOf } from './view/facts';

const client = textsOf('table');

/** What is expected of whom. */
export function statusSentence(facts: Facts): string {
  const { status } = client();
  const { game } = facts;
  if (game.phase === 'over') return resultSentence(facts) ?? status.over;
  if (!isMine(facts)) return status.turnOf(nameOf(facts, game.active ?? 0));
  return legalOf(facts).summit === true ? t().status.summitReady : status.yourTurn;
}

/** How the game ended, in one line; null while it goes on. */
export function resultSentence(facts: Facts): string | null {
  const { result } = t();
  const { outcome } = facts.game;
  if (outcome === null) return null;
  if (outcome.result !== 'lost') return result.won;
  if (outcome.reason === 'conceded') return alone(facts) ? result.concededSolo : result.conceded;
  return outcome.seat === facts.seat
    ? result.lostStuckYou
    : result.lostStuck(nameOf(facts, outcome.seat ?? 0));
}

/** What is said of the end: to players what they did, to others what the table did. */
export function resultWords({ seat }: Pick<Facts, 'seat'>) {
  const { result } = t();
  return seat === null ? { ...result, ...result.watched } : result;
}

/** What led to the end, for the closing picture. */
export function closingSentence(facts: Facts): string | null {
  const result = resultWords(facts);
  const { outcome } = facts.game;
  if (outcome === null) return null;
  if (outcome.result !== 'lost') return alone(facts) ? result.wonLeadSolo : result.wonLead;
  if (outcome.reason === 'conceded') {
    return alone(facts) ? result.concededLeadSolo : result.concededLead;
  }
  return outcome.seat === facts.seat
    ? result.lostStuckLeadYou
    : result.lostStuckLead(nameOf(facts, outcome.seat ?? 0));
}

function alone({ names }: Facts): boolean {
  return names.length === 1;
}

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
  return { from: from === undefined ? '' : where(from), to: to === undefined ? '' : where(to) };
}
