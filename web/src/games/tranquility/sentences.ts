/** What was said, what is expected, and how it ended, in words. */
import type { Outcome } from '~/wire/Outcome';
import type { TranquilityPhrase } from '~/wire/TranquilityPhrase';
import { t as shared } from '~/card-table/texts';
import { nameOf, namesOf, whoIs } from '~/card-table/people';
import { t } from './texts';
import { type Facts, legalOf } from './view';
import { type People, stormName } from './logSentence';

/** A structured phrase of the start window or of the storm window. */
export function phraseSentence(seat: number, phrase: TranquilityPhrase, people: People): string {
  const { window, rough } = t();
  const own = seat === people.seat;
  const who = whoIs(people, seat);
  switch (phrase.type) {
    case 'think':
      return who === null ? window.saidThinkYou : window.saidThink(who);
    case 'end':
      return rough.said.end(who, stormName(phrase.storm, people));
    case 'keep':
      return rough.said.keep(who);
    case 'ask': {
      const more = phrase.change === 'more';
      if (own) return window.saidAskByYou(nameOf(people, phrase.seat), phrase.count, more);
      const name = nameOf(people, seat);
      if (phrase.seat === people.seat) return window.saidAskYou(name, phrase.count, more);
      return window.saidAsk(name, nameOf(people, phrase.seat), phrase.count, more);
    }
  }
}

/** What is expected of whom. */
export function statusSentence(facts: Facts): string {
  const { status, rough, grids } = t();
  const { game, seat } = facts;
  const legal = legalOf(facts);
  const mine = seat !== null && game.waiting.includes(seat);
  const active = nameOf(facts, game.active ?? 0);
  const ownTurn = seat !== null && game.active === seat;
  switch (game.phase) {
    case 'setup':
      return status.setup;
    case 'rocks':
      return ownTurn ? rough.status.rocksYou : rough.status.rocks(active);
    case 'storm_revealed':
      return ownTurn
        ? rough.status.revealedYou(rough.aStorm[game.storms?.revealed ?? 'yellow'])
        : rough.status.revealed(active, rough.aStorm[game.storms?.revealed ?? 'yellow']);
    case 'storm_purple':
      return ownTurn ? rough.status.purpleYou : rough.status.purple(active);
    case 'storm_yellow':
      return ownTurn ? rough.status.yellowYou(legal.reduce ?? 0) : rough.status.yellow(active);
    case 'explorer_pay':
      return ownTurn ? grids.explorer.statusYou(legal.pay ?? 0) : grids.explorer.status(active);
    case 'turn':
      if (game.storms?.stuck === true) {
        return ownTurn ? rough.status.stuckYou : rough.status.stuck(active);
      }
      if (legal.start === true) return status.mustStart;
      return ownTurn ? shared().status.yourTurn : shared().status.turnOf(active);
    case 'start_pledge':
      if (legal.agree === true) return status.youAgree;
      return mine && game.window?.pledges[seat] === null
        ? status.youPledge
        : status.pledging(namesOf(facts, game.waiting));
    case 'start_give':
      return mine && legal.give !== undefined && legal.give > 0
        ? status.youGive(legal.give)
        : status.giving(namesOf(facts, game.waiting));
    case 'over':
      return resultSentence(facts) ?? shared().status.over;
  }
}

/** How the game ended, in one line; null while it goes on. */
export function resultSentence(facts: Facts): string | null {
  const { result } = t();
  const { outcome } = facts.game;
  if (outcome === null) return null;
  if (outcome.result === 'won') return result.won(facts.layout.cells);
  if (outcome.result === 'ranked') return contestSentence(outcome, facts);
  switch (outcome.reason) {
    case 'no_legal_action':
      return outcome.seat === facts.seat
        ? result.lostStuckYou
        : result.lostStuck(nameOf(facts, outcome.seat ?? 0));
    case 'start_unpayable':
      return result.lostStart;
    case 'conceded':
      return facts.names.length === 1 ? result.concededSolo : result.conceded;
  }
}

/** What led to the end, for the closing picture. */
export function closingSentence(facts: Facts): string | null {
  const { result } = t();
  const { outcome } = facts.game;
  if (outcome === null) return null;
  const solo = facts.names.length === 1;
  if (outcome.result === 'won') return solo ? result.wonLeadSolo : result.wonLead;
  if (outcome.result === 'ranked') return contestSentence(outcome, facts);
  switch (outcome.reason) {
    case 'no_legal_action':
      return outcome.seat === facts.seat
        ? result.lostStuckLeadYou
        : result.lostStuckLead(nameOf(facts, outcome.seat ?? 0));
    case 'start_unpayable':
      return result.lostStartLead;
    case 'conceded':
      return solo ? result.concededLeadSolo : result.concededLead;
  }
}

/** Who won a contest, and how it stood. */
function contestSentence(
  { scores, winners }: Outcome & { result: 'ranked' },
  facts: Facts,
): string {
  const { contest } = t().grids;
  const points = t().list(scores.map((score, seat) => contest.score(nameOf(facts, seat), score)));
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return contest.shared(points);
  return winner === facts.seat
    ? contest.wonYou(points)
    : contest.won(nameOf(facts, winner), points);
}
