/** Views for tests, as the server would send them. */
import { shapeOf, viewAround } from '~/card-table/testing';
import type { View } from '~/net/room/view';
import type {
  AscentCard,
  AscentLegal,
  AscentPrivate,
  AscentPublic,
  AscentShape,
} from '~/wire/ascent';
import { type AscentFacts, factsOf } from './facts';

export const SHAPE = shapeOf('ascent') as AscentShape;

export interface Scene {
  game?: Partial<AscentPublic>;
  /** The lowest rows; the others are empty. */
  rows?: AscentCard[][];
  hand?: AscentCard[];
  legal?: AscentLegal;
  seat?: number | null;
  names?: string[];
}

const ROWS = 9;

export function viewOf(scene: Scene = {}): View {
  const names = scene.names ?? ['Ana', 'Bo', 'Cleo'];
  const seat = scene.seat === undefined ? 0 : scene.seat;
  const game: AscentPublic = {
    phase: 'turn',
    active: 0,
    rows: Array.from({ length: ROWS }, (_, index) => scene.rows?.[index] ?? []),
    campfires: [],
    hands: names.map(() => 5),
    piles: names.map(() => 10),
    discards: names.map(() => 0),
    grapples: 0,
    panoramas: [],
    ibex: [],
    goals: [{ goal: 'mountain', reached: 0, needed: 44 }],
    conceded: [],
    log_length: 0,
    log: [],
    outcome: null,
    revealed: null,
    ...scene.game,
  };
  const own: AscentPrivate | null =
    seat === null
      ? null
      : { hand: scene.hand ?? [], legal: { spare: scene.hand ?? [], ...scene.legal } };
  return viewAround({ id: 'ascent', names, seat, over: game.phase === 'over', game, own });
}

export function factsFor(scene: Scene = {}): AscentFacts {
  const facts = factsOf(viewOf(scene), SHAPE);
  if (facts === null) throw new Error('the view has no game');
  return facts;
}
