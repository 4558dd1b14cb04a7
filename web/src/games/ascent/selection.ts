/** What the view offers the player of The Ascent, for the selection that all games share. */
import {
  IDLE,
  type Offers,
  type Selection as AnySelection,
  SelectionEngine,
  type SelectionEvent as AnyEvent,
} from '~/card-table/selection/selection';
import type { AscentAction, AscentCard, AscentLegal } from '~/wire/ascent';
import { cellOf } from './mountain';
import { cardTargets, moveTargets, reachOf, type Target, targetsOf, wayTo } from './offers';
import { type Facts, legalOf } from './view';

/** A herd is led over the cells that are chosen. */
export type Step = 'lead' | 'discard' | 'grapple' | 'summit';
export type Selection = AnySelection<Step>;
export type SelectionEvent = AnyEvent<Step>;

const offers: Offers<Facts, Step, AscentCard, AscentAction, Target> = {
  hand: ({ own }) => own?.hand ?? [],
  spare: (facts) => legalOf(facts).spare ?? [],
  initial: () => IDLE,
  take: (_, facts) => (isChoosing(legalOf(facts)) ? 'card' : null),

  begin(step, _, facts) {
    if (legalOf(facts)[step] === undefined) return null;
    if (step !== 'summit') return { ...IDLE, step };
    const slot = facts.own?.hand.indexOf(step) ?? -1;
    return slot < 0 ? null : { ...IDLE, step: 'card', slot, cells: [facts.mountain.summit] };
  },

  targets: targetsOf,

  choose(selection, cell, target, facts) {
    switch (target.kind) {
      case 'herd':
        return { ...IDLE, step: 'lead', cells: [cell] };
      case 'step':
        return { cells: wayOn(selection.cells, cell, facts) };
      case 'move':
        return { cells: [...selection.cells.slice(0, 1), cell] };
      case 'place':
      case 'replace':
        return { cells: [cell] };
    }
  },

  pick(selection, facts) {
    switch (selection.step) {
      case 'card': {
        const placement = placementOf(selection, facts);
        return placement?.cost === undefined ? null : { count: placement.cost, suggested: true };
      }
      case 'lead':
        return { count: costOfWay(selection.cells, facts), suggested: true };
      case 'discard':
        return { count: legalOf(facts).discard ?? 0, suggested: false };
      default:
        return null;
    }
  },

  action(selection, cards, facts) {
    const { step, cells, slot } = selection;
    const [one, other] = cards;
    switch (step) {
      case 'card': {
        const placement = placementOf(selection, facts);
        const card = slot === null ? undefined : facts.own?.hand[slot];
        if (card === undefined || placement?.cell == null) return null;
        const cell = cellOf(placement.cell);
        const pay = [...cards];
        if (placement.from !== null) {
          return { type: 'campfire', card, cell: cellOf(placement.from), to: cell, pay };
        }
        if (card === 'summit') return { type: 'summit' };
        return card === 'bridge' ? { type: card, cell } : { type: 'slope', card, cell, pay };
      }
      case 'lead':
        return cells.length < 2 ? null : { type: step, path: cells.map(cellOf), pay: [...cards] };
      case 'discard':
        return one === undefined || other === undefined
          ? null
          : { type: step, cards: [one, other] };
      case 'grapple':
        return { type: step };
      default:
        return null;
    }
  },

  // A way can still be led on.
  asks: ({ step, cells }) => step === 'lead' || cells.length === 0,

  // Agreeing to stop comes and goes beside it.
  choices: ({ game, own }) => [
    game.phase,
    game.rows,
    game.ibex,
    own?.hand,
    { ...own?.legal, concede: null },
  ],
};

export const SELECTION = new SelectionEngine(offers);

/** A card over the cells that were chosen for it. */
export interface Placement {
  /** The cell of the slope that a campfire replaces. */
  readonly from: number | null;
  /** Where the card goes, or the replaced slope; null while that is still to be chosen. */
  readonly cell: number | null;
  readonly cost?: number;
}

export function placementOf({ step, slot, cells }: Selection, facts: Facts): Placement | null {
  const [first, second] = cells;
  if (step !== 'card' || slot === null || first === undefined) return null;
  const target = cardTargets(slot, facts).get(first);
  if (target?.kind !== 'replace') return { from: null, cell: first, cost: costOf(target) };
  if (second === undefined) return { from: first, cell: null };
  return { from: first, cell: second, cost: costOf(moveTargets(slot, first, facts).get(second)) };
}

function costOf(target: Target | undefined): number {
  return target !== undefined && 'cost' in target ? target.cost : 0;
}

/** How many cards it costs to lead a herd over some cells. */
function costOfWay(cells: readonly number[], facts: Facts): number {
  const [start] = cells;
  const end = cells.at(-1);
  if (start === undefined || end === undefined) return 0;
  return reachOf(start, facts).get(end)?.cost ?? 0;
}

/** The way led on to a cell, or cut short there. */
function wayOn(path: readonly number[], cell: number, facts: Facts): number[] {
  const [start] = path;
  const last = path.at(-1);
  if (start === undefined || last === undefined) return [];
  const index = path.indexOf(cell);
  if (index >= 0) return path.slice(0, index + 1);
  return [...path, ...(wayTo(last, cell, reachOf(start, facts), facts.herds) ?? [])];
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
