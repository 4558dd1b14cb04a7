/** What the viewer is doing, in words: the prompt in the dock and the label of its button. */
import { t as shared } from '~/card-table/texts';
import { namesOf } from '~/card-table/people';
import { waitHint } from '~/card-table/waitHint';
import type { Prompt } from '~/card-table/Prompt';
import type { TranquilityLegal } from '~/wire/TranquilityLegal';
import { t } from './texts';
import { type Facts, legalOf, stageOf } from './view';
import { isChoosing, mustGive, paysLater, picksNeeded, picksOf, type Selection } from './selection';
import { statusSentence } from './sentences';
import { targetsOf } from './targets';
import { cardName } from './board/CardFace';

export function confirmLabel(facts: Facts, selection: Selection): string | null {
  const { dock, rough, grids } = t();
  switch (selection.step) {
    case 'pay': {
      const number = numberOf(facts, selection);
      if (paysLater(selection.cell, facts)) return grids.explorer.place(number);
      const { cost } = selection.offer;
      return cost === 0 ? dock.place(number) : dock.placeAndPay(number, cost);
    }
    case 'aim':
      if (selection.cell === null) return null;
      return {
        monster: rough.dock.monsterConfirm(facts.game.cells[selection.cell] ?? 0),
        compass: grids.explorer.clearConfirm,
        turn_over: grids.sides.turnConfirm,
      }[selection.deed];
    case 'row':
      if (selection.row === null) return null;
      return selection.deed === 'rocks'
        ? rough.dock.rocksConfirm(selection.row + 1)
        : rough.dock.purpleConfirm(selection.row + 1);
    case 'discard':
    case 'reduce':
      return shared().dock.discard;
    case 'keep_rocks':
      return rough.dock.keepConfirm;
    case 'give':
      return dock.give(mustGive(facts));
    case 'due':
      return grids.explorer.pay(picksNeeded(selection, facts));
    case 'confirm':
      return {
        finish: dock.playFinish,
        finish_wild: rough.dock.finishWild,
        start_wild: rough.dock.startWild,
        discard_hand: rough.dock.discardHandConfirm,
        swap_hand: grids.contest.swapConfirm,
      }[selection.deed];
    default:
      return null;
  }
}

export function promptOf(facts: Facts, selection: Selection): Prompt {
  const { dock, rough, grids } = t();
  const missing = picksNeeded(selection, facts) - picksOf(selection).length;
  switch (selection.step) {
    case 'card':
      return cardPrompt(facts, selection);
    case 'pay':
      return payPrompt(facts, selection, missing);
    case 'aim':
      return aimPrompt(facts, selection);
    case 'row':
      return rowPrompt(facts, selection);
    case 'discard':
      return {
        text: missing === 0 ? shared().dock.discardReady : shared().dock.pickDiscard(missing),
      };
    case 'keep_rocks':
      return { text: missing === 0 ? rough.dock.keepReady : shared().dock.pickDiscard(missing) };
    case 'reduce':
      return { text: missing === 0 ? rough.dock.yellowReady : rough.dock.yellow(missing) };
    case 'due':
      return { text: missing === 0 ? grids.explorer.dueReady : grids.explorer.due(missing) };
    case 'give': {
      const ready = facts.names.length > 1 ? dock.giveReady : dock.giveReadySolo;
      const begun = picksOf(selection).length > 0;
      const text = missing > 0 ? dock.pickGive(missing, begun) : ready;
      return selection.fromPile === true ? { text, hint: rough.dock.fromPileHint } : { text };
    }
    case 'confirm':
      return {
        text: {
          finish: dock.confirmFinish,
          finish_wild: rough.dock.finishWildAsk,
          start_wild: rough.dock.startWildAsk,
          discard_hand: rough.dock.discardHandAsk,
          swap_hand: grids.contest.swapAsk,
        }[selection.deed],
      };
    case 'idle':
      return idlePrompt(facts);
  }
}

function cardPrompt(facts: Facts, selection: Selection & { step: 'card' }): Prompt {
  const { dock, rough } = t();
  const card = facts.own?.hand[selection.slot] ?? 'start';
  const fits = targetsOf(selection, facts).size > 0;
  if (card === 'wild' && fits) return { text: rough.dock.wild, hint: dock.costHint };
  if (card === 'monster') return { text: rough.dock.monsterIdle };
  if (typeof card !== 'number') return { text: dock.noUse(cardName(card)) };
  return fits ? { text: dock.pickCell(card), hint: dock.costHint } : { text: dock.noCell(card) };
}

