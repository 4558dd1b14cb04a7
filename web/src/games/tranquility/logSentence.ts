/** What happened, in words. */
import type { Card } from '~/wire/Card';
import type { StormAt } from '~/wire/StormAt';
import type { TranquilityLogLine } from '~/wire/TranquilityLogLine';
import { t as shared } from '~/card-table/texts';
import { nameOf, namesOf, type People as SeatedPeople, whoIs } from '~/card-table/people';
import { t } from './texts';
import type { Facts } from './view';
import { place } from './layout';

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
        log.gave(whoIs(people, seat) ?? shared().seats.you, count),
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
      return deedSentence(line, people);
  }
}

type Deed = Exclude<
  TranquilityLogLine,
  { type: 'given' | 'move_rocks' | 'rocks_gone' | 'blow' | 'compass' | 'turn_hands' }
>;

/** What a seat did. */
function deedSentence(line: Deed, people: People): string {
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
  line: Exclude<Deed, { type: 'place' | 'first' | 'discard' | 'start' | 'finish' | 'concede' }>,
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
