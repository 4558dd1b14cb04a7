/** What a view says about the game, with its types. */
import type { People } from '~/card-table/people';
import { type GameView, partnersOf } from '~/games/game';
import type {
  AscentCard,
  AscentGoal,
  AscentLegal,
  AscentPrivate,
  AscentProgress,
  AscentPublic,
  AscentShape,
} from '~/wire/ascent';
import type { Presence } from '~/wire/room';
import { cellOf, idOf, type Mountain, mountainOf } from './layout';

export interface Facts extends People {
  readonly game: AscentPublic;
  readonly mountain: Mountain;
  /** The viewer's own hand and choices; null for those who watch. */
  readonly own: AscentPrivate | null;
  /** What lies open to the viewer of the seats, by seat; null of those whose hands are hidden. */
  readonly hands: readonly (AscentPrivate | null)[];
  /** Who is there, by seat; empty when the game is over, as the table is a lobby again. */
  readonly presence: readonly (Presence | null)[];
  /** Whether ibex come up in this game. */
  readonly wildlife: boolean;
  /** How many ibex stand in which cells. */
  readonly herds: ReadonlyMap<number, number>;
  /** The campfires on the mountain, and the values that they have adopted. */
  readonly campfires: ReadonlyMap<number, number | null>;
  /** The cells of the longest trail. */
  readonly trail: ReadonlySet<number>;
}

const NOTHING_LEGAL: AscentLegal = {};

/** Null while there is no game that the viewer may see. */
export function factsOf(view: GameView, shape: AscentShape): Facts | null {
  const { table, you } = view;
  if (view.game === null) return null;
  const game = view.game as AscentPublic;
  return {
    game,
    mountain: mountainOf(shape),
    own: you.game as AscentPrivate | null,
    hands: (you.hands ?? []) as Facts['hands'],
    seat: you.player,
    names: table.players,
    ...partnersOf(view),
    presence: table.phase === 'playing' ? table.seats.map((seat) => seat?.presence ?? null) : [],
    wildlife: game.goals.some(({ goal }) => goal === 'wildlife'),
    herds: new Map(game.ibex.map(({ cell, count }) => [idOf(cell), count])),
    campfires: new Map(game.campfires.map(({ cell, value }) => [idOf(cell), value])),
    trail: new Set((game.trail ?? []).map(idOf)),
  };
}

export function legalOf(facts: Facts): AscentLegal {
  return facts.own?.legal ?? NOTHING_LEGAL;
}

export function isMine({ game, seat }: Facts): boolean {
  return seat !== null && game.active === seat;
}

/** What lies in a cell. */
export function cardAt({ game }: Pick<Facts, 'game'>, id: number): AscentCard | null {
  const [row, column] = cellOf(id);
  return game.rows[row - 1]?.[column] ?? null;
}

export function cardsPlaced({ game }: Facts): number {
  return game.rows.reduce((sum, row) => sum + row.length, 0);
}

/** How far a goal of this game is; null for one that it does not have. */
export function progressOf({ game }: Facts, goal: AscentGoal): AscentProgress | null {
  return game.goals.find((progress) => progress.goal === goal) ?? null;
}

/** What the summit still waits for. */
export function goalsLeft({ game }: Facts): AscentGoal[] {
  return game.goals.filter(({ reached, needed }) => reached < needed).map(({ goal }) => goal);
}
