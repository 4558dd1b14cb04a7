/** Phrases, status, result and log of a game, in words. */
import { legalOf } from '~/card-table/facts';
import { nameOf, namesOf, type People, whoIs } from '~/card-table/people/people';
import { lossSentence, lostSentence, wonSentence } from '~/games/coop/sentences';
import { textsOf } from '~/texts';
import type { Outcome } from '~/wire/room';
import type { Card, StormAt, TranquilityLogLine, TranquilityPhrase } from '~/wire/tranquility';
import { t } from './texts';
import { type TranquilityFacts, inWindow, place } from './view/facts';

const client = textsOf('table');

/** A structured phrase of the start window or of the storm window. */
export function phraseSentence(
  seat: number,
  phrase: TranquilityPhrase,
  people: PlacedPeople,
): string {
  const { window, rough } = t();
  const who = whoIs(people, seat);
  switch (phrase.type) {
    case 'think':
      return window.saidThink(who);
    case 'end':
      return rough.said.end(who, stormName(phrase.storm, people));
    case 'keep':
      return rough.said.keep(who);
    case 'ask': {
      const { count, change } = phrase;
      return window.saidAsk(who, whoIs(people, phrase.seat), count, change === 'more');
    }
  }
}

/** The status: the seat that is to act, and how. */
export function statusSentence(facts: TranquilityFacts): string {
  const { status, rough, grids } = t();
  const { game, seat } = facts;
  const legal = legalOf(facts);
  const mine = seat !== null && game.waiting.includes(seat);
  const active = whoIs(facts, game.active ?? 0);
  switch (game.phase) {
    case 'setup':
      return status.setup;
    case 'rocks':
      return rough.status.rocks(active);
    case 'storm_revealed':
      return rough.status.revealed(active, rough.aStorm[game.storms?.revealed ?? 'yellow']);
    case 'storm_purple':
      return rough.status.purple(active);
    case 'storm_yellow':
      return rough.status.yellow(active, legal.reduce ?? 0);
    case 'explorer_pay':
      return grids.explorer.status(active, legal.pay ?? 0);
    case 'turn':
      if (game.storms?.stuck === true) return rough.status.stuck(active);
      if (legal.start === true) return status.mustStart;
      return active === null ? client().status.yourTurn : client().status.turnOf(active);
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

/** How the game ended, in one line; null while it goes on. */
export function resultSentence(facts: TranquilityFacts): string | null {
  const { result } = t();
  const { outcome } = facts.game;
  if (outcome === null) return null;
  if (outcome.result === 'won') return result.won(facts.layout.cells);
  if (outcome.result === 'ranked') return contestSentence(outcome, facts);
  return outcome.reason === 'start_unpayable' ? result.lostStart : lostSentence(outcome, facts);
}

/** The way the game ended, for the closing picture. */
export function closingSentence(facts: TranquilityFacts): string | null {
  const { result } = t();
  const { outcome } = facts.game;
  if (outcome === null) return null;
  if (outcome.result === 'won') return wonSentence(result, facts);
  if (outcome.result === 'ranked') return contestSentence(outcome, facts);
  return outcome.reason === 'start_unpayable'
    ? result.lostStartLead
    : lossSentence(outcome, result, facts);
}

/** The winner of a contest, and how it stood. */
function contestSentence(
  { scores, winners }: Outcome & { result: 'ranked' },
  facts: TranquilityFacts,
): string {
  const { contest } = t().grids;
  const points = t().list(scores.map((score, seat) => contest.score(nameOf(facts, seat), score)));
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return contest.shared(points);
  return contest.won(whoIs(facts, winner), points);
}

/** The people and the grid, by which seats and cells are named. */
export type PlacedPeople = People & Pick<TranquilityFacts, 'layout'>;

export function where({ layout }: Pick<TranquilityFacts, 'layout'>, cell: number): string {
  const { part, row, column } = place(layout, cell);
  const within = client().coop.cell.at(row, column);
  return part === 'sea' ? within : t().grids.parts[part](within);
}

/** The name of a storm: its colour, and where it lies. */
export function stormName(storm: StormAt, people: PlacedPeople): string {
  const words = t().rough.storm;
  if ('revealed' in storm) return words.revealed;
  if (storm.kind === 'purple') return words.purple(storm.row + 1);
  return words[storm.kind](whoIs(people, storm.seat));
}

/** A line of the log. Face-down cards have no name in it, and get none here. */
export function logSentence(line: TranquilityLogLine, people: PlacedPeople): string {
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

/** An action of a seat. */
function actionSentence(line: ActionLine, people: PlacedPeople): string {
  const { log } = t();
  const who = whoIs(people, line.seat);
  switch (line.type) {
    case 'place':
      return log.place(who, line.card, where(people, line.cell), line.cost);
    case 'discard':
    case 'concede':
      return client().coop.log[line.type](who);
    case 'first':
    case 'start':
    case 'finish':
      return log[line.type](who);
    default:
      return variantSentence(line, people);
  }
}

/** An action of a seat that only rough seas or another grid allow. */
function variantSentence(
  line: Exclude<
    ActionLine,
    { type: 'place' | 'first' | 'discard' | 'start' | 'finish' | 'concede' }
  >,
  people: PlacedPeople,
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

/** News of a view besides lines of the log, in sentences to be read out. */
export function news(before: TranquilityFacts, after: TranquilityFacts): string[] {
  return [...newPhrases(before, after), ...newPledges(before, after)];
}

function newPhrases(before: TranquilityFacts, after: TranquilityFacts): string[] {
  const known = new Set(before.phrases.map((phrase) => JSON.stringify(phrase)));
  // In the storm window there is one phrase of each seat, in the others a conversation.
  const fresh = inWindow(after)
    ? after.phrases.slice(before.phrases.length)
    : after.phrases.filter((phrase) => !known.has(JSON.stringify(phrase)));
  return fresh.map(({ seat, phrase }) => phraseSentence(seat, phrase, after));
}

function newPledges(before: TranquilityFacts, after: TranquilityFacts): string[] {
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
