/** The end of a game that all players win or lose together, in words. */
import { type People, whoIs } from '~/card-table/people/people';
import type { Outcome } from '~/wire/room';
import { textsOf } from '~/texts';

const t = textsOf('table');

type Lost = Outcome & { readonly result: 'lost' };

/** How it was lost, in one line. */
export function lostSentence({ reason, seat = 0 }: Lost, people: People): string {
  const { result } = t().coop;
  if (reason !== 'conceded') return result.lostStuck(whoIs(people, seat));
  return isAlone(people) ? result.concededSolo : result.conceded;
}

/** What a game says of its end in the closing picture. */
interface EndWords {
  readonly wonTitle: string;
  readonly lostTitle: string;
  readonly wonLead: string;
  readonly concededLead: string;
  readonly concededLeadSolo: string;
}

/** What is said of the end: to players what they did, to others what the table did. */
export function endTitle(won: boolean, words: EndWords, { seat }: Pick<People, 'seat'>): string {
  const { result } = t().coop;
  const { wonTitle, lostTitle } = seat === null ? result.watched : result;
  return won ? wonTitle(words.wonTitle) : lostTitle(words.lostTitle);
}

/** What the players did to win. */
export function wonSentence({ wonLead }: EndWords, people: People): string {
  const { together, alone } = t().coop.result;
  if (people.seat === null) return wonLead;
  return `${wonLead} ${isAlone(people) ? alone : together}`;
}

/** What led to the loss. */
export function lossSentence({ reason, seat = 0 }: Lost, words: EndWords, people: People): string {
  if (reason !== 'conceded') return t().coop.result.stuck(whoIs(people, seat));
  return isAlone(people) ? words.concededLeadSolo : words.concededLead;
}

function isAlone({ names }: People): boolean {
  return names.length === 1;
}