function payPrompt(facts: Facts, selection: Selection & { step: 'pay' }, missing: number): Prompt {
  const { dock, grids } = t();
  const number = numberOf(facts, selection);
  const { cost, hopeless } = selection.offer;
  const later = paysLater(selection.cell, facts);
  const paid = cost === 0 ? dock.placeFree(number) : dock.placePay(number, cost, cost - missing);
  const text = later ? grids.explorer.placeText(number, cost) : paid;
  return hopeless ? { text, warning: dock.hopeless } : { text };
}

function aimPrompt(facts: Facts, { deed, cell, slot }: Selection & { step: 'aim' }): Prompt {
  const { rough, grids } = t();
  const card = cardName(facts.own?.hand[slot] ?? 'start');
  if (cell === null) {
    return {
      text: {
        monster: rough.dock.monster,
        compass: grids.explorer.clearAsk,
        turn_over: grids.sides.turnAsk(card),
      }[deed],
    };
  }
  return {
    text: {
      monster: rough.dock.monsterReady(facts.game.cells[cell] ?? 0),
      compass: grids.explorer.clearReady,
      turn_over: grids.sides.turnReady,
    }[deed],
  };
}

function rowPrompt(facts: Facts, { deed, row }: Selection & { step: 'row' }): Prompt {
  const { dock } = t().rough;
  if (deed === 'purple') {
    return { text: row === null ? dock.purple : dock.purpleReady(row + 1) };
  }
  if (row !== null) return { text: dock.rocksReady(row + 1) };
  return { text: legalOf(facts).keep_rocks !== undefined ? dock.rocks : dock.rocksOnly };
}

function idlePrompt(facts: Facts): Prompt {
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
    return withHint(
      { text: legal.discard !== undefined ? dock.chooseOrDiscard : dock.choose },
      facts,
    );
  }
  if (isChoosing(legal)) return withHint({ text: onlyText(legal) }, facts);
  if (facts.seat === null) {
    const text = statusSentence(facts);
    return facts.hands.length > 0 ? { text } : { text, hint: shared().dock.watching };
  }
  const hint = facts.game.phase === 'turn' ? waitHint(facts, facts.game.active) : null;
  return { text: waitingText(facts), ...(hint !== null && { hint }) };
}

/** What is left to do where no card can be placed. */
function onlyText(legal: TranquilityLegal): string {
  const { rough } = t();
  if (legal.monster === undefined) return shared().dock.onlyDiscard;
  return legal.discard !== undefined ? rough.dock.onlyMonsterOrDiscard : rough.dock.onlyMonster;
}

/** What restricts the turn: known monsters, the stage of the arch, or an orange storm. */
function withHint(prompt: Prompt, facts: Facts): Prompt {
  const { rough, grids } = t();
  const { game, own, seat } = facts;
  const monsters = game.known_monsters ?? [];
  if (monsters.length > 0 && own?.hand.includes('finish') === true) {
    return { ...prompt, hint: rough.finishWaits(namesOf(facts, monsters)) };
  }
  const stage = stageOf(facts);
  if (stage === 'pillars') return { ...prompt, hint: grids.archPillars };
  if (stage === 'roof') return { ...prompt, hint: grids.archRoof };
  const orange = seat === null ? 0 : (game.storms?.orange[seat] ?? 0);
  return orange > 0 ? { ...prompt, hint: rough.underOrange } : prompt;
}

function waitingText(facts: Facts): string {
  const { dock, status } = t();
  const { game, own, seat } = facts;
  const others = game.waiting.filter((other) => other !== seat);
  if (own?.giving) {
    return others.length > 0 ? dock.givenWaiting(namesOf(facts, others)) : dock.givenAll;
  }
  if (game.phase !== 'start_pledge' && game.phase !== 'start_give') return statusSentence(facts);
  return others.length > 0 ? dock.waitingFor(namesOf(facts, others)) : status.setup;
}

function numberOf(facts: Facts, { slot, number }: Selection & { step: 'pay' }): number {
  const card = facts.own?.hand[slot];
  return number ?? (typeof card === 'number' ? card : 0);
}
