/** What is expected, and how it ended, in words. */
import { t as shared } from '~/card-table/texts';
import { nameOf } from '~/card-table/people';
import { t } from './texts';
import { type Facts, isMine, legalOf } from './view';

/** What is expected of whom. */
export function statusSentence(facts: Facts): string {
  const { status } = shared();
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

/** What led to the end, for the closing picture. */
export function closingSentence(facts: Facts): string | null {
  const { result } = t();
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
