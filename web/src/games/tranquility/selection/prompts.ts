/** The viewer's next step, in words: the prompt in the dock and the label of its button. */
import {
  type Selection,
  cardsNeeded,
  spareSlots,
  type CardUse,
} from '~/card-table/input/selection';
import type { Prompt } from '~/card-table/beside/Dock';
import type { Sentences } from '~/card-table/game';
import { legalOf } from '~/card-table/facts';
import { namesOf } from '~/card-table/people/people';
import {
  choosePrompt,
  discardPrompt,
  paySentence,
  placeLabel,
  waitingPrompt,
} from '~/games/coop/sentences';
import { textsOf } from '~/texts';
import type { Card, TranquilityBarred, TranquilityLegal } from '~/wire/tranquility';
import { cardName } from '../board/CardFace';
import { statusSentence } from '../sentences';
import { t } from '../texts';
import type { TranquilityFacts } from '../view/facts';
import {
  type AimedAction,
  cardOf,
  chosenOffer,
  isConfirmable,
  canPickUp,
  paysLater,
  type RowAction,
  tranquilityOffers,
  seaTargets,
} from './selection';

const client = textsOf('table');

export function confirmLabel(facts: TranquilityFacts, selection: Selection): string | null {
  const { dock, rough, grids } = t();
  const { step, value } = selection;
  const [cell] = selection.cells;
  switch (step) {
    case 'card': {
      if (cell === undefined) return null;
      const number = numberOf(facts, selection);
      if (paysLater(cell, facts)) return grids.explorer.place(number);
      return placeLabel(number, chosenOffer(selection, facts)?.cost ?? 0);
    }
    case 'monster':
    case 'compass':
    case 'turn_over':
      if (cell === undefined) return null;
      return {
        monster: rough.dock.monsterConfirm(facts.game.cells[cell] ?? 0),
        compass: grids.explorer.clearConfirm,
        turn_over: grids.sides.turnConfirm,
      }[step];
    case 'move_rocks':
      return value === null ? null : rough.dock.rocksConfirm(value + 1);
    case 'blow':
      return value === null ? null : rough.dock.purpleConfirm(value + 1);
    case 'discard':
    case 'reduce':
      return client().dock.discard;
    case 'keep_rocks':
      return rough.dock.keepConfirm;
    case 'give':
      return dock.give(legalOf(facts).give ?? 0);
    case 'pay':
      return grids.explorer.pay(cardsNeeded(selection, tranquilityOffers(facts)));
    default:
      if (!isConfirmable(step)) return null;
      return {
        finish: dock.playFinish,
        finish_wild: rough.dock.finishWild,
        start_wild: rough.dock.startWild,
        discard_hand: rough.dock.discardHandConfirm,
        swap_hand: grids.contest.swapConfirm,
      }[step];
  }
}

export function promptOf(facts: TranquilityFacts, selection: Selection): Prompt {
  const { dock, rough, grids } = t();
  const missing = cardsNeeded(selection, tranquilityOffers(facts)) - selection.picks.length;
  const { step } = selection;
  switch (step) {
    case 'card':
      return selection.cells.length === 0
        ? cardPrompt(facts, selection)
        : payPrompt(facts, selection, missing);
    case 'monster':
    case 'compass':
    case 'turn_over':
      return aimPrompt(facts, selection, step);
    case 'move_rocks':
    case 'blow':
      return rowPrompt(facts, selection, step);
    case 'discard':
      return discardPrompt(missing);
    case 'keep_rocks':
      return missing === 0 ? { text: rough.dock.keepReady } : discardPrompt(missing);
    case 'reduce':
      return { text: missing === 0 ? rough.dock.yellowReady : rough.dock.yellow(missing) };
    case 'pay':
      return { text: missing === 0 ? grids.explorer.dueReady : grids.explorer.due(missing) };
    case 'give': {
      const ready = facts.names.length > 1 ? dock.giveReady : dock.giveReadySolo;
      const text = missing > 0 ? dock.pickGive(missing, selection.picks.length > 0) : ready;
      return selection.value === null ? { text } : { text, hint: rough.dock.fromPileHint };
    }
    default:
      if (!isConfirmable(step)) return idlePrompt(facts);
      return {
        text: {
          finish: dock.confirmFinish,
          finish_wild: rough.dock.finishWildAsk,
          start_wild: rough.dock.startWildAsk,
          discard_hand: rough.dock.discardHandAsk,
          swap_hand: grids.contest.swapAsk,
        }[step],
      };
  }
}

