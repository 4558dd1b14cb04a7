/**
 * What the player has picked up but not yet sent: a value, changed by events, and read by whatever
 * draws it. Nothing here knows a rule; what can be picked comes with the view.
 */
import { spareSlots } from '~/card-table/spare';
import type { TableEvent } from '~/card-table/useTable';
import type { AscentLegal } from '~/wire/ascent';
import { cardTargets, reachOf, type Target, targetsOf, wayTo } from './offers';
import { type Facts, legalOf } from './view';

/** A slot is the index of a card in the hand: two cards of the same kind have two slots. */
export type Selection =
  | { readonly step: 'idle' }
  | { readonly step: 'card'; readonly slot: number }
  /** A campfire over the slope that it replaces, which still has to go somewhere. */
  | { readonly step: 'move'; readonly slot: number; readonly from: number }
  /** A card over its cell, or for a campfire the replaced slope over its new one. */
  | {
      readonly step: 'pay';
      readonly slot: number;
      readonly from: number | null;
      readonly cell: number;
      readonly cost: number;
      readonly picks: readonly number[];
    }
  /** A herd and its way so far: no cell while no herd is chosen, else that of the herd first. */
  | {
      readonly step: 'lead';
      readonly path: readonly number[];
      readonly cost: number;
      readonly picks: readonly number[];
    }
  | { readonly step: 'discard'; readonly cost: number; readonly picks: readonly number[] }
  | { readonly step: 'grapple' };

export type SelectionEvent = TableEvent<Selection> | OwnEvent;

/** What happens in this game alone. */
export type OwnEvent =
  | { readonly type: 'discard' }
  | { readonly type: 'lead' }
  | { readonly type: 'grapple' }
  | { readonly type: 'summit' };

export const IDLE: Selection = { step: 'idle' };

export function initialSelection(): Selection {
  return IDLE;
}

/** How many cards must be picked in this step. */
export function picksNeeded(selection: Selection): number {
  return 'cost' in selection ? selection.cost : 0;
}

export function picksOf(selection: Selection): readonly number[] {
  return 'picks' in selection ? selection.picks : [];
}

export function reduce(selection: Selection, event: SelectionEvent, facts: Facts): Selection {
  const legal = legalOf(facts);
  switch (event.type) {
    case 'slot':
      return onSlot(selection, event.slot, facts);
    case 'cell':
      return onCell(selection, event.cell, facts);
    case 'lift':
      return isCarried(facts, event.slot) ? { step: 'card', slot: event.slot } : selection;
    case 'drop':
      return onCell({ step: 'card', slot: event.slot }, event.cell, facts);
    case 'toss':
      return onToss(event.from, event.slot, facts);
    case 'discard':
      return discarding(selection, 'slot' in selection ? [selection.slot] : [], legal);
    case 'lead':
      return legal.lead === undefined ? selection : { step: 'lead', path: [], cost: 0, picks: [] };
    case 'grapple':
      return legal.grapple === true ? { step: 'grapple' } : selection;
    case 'summit': {
      const slot = facts.own?.hand.indexOf('summit') ?? -1;
      return legal.summit === true
        ? onCell({ step: 'card', slot }, facts.mountain.summit, facts)
        : selection;
    }
    case 'back':
      return onBack(selection);
  }
}

/** Whether the card can be carried to a cell. */
export function isCarried(facts: Facts, slot: number): boolean {
  return cardTargets(slot, facts).size > 0;
}

/** Whether the card can be carried to the discards, to be picked for what is chosen or discarded. */
export function isTossed(selection: Selection, slot: number, facts: Facts): boolean {
  if (picksNeeded(selection) > 0) return !('slot' in selection && selection.slot === slot);
  return legalOf(facts).discard !== undefined;
}

function onToss(from: Selection, slot: number, facts: Facts): Selection {
  if (!isTossed(from, slot, facts) || picksOf(from).includes(slot)) return from;
  if (picksNeeded(from) > 0) return onSlot(from, slot, facts);
  return discarding(from, [slot], legalOf(facts));
}

function discarding(
  from: Selection,
  picks: readonly number[],
  { discard }: AscentLegal,
): Selection {
  return discard === undefined ? from : { step: 'discard', cost: discard, picks };
}

