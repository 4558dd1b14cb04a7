/** The viewer's next step, in words: the prompt in the dock and the label of its button. */
import { type Selection, cardsNeeded, spareSlots } from '~/card-table/input/selection';
import type { Prompt } from '~/card-table/beside/Dock';
import type { Sentences } from '~/card-table/game';
import { isMine, legalOf } from '~/card-table/facts';
import {
  capital,
  choosePrompt,
  discardPrompt,
  paySentence,
  placeLabel,
  waitingPrompt,
} from '~/games/coop/sentences';
import { textsOf } from '~/texts';
import type { AscentBarred, AscentCard } from '~/wire/ascent';
import { statusSentence } from '../sentences';
import { t } from '../texts';
import { cardName } from '../view/cards';
import { cardAt, type AscentFacts, goalsLeft, idOf } from '../view/facts';
import { canPickUp, type Placement, placementOf, ascentOffers, mountainTargets } from './selection';

const client = textsOf('table');

export function confirmLabel(facts: AscentFacts, selection: Selection): string | null {
  const { dock } = t();
  switch (selection.step) {
    case 'card': {
      const { from, cell, cost = 0 } = placementOf(selection, facts) ?? NOWHERE;
      if (cell === null) return null;
      const card = cardIn(facts, selection);
      if (card === 'summit') return dock.summit;
      if (from !== null) return cost === 0 ? dock.light : dock.lightAndPay(cost);
      return placeLabel(nameOrNothing(card), cost);
    }
    case 'lead':
      return selection.cells.length > 1 ? dock.lead(selection.cells.length - 1) : null;
    case 'discard':
      return client().dock.discard;
    case 'grapple':
      return dock.grapple;
    default:
      return null;
  }
}

export function promptOf(facts: AscentFacts, selection: Selection): Prompt {
  const { dock } = t();
  const missing = cardsNeeded(selection, ascentOffers(facts)) - selection.picks.length;
  switch (selection.step) {
    case 'card': {
      const placement = placementOf(selection, facts);
      if (placement === null) return cardPrompt(facts, selection);
      if (placement.cell !== null) return payPrompt(facts, selection, placement, missing);
      return {
        text: dock.pickNewPlace(slopeIn(facts, placement.from)),
        hint: client().coop.dock.costHint,
      };
    }
    case 'lead':
      return leadPrompt(facts, selection.cells, missing);
    case 'discard':
      return discardPrompt(missing);
    case 'grapple':
      return { text: dock.grappleAsk };
    default:
      return idlePrompt(facts);
  }
}

const NOWHERE: Placement = { from: null, cell: null };

function cardPrompt(facts: AscentFacts, selection: Selection): Prompt {
  const { dock } = t();
  const { pickCell, noCell, costHint } = client().coop.dock;
  const card = cardIn(facts, selection);
  const [first] = mountainTargets(selection, facts).values();
  if (first?.kind === 'replace') return { text: dock.pickReplaced };
  if (card === 'bridge' && first !== undefined) {
    return { text: pickCell(nameOrNothing(card)), hint: dock.bridgeHint };
  }
  if (first !== undefined) return { text: pickCell(nameOrNothing(card)), hint: costHint };
  const [goal] = goalsLeft(facts);
  if (card === 'summit' && goal !== undefined) return { text: dock.summitWaits[goal] };
  return { text: noCell(nameOrNothing(card)) };
}

function payPrompt(
  facts: AscentFacts,
  selection: Selection,
  { from, cost = 0 }: Placement,
  missing: number,
): Prompt {
  const { dock } = t();
  const card = cardIn(facts, selection);
  if (from !== null) {
    const slope = slopeIn(facts, from);
    return { text: cost === 0 ? dock.moved(slope) : dock.movePay(slope, missing, missing < cost) };
  }
  if (card === 'summit') return { text: dock.summitAsk };
  const text = paySentence(nameOrNothing(card), cost, missing);
  return card === 'bridge' ? { text, hint: dock.bridgeHint } : { text };
}

function leadPrompt(facts: AscentFacts, path: readonly number[], missing: number): Prompt {
  const { dock } = t();
  const [start] = path;
  if (start === undefined) return { text: dock.pickHerd };
  if (path.length === 1) {
    return { text: dock.pickWay(facts.herds.get(start) ?? 0), hint: dock.wayHint };
  }
  return { text: dock.wayPay(missing, missing < path.length - 1), hint: dock.wayHint };
}

/** Why the card that is picked up can't go to a cell. */
export function whyNot(
  selection: Selection,
  cell: number,
  facts: AscentFacts,
  barred: readonly AscentBarred[],
  refusals: Sentences,
): string | null {
  const { dock } = t();
  const card = cardIn(facts, selection);
  if (selection.step !== 'card' || card === null || selection.cells.length > 0) return null;
  const reason = barred.find(
    ({ cards, cells }) => cards.includes(card) && cells.some((one) => idOf(one) === cell),
  );
  if (reason === undefined) return null;
  if (reason.cost !== undefined) {
    const others = spareSlots(selection, ascentOffers(facts)).length;
    return capital(dock.tooDear(nameOrNothing(card), reason.cost, others));
  }
  return refusals[reason.why] ?? null;
}

function idlePrompt(facts: AscentFacts): Prompt {
  const { dock } = t();
  const legal = legalOf(facts);
  if (!isMine(facts)) return waitingPrompt(facts, statusSentence(facts));
  if (legal.summit === true) return { text: dock.summitReady };
  if (legal.slope ?? legal.campfire ?? legal.bridge) return choosePrompt(legal.discard);
  if (canPickUp(legal)) return { text: client().dock.onlyDiscard };
  if (legal.lead !== undefined) return { text: dock.onlyLead };
  return { text: legal.grapple === true ? dock.onlyGrapple : statusSentence(facts) };
}

function cardIn({ own }: AscentFacts, { slot }: Selection): AscentCard | null {
  return slot === null ? null : (own?.hand[slot] ?? null);
}

function slopeIn(facts: AscentFacts, cell: number | null): string {
  return nameOrNothing(cell === null ? null : cardAt(facts, cell));
}

function nameOrNothing(card: AscentCard | null): string {
  return card === null ? '' : cardName(card);
}