function cardPrompt(facts: TranquilityFacts, selection: Selection): Prompt {
  const { rough, dock } = t();
  const { pickCell, noCell, costHint } = client().coop.dock;
  const card = cardOf(selection, facts) ?? 'start';
  const targets = seaTargets(selection, facts);
  const fits = targets.size > 0;
  const gaps = [...targets.values()].some((to) => to.kind === 'place' && to.hopeless);
  const sign = gaps ? dock.gapHint : undefined;
  if (card === 'wild' && fits) return { text: rough.dock.wild, hint: costHint, sign };
  if (card === 'monster') return { text: rough.dock.monsterIdle };
  if (typeof card !== 'number') return { text: dock.noUse(cardName(card)) };
  if (!fits) return { text: noCell(card) };
  return { text: pickCell(card), hint: costHint, sign };
}

function payPrompt(facts: TranquilityFacts, selection: Selection, missing: number): Prompt {
  const { dock, grids } = t();
  const number = numberOf(facts, selection);
  const { cost = 0, hopeless = false } = chosenOffer(selection, facts) ?? {};
  const later = selection.cells.some((cell) => paysLater(cell, facts));
  const text = later ? grids.explorer.placeText(number, cost) : paySentence(number, cost, missing);
  return hopeless ? { text, warning: dock.hopeless } : { text };
}

function aimPrompt(facts: TranquilityFacts, selection: Selection, kind: AimedAction): Prompt {
  const { rough, grids } = t();
  const card = cardName(cardOf(selection, facts) ?? 'start');
  const [cell] = selection.cells;
  if (cell === undefined) {
    return {
      text: {
        monster: rough.dock.monster,
        compass: grids.explorer.clearAsk,
        turn_over: grids.sides.turnAsk(card),
      }[kind],
    };
  }
  return {
    text: {
      monster: rough.dock.monsterReady(facts.game.cells[cell] ?? 0),
      compass: grids.explorer.clearReady,
      turn_over: grids.sides.turnReady,
    }[kind],
  };
}

function rowPrompt(facts: TranquilityFacts, { value: row }: Selection, kind: RowAction): Prompt {
  const { dock } = t().rough;
  if (kind === 'blow') {
    return { text: row === null ? dock.purple : dock.purpleReady(row + 1) };
  }
  if (row !== null) return { text: dock.rocksReady(row + 1) };
  return { text: legalOf(facts).keep_rocks !== undefined ? dock.rocks : dock.rocksOnly };
}

/** Why the card that is picked up can't go to a cell. */
export function whyNot(
  selection: Selection,
  cell: number,
  facts: TranquilityFacts,
  barred: readonly TranquilityBarred[],
  refusals: Sentences,
): string | null {
  const { dock } = t();
  const card = cardOf(selection, facts);
  const runs = barred.find((one) => one.card === card)?.runs;
  const run = runs?.find(({ first, last }) => cell >= first && cell <= last);
  if (selection.step !== 'card' || run === undefined || typeof card !== 'number') return null;
  if (facts.game.cells[cell] !== null) return null;
  const { why, cost, island } = run;
  if (cost !== undefined && island !== undefined) {
    return dock.tooDear(card, island, cost, spareSlots(selection, tranquilityOffers(facts)).length);
  }
  if (why === 'wrong_order' && island !== undefined) {
    return card > island ? dock.comesAfter(card, island) : dock.comesBefore(card, island);
  }
  return refusals[why] ?? null;
}