/** Whether a card of the hand can be picked up now. */
export function isChoosing(legal: AscentLegal): boolean {
  return (
    legal.slope !== undefined ||
    legal.campfire !== undefined ||
    legal.bridge !== undefined ||
    legal.summit === true ||
    legal.discard !== undefined
  );
}

function onSlot(selection: Selection, slot: number, facts: Facts): Selection {
  if (picksNeeded(selection) > 0 && !('slot' in selection && selection.slot === slot)) {
    return { ...selection, picks: picked(selection, slot) } as Selection;
  }
  if ('slot' in selection && selection.slot === slot) {
    return selection.step === 'card' ? IDLE : { step: 'card', slot };
  }
  return isChoosing(legalOf(facts)) ? { step: 'card', slot } : selection;
}

function onCell(selection: Selection, cell: number, facts: Facts): Selection {
  const target = targetsOf(selection, facts).get(cell);
  if (target === undefined) return selection;
  switch (target.kind) {
    case 'herd':
      return { step: 'lead', path: [cell], cost: 0, picks: [] };
    case 'step':
      return selection.step === 'lead' ? onWay(selection.path, cell, facts) : selection;
    default:
      return 'slot' in selection ? onPlace(selection, cell, target, facts) : selection;
  }
}

function onPlace(
  selection: Selection & { readonly slot: number },
  cell: number,
  target: Target,
  facts: Facts,
): Selection {
  const { slot } = selection;
  if (target.kind === 'replace') return { step: 'move', slot, from: cell };
  const from = 'from' in selection ? selection.from : null;
  const cost = 'cost' in target ? target.cost : 0;
  return { step: 'pay', slot, from, cell, cost, picks: suggest(facts, cost, [slot]) };
}

/** Leads the way on to a cell, or cuts it short there. */
function onWay(path: readonly number[], cell: number, facts: Facts): Selection {
  const [start] = path;
  const last = path.at(-1);
  if (start === undefined || last === undefined) return IDLE;
  const index = path.indexOf(cell);
  const reach = reachOf(start, facts);
  const more = index < 0 ? wayTo(last, cell, reach, facts.herds) : null;
  const way = index < 0 ? [...path, ...(more ?? [])] : path.slice(0, index + 1);
  const cost = reach.get(way.at(-1) ?? start)?.cost ?? 0;
  return { step: 'lead', path: way, cost, picks: suggest(facts, cost) };
}

function onBack(selection: Selection): Selection {
  switch (selection.step) {
    case 'pay':
      return selection.from === null
        ? { step: 'card', slot: selection.slot }
        : { step: 'move', slot: selection.slot, from: selection.from };
    case 'move':
      return { step: 'card', slot: selection.slot };
    case 'lead':
      return selection.path.length > 1
        ? { ...selection, path: selection.path.slice(0, 1), cost: 0, picks: [] }
        : IDLE;
    default:
      return IDLE;
  }
}

/** Adds or takes away a pick; one too many pushes the oldest out. */
function picked(selection: Selection, slot: number): readonly number[] {
  const picks = picksOf(selection);
  if (picks.includes(slot)) return picks.filter((pick) => pick !== slot);
  return [...picks, slot].slice(-picksNeeded(selection));
}

function suggest(facts: Facts, count: number, except: readonly number[] = []): number[] {
  return spareSlots(facts.own?.hand ?? [], legalOf(facts).spare ?? [], except).slice(0, count);
}

/** The cell in which the last step was made, to which taking it back leads. */
export function chosenCell(selection: Selection): number | null {
  switch (selection.step) {
    case 'pay':
      return selection.cell;
    case 'move':
      return selection.from;
    case 'lead':
      return selection.path.at(-1) ?? null;
    default:
      return null;
  }
}

/**
 * The selection after a new view: kept where it means the same as before (others come and go while
 * a player is choosing), begun anew otherwise.
 */
export function settle(selection: Selection, before: Facts, after: Facts): Selection {
  return JSON.stringify(choices(before)) === JSON.stringify(choices(after)) ? selection : IDLE;
}

/** What a selection is made of. Agreeing to stop comes and goes beside it. */
function choices({ game, own }: Facts): unknown {
  return [game.phase, game.rows, game.ibex, own?.hand, { ...own?.legal, concede: undefined }];
}
