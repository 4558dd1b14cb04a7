/** Status, result and log of a game, in words. */
import { isMine, legalOf } from '~/card-table/facts';
import { nameOf, type People, whoIs } from '~/card-table/people/people';
import { lossSentence, lostSentence, wonSentence } from '~/games/coop/sentences';
import { textsOf } from '~/texts';
import type { AscentCell, AscentLogLine } from '~/wire/ascent';
import { t } from './texts';
import { cardName, cellName } from './view/cards';
import { type AscentFacts, idOf } from './view/facts';

const client = textsOf('table');

/** The status: the seat that is to act, and how. */
export function statusSentence(facts: AscentFacts): string {
  const { status } = client();
  const { game } = facts;
  if (game.phase === 'over') return resultSentence(facts) ?? status.over;
  if (!isMine(facts)) return status.turnOf(nameOf(facts, game.active ?? 0));
  return legalOf(facts).summit === true ? t().status.summitReady : status.yourTurn;
}

/** How the game ended, in one line; null while it goes on. */
export function resultSentence(facts: AscentFacts): string | null {
  const { outcome } = facts.game;
  if (outcome === null) return null;
  return outcome.result === 'lost' ? lostSentence(outcome, facts) : t().result.won;
}

/** The way the game ended, for the closing picture. */
export function closingSentence(facts: AscentFacts): string | null {
  const { result } = t();
  const { outcome } = facts.game;
  if (outcome === null) return null;
  return outcome.result === 'lost'
    ? lossSentence(outcome, result, facts)
    : wonSentence(result, facts);
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
    case 'concede':
      return client().coop.log[line.type](who);
    case 'grapple':
    case 'summit':
      return log[line.type](who);
  }
}

function unlessFree(cost: number, words: (cost: number) => string): string {
  return cost === 0 ? '' : words(cost);
}

function where(cell: AscentCell): string {
  return cellName(idOf(cell));
}

/** The first and the last cell of a herd's way. */
function ends(path: readonly AscentCell[]): { from: string; to: string } {
  const [from, to] = [path[0], path.at(-1)];
  return { from: from === undefined ? '' : where(from), to: to === undefined ? '' : where(to) };
}