function idlePrompt(facts: TranquilityFacts): Prompt {
  const { dock, rough, grids } = t();
  const legal = legalOf(facts);
  if (facts.game.storms?.stuck === true) {
    return { text: statusSentence(facts), hint: rough.status.stuckTogether };
  }
  const turnedUp = facts.game.storms?.revealed;
  if (turnedUp) return { text: statusSentence(facts), hint: rough.storms.explain[turnedUp] };
  if (legal.start === true) {
    const solo = facts.names.length === 1;
    return { text: dock.mustStart, hint: solo ? dock.mustStartHintSolo : dock.mustStartHint };
  }
  if (legal.finish === true || legal.finish_wild === true) return { text: dock.chooseFinish };
  if (legal.pass === true) return { text: grids.contest.mustPass };
  if (legal.place !== undefined || legal.wild !== undefined) {
    return withHint(choosePrompt(legal.discard), facts);
  }
  if (canPickUp(legal)) return withHint({ text: onlyText(legal) }, facts);
  if (facts.seat === null) return waitingPrompt(facts, statusSentence(facts));
  const text = waitingText(facts);
  return facts.game.phase === 'turn' ? waitingPrompt(facts, text) : { text };
}

/** The prompt where no card can be placed. */
function onlyText(legal: TranquilityLegal): string {
  const { rough } = t();
  if (legal.monster === undefined) return client().dock.onlyDiscard;
  return legal.discard !== undefined ? rough.dock.onlyMonsterOrDiscard : rough.dock.onlyMonster;
}

/** Adds what restricts the turn: known monsters, the stage of the arch, or an orange storm. */
function withHint(prompt: Prompt, facts: TranquilityFacts): Prompt {
  const { rough, grids } = t();
  const { game, own, seat } = facts;
  const monsters = game.known_monsters ?? [];
  if (monsters.length > 0 && own?.hand.includes('finish') === true) {
    return { ...prompt, hint: rough.finishWaits(namesOf(facts, monsters)) };
  }
  if (game.stage === 'pillars') return { ...prompt, hint: grids.archPillars };
  if (game.stage === 'roof') return { ...prompt, hint: grids.archRoof };
  const orange = seat === null ? 0 : (game.storms?.orange[seat] ?? 0);
  return orange > 0 ? { ...prompt, hint: rough.underOrange } : prompt;
}

function waitingText(facts: TranquilityFacts): string {
  const { dock, status } = t();
  const { game, own, seat } = facts;
  const others = game.waiting.filter((other) => other !== seat);
  if (own?.giving) {
    return others.length > 0 ? dock.givenWaiting(namesOf(facts, others)) : dock.givenAll;
  }
  if (game.phase !== 'start_pledge' && game.phase !== 'start_give') return statusSentence(facts);
  return others.length > 0 ? dock.waitingFor(namesOf(facts, others)) : status.setup;
}

function numberOf(facts: TranquilityFacts, selection: Selection): number {
  const card = cardOf(selection, facts);
  return selection.value ?? (typeof card === 'number' ? card : 0);
}

/** The use that a card is meant for which is neither picked up nor picked. */
export function meantFor(
  { step }: Selection,
  slot: number,
  facts: TranquilityFacts,
): CardUse | null {
  if (step === 'discard_hand' || step === 'swap_hand') return 'discard';
  const played = legalOf(facts).start === true ? 'start' : PLAYED[step];
  if (played !== undefined && facts.own?.hand.indexOf(played) === slot) return 'place';
  return isSetAside(slot, facts) ? 'give' : null;
}

/** The cards with which something is done that is still to be confirmed. */
const PLAYED: Partial<Record<Selection['step'], Card>> = {
  finish: 'finish',
  finish_wild: 'wild',
  start_wild: 'wild',
};

/** Whether the card was given for the start, while others still choose. */
function isSetAside(slot: number, { own }: TranquilityFacts): boolean {
  const card = own?.hand[slot];
  if (!own?.giving || card === undefined) return false;
  const given = own.giving.filter((other) => other === card).length;
  return own.hand.slice(0, slot).filter((other) => other === card).length < given;
}
