/** The cells that can be chosen for what the player has picked up, and the ways of herds. */
import type { AscentHerdMoves } from '~/wire/ascent';
import { idOf } from './mountain';
import type { Selection } from './selection';
import { type Facts, legalOf } from './view';

/** What choosing a cell means, and how many cards it costs. */
export type Target =
  /** The card in hand goes there. */
  | { readonly kind: 'place'; readonly cost: number }
  /** A campfire takes the place of the slope there. */
  | { readonly kind: 'replace' }
  /** The slope that was replaced goes there. */
  | { readonly kind: 'move'; readonly cost: number }
  /** The herd there is led. It is what has to be chosen now, or only could be. */
  | { readonly kind: 'herd'; readonly asked: boolean }
  /** The herd goes there. */
  | { readonly kind: 'step'; readonly cost: number };

export type Targets = ReadonlyMap<number, Target>;

const NONE: Targets = new Map();

export function targetsOf({ step, slot, cells }: Selection, facts: Facts): Targets {
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
export function cardTargets(slot: number, facts: Facts): Targets {
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

export function moveTargets(slot: number, from: number, facts: Facts): Targets {
  const card = facts.own?.hand[slot];
  const slopes = legalOf(facts).campfire?.find((moves) => moves.card === card)?.slopes ?? [];
  const places = slopes.find(({ cell }) => idOf(cell) === from)?.to ?? [];
  return new Map(places.map(({ cell, cost = 0 }) => [idOf(cell), { kind: 'move', cost }]));
}

function herdTargets(facts: Facts, asked: boolean): Targets {
  const herds = legalOf(facts).lead ?? [];
  return new Map(herds.map(({ cell }) => [idOf(cell), { kind: 'herd', asked }]));
}

/** The cells that a herd can reach. */
export function reachOf(start: number, facts: Facts): Reach {
  return reachIn(legalOf(facts).lead?.find(({ cell }) => idOf(cell) === start));
}

/** Where the way of a herd can lead on, and where it can be cut short. */
function wayTargets(path: readonly number[], facts: Facts): Targets {
  const [start] = path;
  const last = path.at(-1);
  if (start === undefined || last === undefined) return NONE;
  const reach = reachOf(start, facts);
  const cells = [...path.slice(1), ...onwardsFrom(last, reach)];
  return new Map(cells.map((cell) => [cell, { kind: 'step', cost: reach.get(cell)?.cost ?? 0 }]));
}

/** The cells that a herd can reach, each with what that costs and the cells before it. */
export type Reach = ReadonlyMap<
  number,
  { readonly cost: number; readonly from: readonly number[] }
>;

export function reachIn(moves: AscentHerdMoves | undefined): Reach {
  const steps = moves?.to ?? [];
  return new Map(steps.map(({ cell, cost, from }) => [idOf(cell), { cost, from: from.map(idOf) }]));
}

/** The cells that a way can still lead to from one of its cells. */
export function onwardsFrom(from: number, reach: Reach): ReadonlySet<number> {
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
export function wayTo(
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
