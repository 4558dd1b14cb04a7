/** Views for tests, as the server would send them. */
import { shapeOf, viewAround } from '~/card-table/testing';
import type { View } from '~/net/room/view';
import type {
  TranquilityLegal,
  TranquilityPrivate,
  TranquilityPublic,
  TranquilityShape,
} from '~/wire/tranquility';
import { type TranquilityFacts, factsOf } from './facts';

export function sea(islands: Readonly<Record<number, number>> = {}): (number | null)[] {
  return Array.from({ length: 36 }, (_, cell) => islands[cell] ?? null);
}

export const SHAPE = shapeOf('tranquility') as TranquilityShape;

export interface Scene {
  game?: Partial<TranquilityPublic>;
  own?: Partial<TranquilityPrivate> | null;
  legal?: TranquilityLegal;
  seat?: number | null;
  names?: string[];
  table?: Partial<View['table']>;
  you?: Partial<View['you']>;
}

export function viewOf(scene: Scene = {}): View {
  const names = scene.names ?? ['Ana', 'Bo', 'Cleo'];
  const seat = scene.seat === undefined ? 0 : scene.seat;
  const game: TranquilityPublic = {
    phase: 'turn',
    active: 0,
    waiting: [0],
    grid: 'standard',
    cells: sea(),
    started: false,
    hands: names.map(() => 5),
    piles: names.map(() => 10),
    discards: names.map(() => 0),
    window: null,
    conceded: [],
    log_length: 1,
    log: [{ type: 'first', seat: 0 }],
    outcome: null,
    revealed: null,
    ...scene.game,
  };
  const own = scene.own === null || seat === null ? null : ownOf(scene);
  return viewAround({
    id: 'tranquility',
    names,
    seat,
    over: game.phase === 'over',
    game,
    own,
    table: scene.table,
    you: scene.you,
  });
}

/** A hand of which all but monsters can be picked. */
function ownOf({ own, legal }: Scene): TranquilityPrivate {
  const hand = own?.hand ?? [];
  const spare = hand.filter((card) => card !== 'monster');
  return { hand, giving: null, legal: { spare, ...legal }, ...own };
}

export function factsFor(scene: Scene = {}): TranquilityFacts {
  const facts = factsOf(viewOf(scene), SHAPE);
  if (facts === null) throw new Error('the view has no game');
  return facts;
}
