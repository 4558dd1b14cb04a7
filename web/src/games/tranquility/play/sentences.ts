/** What happened, what is expected, and how it ended, in words. */
import type { TranquilityLogLine } from '../../../wire/TranquilityLogLine';
import type { TranquilityPhrase } from '../../../wire/TranquilityPhrase';
import { isolate, t } from '../i18n';
import { place } from './cells';
import { type Facts, legalOf } from './facts';

/** What is needed to speak of seats: their names, and which is the reader's. */
export type People = Pick<Facts, 'names' | 'seat'>;

export function nameOf(people: People, seat: number): string {
  return isolate(people.names[seat] ?? '?');
}

/** The names of some seats, the reader's own last and as "you". */
export function namesOf(people: People, seats: readonly number[]): string {
  const others = seats.filter((seat) => seat !== people.seat).map((seat) => nameOf(people, seat));
  return t().list(others.length < seats.length ? [...others, t().seats.you] : others);
}

export function where(cell: number): string {
  const { row, column } = place(cell);
  return t().sea.cell(row, column);
}

/** A line of the log. Face-down cards have no name in it, and get none here. */
export function logSentence(line: TranquilityLogLine, people: People): string {
  const { log } = t();
  if (line.type === 'given') {
    const parts = line.counts.map((count, seat) =>
      log.gave(seat === people.seat ? t().seats.you : nameOf(people, seat), count),
    );
    return log.given(t().list(parts));
  }
  const own = line.seat === people.seat;
  const who = nameOf(people, line.seat);
  switch (line.type) {
    case 'place': {
      const cell = where(line.cell);
      if (line.cost === 0) {
        return own ? log.placeFreeYou(line.card, cell) : log.placeFree(who, line.card, cell);
      }
      return own
        ? log.placePaidYou(line.card, cell, line.cost)
        : log.placePaid(who, line.card, cell, line.cost);
    }
    case 'first':
      return own ? log.firstYou : log.first(who);
    case 'discard':
      return own ? log.discardYou : log.discard(who);
    case 'start':
      return own ? log.startYou : log.start(who);
    case 'finish':
      return own ? log.finishYou : log.finish(who);
    case 'concede':
      return own ? log.concedeYou : log.concede(who);
  }
}

/** A structured phrase of the start window. */
export function phraseSentence(seat: number, phrase: TranquilityPhrase, people: People): string {
  const { window } = t();
  const own = seat === people.seat;
  const who = nameOf(people, seat);
  if (phrase.type === 'think') return own ? window.saidThinkYou : window.saidThink(who);
  const more = phrase.change === 'more';
  if (own) return window.saidAskByYou(nameOf(people, phrase.seat), phrase.count, more);
  if (phrase.seat === people.seat) return window.saidAskYou(who, phrase.count, more);
  return window.saidAsk(who, nameOf(people, phrase.seat), phrase.count, more);
}

/** What is expected of whom. */
export function statusSentence(facts: Facts): string {
  const { status } = t();
  const { game, seat } = facts;
  const legal = legalOf(facts);
  const mine = seat !== null && game.waiting.includes(seat);
  switch (game.phase) {
    case 'setup':
      return status.setup;
    case 'turn':
      if (legal.start === true) return status.mustStart;
      return mine ? status.yourTurn : status.turnOf(nameOf(facts, game.active ?? 0));
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
      return resultSentence(facts) ?? status.over;
  }
}

/** How the game ended, in one line; null while it goes on. */
export function resultSentence(facts: Facts): string | null {
  const { result } = t();
  const { outcome } = facts.game;
  if (outcome === null) return null;
  if (outcome.result === 'won') return result.won;
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
