/** The view's offers to a player of The Ascent, for the selection that all games share. */
import { IDLE, type Offers, pickedOf, type Selection } from '~/card-table/input/selection';
import { legalOf } from '~/card-table/facts';
import type { GameTable } from '~/card-table/useTable';
import type { AscentAction, AscentHerdMoves, AscentLegal } from '~/wire/ascent';
import { type AscentFacts, cellOf, idOf } from '../view/facts';

export type AscentTable = GameTable<AscentFacts, AscentAction>;

export function ascentOffers(facts: AscentFacts): Offers<AscentAction> {
  const { game, own } = facts;
  const hand = own?.hand ?? [];
  const legal = legalOf(facts);
  return {
    hand,
    spare: legal.spare ?? [],
    initial: IDLE,
    take: () => (canPickUp(legal) ? 'card' : null),

    begin(step) {
      if (!(step in legal)) return null;
      if (step !== 'summit') return { ...IDLE, step };
      const slot = hand.indexOf(step);
      return slot < 0 ? null : { ...IDLE, step: 'card', slot, cells: [facts.mountain.summit] };
    },

    targets: (selection) => mountainTargets(selection, facts),

    choose(selection, cell) {
      switch (mountainTargets(selection, facts).get(cell)?.kind) {
        case 'herd':
          return { ...IDLE, step: 'lead', cells: [cell] };
        case 'step':
          return { cells: wayOn(selection.cells, cell, facts) };
        case 'move':
          return { cells: [...selection.cells.slice(0, 1), cell] };
        case 'place':
        case 'replace':
          return { cells: [cell] };
        default:
          return {};
      }
    },

    pick(selection) {
      switch (selection.step) {
        case 'card': {
          const placement = placementOf(selection, facts);
          return placement?.cost === undefined ? null : { count: placement.cost, use: 'pay' };
        }
        case 'lead':
          return { count: costOfWay(selection.cells, facts), use: 'pay' };
        case 'discard':
          return { count: legal.discard ?? 0, use: 'discard' };
        default:
          return null;
      }
    },

    action(selection) {
      const { step, cells, slot } = selection;
      const cards = pickedOf(selection, hand);
      const [one, other] = cards;
      switch (step) {
        case 'card': {
          const placement = placementOf(selection, facts);
          const card = slot === null ? undefined : hand[slot];
          if (card === undefined || placement?.cell == null) return null;
          const cell = cellOf(placement.cell);

          if (placement.from !== null) {
            return { type: 'campfire', card, cell: cellOf(placement.from), to: cell, pay: cards };
          }
          if (card === 'summit') return { type: 'summit' };
          return card === 'bridge'
            ? { type: card, cell }
            : { type: 'slope', card, cell, pay: cards };
        }
        case 'lead':
          return cells.length < 2 ? null : { type: step, path: cells.map(cellOf), pay: cards };
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
    needsConfirming: ({ step, cells }) => step === 'lead' || cells.length === 0,

    // Agreeing to stop comes and goes beside it.
    choices: [game.phase, game.rows, game.ibex, own?.hand, { ...legal, concede: null }],
  };
}

/** A card over the cells that were chosen for it. */
export interface Placement {
  /** The cell of the slope that a campfire replaces. */
  readonly from: number | null;
  /** Where the card goes, or the replaced slope; null while that is still to be chosen. */
  readonly cell: number | null;
  readonly cost?: number;
}

export function placementOf(
  { step, slot, cells }: Selection,
  facts: AscentFacts,
): Placement | null {
  const [first, second] = cells;
  if (step !== 'card' || slot === null || first === undefined) return null;
  const target = cardTargets(slot, facts).get(first);
  if (target?.kind !== 'replace') return { from: null, cell: first, cost: costOf(target) };
  if (second === undefined) return { from: first, cell: null };
  return { from: first, cell: second, cost: costOf(moveTargets(slot, first, facts).get(second)) };
}

function costOf(target: MountainTarget | undefined): number {
  return target !== undefined && 'cost' in target ? target.cost : 0;
}

/** How many cards it costs to lead a herd over some cells. */
function costOfWay(cells: readonly number[], facts: AscentFacts): number {
  const [start] = cells;
  const end = cells.at(-1);
  if (start === undefined || end === undefined) return 0;
  return reachOf(start, facts).get(end)?.cost ?? 0;
}

/** The way led on to a cell, or cut short there. */
function wayOn(path: readonly number[], cell: number, facts: AscentFacts): number[] {
  const [start] = path;
  const last = path.at(-1);
  if (start === undefined || last === undefined) return [];
  const index = path.indexOf(cell);
  if (index >= 0) return path.slice(0, index + 1);
  return [...path, ...(wayTo(last, cell, reachOf(start, facts), facts.herds) ?? [])];
}

/** Whether a card of the hand can be picked up now. */
export function canPickUp(legal: AscentLegal): boolean {
  return (
    legal.slope !== undefined ||
    legal.campfire !== undefined ||
    legal.bridge !== undefined ||
    legal.summit === true ||
    legal.discard !== undefined
  );
}

/** The consequence of choosing a cell, and how many cards it costs. */
export type MountainTarget =
  /** The card in hand goes there. */
  | { readonly kind: 'place'; readonly cost: number }
  /** A campfire takes the place of the slope there. */
  | { readonly kind: 'replace' }
  /** The slope that was replaced goes there. */
  | { readonly kind: 'move'; readonly cost: number }
  /** The herd there is led. It is what has to be chosen now, or only could be. */
  | { readonly kind: 'herd'; readonly due: boolean }
  /** The herd goes there. */
  | { readonly kind: 'step'; readonly cost: number };

type Targets = ReadonlyMap<number, MountainTarget>;

const NONE: Targets = new Map();

export function mountainTargets({ step, slot, cells }: Selection, facts: AscentFacts): Targets {
  switch (step) {
    case 'card': {
      if (slot === null) return NONE;
      const [from] = cells;
      const targets = cardTargets(slot, facts);
      const moves = from !== undefined && targets.get(from)?.kind === 'replace';
      return moves ? moveTargets(slot, from, facts) : targets;
    }
    case 'idle':
      return herdTargets(facts, false);
    case 'lead':
      return new Map([...herdTargets(facts, cells.length === 0), ...wayTargets(cells, facts)]);
    default:
      return NONE;
  }
}

/** Where the card in a slot can go, or which slopes it can replace. */
function cardTargets(slot: number, facts: AscentFacts): Targets {
  const card = facts.own?.hand[slot];
  const { slope, campfire, bridge, summit } = legalOf(facts);
  if (card === 'summit') {
    return summit === true ? new Map([[facts.mountain.summit, { kind: 'place', cost: 0 }]]) : NONE;
  }
  if (card === 'bridge') {
    return new Map((bridge ?? []).map((cell) => [idOf(cell), { kind: 'place', cost: 0 }]));
  }
  const replaceable = campfire?.find((moves) => moves.card === card)?.slopes;
  if (replaceable !== undefined) {
    return new Map(replaceable.map(({ cell }) => [idOf(cell), { kind: 'replace' }]));
  }
  const places = slope?.find((placeable) => placeable.card === card)?.cells ?? [];
  return new Map(places.map(({ cell, cost = 0 }) => [idOf(cell), { kind: 'place', cost }]));
}

function moveTargets(slot: number, from: number, facts: AscentFacts): Targets {
  const card = facts.own?.hand[slot];
  const slopes = legalOf(facts).campfire?.find((moves) => moves.card === card)?.slopes ?? [];
  const places = slopes.find(({ cell }) => idOf(cell) === from)?.to ?? [];
  return new Map(places.map(({ cell, cost = 0 }) => [idOf(cell), { kind: 'move', cost }]));
}

function herdTargets(facts: AscentFacts, due: boolean): Targets {
  const herds = legalOf(facts).lead ?? [];
  return new Map(herds.map(({ cell }) => [idOf(cell), { kind: 'herd', due }]));
}

/** The cells that a herd can reach. */
export function reachOf(start: number, facts: AscentFacts): Reach {
  return reachIn(legalOf(facts).lead?.find(({ cell }) => idOf(cell) === start));
}

/** Where the way of a herd can lead on, and where it can be cut short. */
function wayTargets(path: readonly number[], facts: AscentFacts): Targets {
  const [start] = path;
  const last = path.at(-1);
  if (start === undefined || last === undefined) return NONE;
  const reach = reachOf(start, facts);
  const cells = [...path.slice(1), ...onwardsFrom(last, reach)];
  return new Map(cells.map((cell) => [cell, { kind: 'step', cost: reach.get(cell)?.cost ?? 0 }]));
}

/** The cells that a herd can reach, each with what that costs and the cells before it. */
type Reach = ReadonlyMap<number, { readonly cost: number; readonly from: readonly number[] }>;

function reachIn(moves: AscentHerdMoves | undefined): Reach {
  const steps = moves?.to ?? [];
  return new Map(steps.map(({ cell, cost, from }) => [idOf(cell), { cost, from: from.map(idOf) }]));
}

/** The cells that a way can still lead to from one of its cells. */
function onwardsFrom(from: number, reach: Reach): ReadonlySet<number> {
  const found = new Set<number>();
  // The cells come row by row from the bottom, as they are listed.
  for (const [cell, step] of reach) {
    if (step.from.some((before) => before === from || found.has(before))) found.add(cell);
  }
  return found;
}

/** All single steps of a herd. */
export function stepsOf(reach: Reach): [number, number][] {
  return [...reach].flatMap(([to, { from }]) =>
    from.map((before): [number, number] => [before, to]),
  );
}

/** A way from one cell to another, on which as many ibex as possible join; null if there is none. */
function wayTo(
  from: number,
  to: number,
  reach: Reach,
  herds: ReadonlyMap<number, number>,
): number[] | null {
  if (from === to) return [];
  const ways = (reach.get(to)?.from ?? []).flatMap((before) => {
    const way = wayTo(from, before, reach, herds);
    return way === null ? [] : [[...way, to]];
  });
  const joining = (way: readonly number[]): number =>
    way.reduce((sum, cell) => sum + (herds.get(cell) ?? 0), 0);
  return ways.toSorted((one, other) => joining(other) - joining(one))[0] ?? null;
}
