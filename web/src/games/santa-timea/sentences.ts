/** Status, result and log of a game, in words. */
import { isMine } from '~/card-table/facts';
import { nameOf, namesOf, type People, whoIs } from '~/card-table/people/people';
import { textsOf } from '~/texts';
import type { SantaTimeaLogLine, SantaTimeaThen, SantaTimeaWind } from '~/wire/santa_timea';
import { t } from './texts';
import type { SantaTimeaFacts } from './view/facts';
import { playedName, shortWorth, windName } from './view/cards';

const client = textsOf('table');

/** For whom the game waits, and for what. */
export function statusSentence(facts: SantaTimeaFacts): string {
  const { status } = t();
  const { game, seat } = facts;
  switch (game.phase) {
    case 'trick':
      if (game.active !== seat) return client().status.turnOf(nameOf(facts, game.active ?? 0));
      return game.table?.cards.length === 0 ? status.lead : client().status.yourTurn;
    case 'triplets':
      return isMine(facts) ? status.choose : status.choosing(namesOf(facts, game.waiting));
    case 'over':
      return resultSentence(facts) ?? client().status.over;
  }
}

/** The effect of the card that is picked up, if it were played now. Null where it lay alone. */
export function foreseenSentence(facts: SantaTimeaFacts, then: SantaTimeaThen): string | null {
  const { trick: words } = t();
  const { game, shape, names: seats } = facts;
  const { cards = [] } = game.table ?? {};
  if (cards.length === 0) return null;
  const isOut = (seat: number): boolean => then.out?.includes(seat) === true;
  const cancelled = cards.filter(({ seat, standing }) => standing !== 'out' && isOut(seat));
  const leads = game.trick + 1 < shape.tricks;
  const effects = [
    ...cancelled.map((card) => words.cancels(nameOf(facts, card.seat), shortWorth(card))),
    cancelled.length === 0 && game.active !== null && isOut(game.active) && words.out,
    then.lowest === null ? words.noOneTakes : words.takes(whoIs(facts, then.lowest)),
    leads && words.leads(whoIs(facts, then.highest ?? game.leader)),
  ]
    .filter((part) => part !== false)
    .join(' · ');
  return capital(cards.length + 1 < seats.length ? words.soFar(effects) : effects);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The winner, and how it stands, in one line; null while the game goes on. */
export function resultSentence(facts: SantaTimeaFacts): string | null {
  const { result } = t();
  const { outcome } = facts.game;
  if (outcome?.result !== 'ranked') return null;
  const scores = client().list(
    outcome.scores.map((score, seat) => result.score(nameOf(facts, seat), score)),
  );
  const [winner, ...others] = outcome.winners;
  if (winner === undefined || others.length > 0) {
    const together = namesOf(facts, outcome.winners);
    const isOwn = outcome.winners.some((seat) => seat === facts.seat);
    return isOwn ? result.sharedYou(together, scores) : result.shared(together, scores);
  }
  return result.won(whoIs(facts, winner), scores);
}

/** How the end is headed. */
export function resultTitle({ game, seat }: SantaTimeaFacts): string {
  const { result } = t();
  if (game.outcome?.result !== 'ranked' || game.outcome.winners.length > 1) {
    return result.sharedTitle;
  }
  return game.outcome.winners[0] === seat ? result.wonTitleYou : result.wonTitle;
}

/** A line of the log, in words. */
export function logSentence(line: SantaTimeaLogLine, people: People): string {
  const { log, list, directions } = t();
  switch (line.type) {
    case 'round':
      return log.round(line.round + 1, whoIs(people, line.leader));
    case 'play':
      return log.play(whoIs(people, line.seat), playedName(line.card));
    case 'take':
      return leading(log.take(whoIs(people, line.seat), names(line.winds)), line.leads, people);
    case 'carry':
      return leading(log.carry(windName(line.wind)), line.leads, people);
    case 'set_aside':
      return leading(log.setAside(names(line.winds)), line.leads, people);
    case 'choose':
      return log.choose(whoIs(people, line.seat));
    case 'throw': {
      const thrown = line.triplets.map((direction) => directions[direction].name);
      return log.throwOff(whoIs(people, line.seat), list(thrown));
    }
    case 'score': {
      const scores = line.points.map((score, seat) => log.scoreOf(whoIs(people, seat), score));
      return log.score(line.round + 1, list(scores));
    }
  }
}

function names(winds: readonly SantaTimeaWind[]): string {
  return t().list(winds.map(windName));
}

function leading(sentence: string, leads: number | undefined, people: People): string {
  return leads === undefined ? sentence : t().log.leads(sentence, whoIs(people, leads));
}
