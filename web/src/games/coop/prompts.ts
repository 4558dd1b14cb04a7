/** What a player is told who places a card and pays for it with others. */
import type { Prompt } from '~/card-table/beside/Dock';
import { waitHint } from '~/card-table/people/people';
import type { GameFacts } from '~/card-table/people/facts';
import { textsOf } from '~/texts';

const t = textsOf('table');

/** The name of a card, or the number of an island. */
type Named = string | number;

/** What the button does that places a card. */
export function placeLabel(card: Named, cost: number): string {
  const { dock } = t().coop;
  return cost === 0 ? dock.place(card) : dock.placeAndPay(card, cost);
}

/** What choosing a cell for a card means. */
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

/** What can be begun where cards can be placed. */
export function choosePrompt(discard: number | undefined): Prompt {
  const { dock } = t().coop;
  return { text: discard === undefined ? dock.choose : dock.chooseOrDiscard };
}

/** What a guest sees who has nothing to do now. */
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
