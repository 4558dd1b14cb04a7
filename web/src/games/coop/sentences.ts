/** Sentences of games in which all players win or lose together, and pay for cards with others. */
import type { Prompt } from '~/card-table/beside/Dock';
import type { GameFacts } from '~/card-table/facts';
import { type People, waitHint, whoIs } from '~/card-table/people/people';
import { textsOf } from '~/texts';
import type { Outcome } from '~/wire/room';

const t = textsOf('table');

type Lost = Outcome & { readonly result: 'lost' };

/** A loss, in one line. */
export function lostSentence({ reason, seat = 0 }: Lost, people: People): string {
  const { result } = t().coop;
  if (reason !== 'conceded') return result.lostStuck(whoIs(people, seat));
  return isAlone(people) ? result.concededSolo : result.conceded;
}

/** A game's own words for its end. */
interface EndWords {
  readonly wonTitle: string;
  readonly lostTitle: string;
  readonly wonLead: string;
  readonly concededLead: string;
  readonly concededLeadSolo: string;
}

/** The title of the end: of the players to themselves, of the table to others. */
export function endTitle(won: boolean, words: EndWords, { seat }: Pick<People, 'seat'>): string {
  const { result } = t().coop;
  const { wonTitle, lostTitle } = seat === null ? result.watched : result;
  return won ? wonTitle(words.wonTitle) : lostTitle(words.lostTitle);
}

/** The way to a win, for the closing picture. */
export function wonSentence({ wonLead }: EndWords, people: People): string {
  const { together, alone } = t().coop.result;
  if (people.seat === null) return wonLead;
  return `${wonLead} ${isAlone(people) ? alone : together}`;
}

/** The way to a loss, for the closing picture. */
export function lossSentence({ reason, seat = 0 }: Lost, words: EndWords, people: People): string {
  if (reason !== 'conceded') return t().coop.result.stuck(whoIs(people, seat));
  return isAlone(people) ? words.concededLeadSolo : words.concededLead;
}

function isAlone({ names }: People): boolean {
  return names.length === 1;
}

/** The name of a card, or the number of an island. */
type Named = string | number;

/** The label of the button that places a card. */
export function placeLabel(card: Named, cost: number): string {
  const { dock } = t().coop;
  return cost === 0 ? dock.place(card) : dock.placeAndPay(card, cost);
}

/** The label of a cell to which a card can go. */
export function placeTargetLabel(card: Named, cost: number): string {
  const { cell } = t().coop;
  return cost === 0 ? cell.placeFree(card) : cell.placeFor(card, cost);
}

/** How a card is paid for that has its cell; so many cards are missing. */
export function paySentence(card: Named, cost: number, missing: number): string {
  const { dock } = t().coop;
  return capital(cost === 0 ? dock.free(card) : dock.pay(card, missing, missing < cost));
}

/** Two cards to be discarded, some of which are missing. */
export function discardPrompt(missing: number): Prompt {
  const { discardReady, pickDiscard } = t().dock;
  return { text: missing === 0 ? discardReady : pickDiscard(missing) };
}

/** The prompt of a turn in which cards can be placed. */
export function choosePrompt(discard: number | undefined): Prompt {
  const { dock } = t().coop;
  return { text: discard === undefined ? dock.choose : dock.chooseOrDiscard };
}

/** The prompt of a guest who has nothing to do now. */
export function waitingPrompt(
  facts: GameFacts<{ readonly active: number | null }, unknown>,
  text: string,
): Prompt {
  const { seat, hands, openHands, game } = facts;
  const isHidden = seat === null && hands.length === 0 && openHands !== true;
  const hint = isHidden ? t().dock.watching : waitHint(facts, game.active);
  return hint === null ? { text } : { text, hint };
}

/** Sentences may begin with the name of a card. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
