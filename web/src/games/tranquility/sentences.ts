/** What was said, what is expected, and how it ended, in words. */
import { legalOf } from '~/card-table/people/facts';
import { nameOf, namesOf, type People as SeatedPeople, whoIs } from '~/card-table/people/people';
import { textsOf } from '~/texts';
import type { Outcome } from '~/wire/room';
import type { Card, StormAt, TranquilityLogLine, TranquilityPhrase } from '~/wire/tranquility';
import { t } from './texts';
import { type Facts, inWindow, place } from './view/facts';

const client = textsOf('table');

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
      return ownTurn ? client().status.yourTurn : client().status.turnOf(active);
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
      return resultSentence(facts) ?? client().status.over;
  }
}

/** What is said of the end: to players what they did, to others what the table did. */
export function resultWords({ seat }: Pick<Facts, 'seat'>) {
  const { result } = t();
  return seat === null ? { ...result, ...result.watched } : result;
}

/** How the game ended, in one line; null while it goes on. */
export function resultSentence(facts: Facts): string | null {
  const result = resultWords(facts);
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
  const result = resultWords(facts);
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

/** What is needed to speak of seats and cells: the people, and the grid. */
export type People = SeatedPeople & Pick<Facts, 'layout'>;

export function where({ layout }: Pick<Facts, 'layout'>, cell: number): string {
  const { part, row, column } = place(layout, cell);
  const { sea, grids } = t();
  const within = sea.cell(row, column);
  return part === 'sea' ? within : grids.parts[part](within);
}

/** Which storm is meant. */
export function stormName(storm: StormAt, people: People): string {
  const words = t().rough.storm;
  if ('revealed' in storm) return words.revealed;
  if (storm.kind === 'purple') return words.purple(storm.row + 1);
  return words[storm.kind](whoIs(people, storm.seat));
}

/** A line of the log. Face-down cards have no name in it, and get none here. */
export function logSentence(line: TranquilityLogLine, people: People): string {
  const { log, rough, grids } = t();
  switch (line.type) {
    case 'given': {
      const parts = line.counts.map((count, seat) =>
        log.gave(whoIs(people, seat) ?? client().players.you, count),
      );
      return log.given(t().list(parts));
    }
    case 'move_rocks':
      return rough.log.moveRocks(line.row + 1);
    case 'rocks_gone':
      return rough.log.rocksGone;
    case 'blow':
      return rough.log.blow(line.row + 1);
    case 'compass':
      return rough.log.compass;
    case 'turn_hands':
      return grids.log.turnHands(line.night);
    default:
      return actionSentence(line, people);
  }
}

type ActionLine = Exclude<
  TranquilityLogLine,
  { type: 'given' | 'move_rocks' | 'rocks_gone' | 'blow' | 'compass' | 'turn_hands' }
>;

/** What a seat did. */
function actionSentence(line: ActionLine, people: People): string {
  const { log } = t();
  const own = line.seat === people.seat;
  const name = nameOf(people, line.seat);
  switch (line.type) {
    case 'place': {
      const cell = where(people, line.cell);
      if (line.cost === 0) {
        return own ? log.placeFreeYou(line.card, cell) : log.placeFree(name, line.card, cell);
      }
      return own
        ? log.placePaidYou(line.card, cell, line.cost)
        : log.placePaid(name, line.card, cell, line.cost);
    }
    case 'first':
      return own ? log.firstYou : log.first(name);
    case 'discard':
      return own ? log.discardYou : log.discard(name);
    case 'start':
      return own ? log.startYou : log.start(name);
    case 'finish':
      return own ? log.finishYou : log.finish(name);
    case 'concede':
      return own ? log.concedeYou : log.concede(name);
    default:
      return variantSentence(line, people);
  }
}

/** What a seat did that only rough seas or another grid allow. */
function variantSentence(
  line: Exclude<
    ActionLine,
    { type: 'place' | 'first' | 'discard' | 'start' | 'finish' | 'concede' }
  >,
  people: People,
): string {
  const { rough, grids } = t();
  const who = whoIs(people, line.seat);
  switch (line.type) {
    case 'monster':
      return rough.log.monster(who, where(people, line.cell));
    case 'finish_back':
      return rough.log.finishBack(who, namesOf(people, line.monsters));
    case 'keep_rocks':
      return rough.log.keepRocks(who);
    case 'storm':
      return rough.log.storm(who, rough.aStorm[line.storm]);
    case 'reduce':
      return rough.log.reduce(who, line.count);
    case 'spend_compass':
      return rough.log.spend(who, stormName(line.storm, people));
    case 'discard_hand':
      return rough.log.discardHand(who, line.count);
    case 'explore': {
      const explored = grids.log.placeFree(who, line.card, where(people, line.cell));
      return `${explored}. ${grids.explorer.found[line.found]}`;
    }
    case 'replace_compass':
      return grids.log.replaceCompass(who);
    case 'clear_storm':
      return grids.log.clear(who, where(people, line.cell));
    case 'turn_over':
      return grids.log.turnOver(who, where(people, line.cell));
    case 'take_from_row':
      return grids.log.take(who, cardList(line.cards));
    case 'swap_hand':
      return grids.log.swap(who, cardList(line.revealed), cardList(line.taken));
    case 'pass':
      return grids.log.pass(who);
  }
}

/** In the competition all cards are islands. */
function cardList(cards: readonly Card[]): string {
  return t().list(cards.map(String));
}

/** What a new view brings besides lines of the log, in sentences to be read out. */
export function news(before: Facts, after: Facts): string[] {
  return [...newPhrases(before, after), ...newPledges(before, after)];
}

function newPhrases(before: Facts, after: Facts): string[] {
  const known = new Set(before.phrases.map((said) => JSON.stringify(said)));
  // In the storm window there is one phrase of each seat, in the others a conversation.
  const fresh = inWindow(after)
    ? after.phrases.slice(before.phrases.length)
    : after.phrases.filter((said) => !known.has(JSON.stringify(said)));
  return fresh.map(({ seat, phrase }) => phraseSentence(seat, phrase, after));
}

function newPledges(before: Facts, after: Facts): string[] {
  const [old, window] = [before.game.window, after.game.window];
  if (window === null) return [];
  return window.pledges.flatMap((pledge, seat) => {
    if (seat === after.seat) return [];
    const sentences: string[] = [];
    if (pledge !== null && pledge !== old?.pledges[seat]) {
      sentences.push(t().window.announcePledge(nameOf(after, seat), pledge));
    }
    if (window.agreed[seat] === true && old?.agreed[seat] !== true) {
      sentences.push(t().window.announceAgreed(nameOf(after, seat)));
    }
    return sentences;
  });
}
