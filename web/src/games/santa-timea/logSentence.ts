/** What has happened, in words. */
import type { SantaTimeaLogLine } from '~/wire/SantaTimeaLogLine';
import type { SantaTimeaWind } from '~/wire/SantaTimeaWind';
import { type People, whoIs } from '~/card-table/people';
import { t } from './texts';
import { cardName, windName } from './cards';

export function logSentence(line: SantaTimeaLogLine, people: People): string {
  const { log, list, directions } = t();
  switch (line.type) {
    case 'round':
      return log.round(line.round + 1, whoIs(people, line.leader));
    case 'play':
      return log.play(whoIs(people, line.seat), cardName(line.card));
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
