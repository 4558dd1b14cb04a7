/** What a view says about the game, with its types. */
import { type GameFacts, gameFactsOf } from '~/card-table/people/facts';
import type { GameView } from '~/games/game';
import type {
  AscentCard,
  AscentGoal,
  AscentPrivate,
  AscentProgress,
  AscentPublic,
  AscentShape,
} from '~/wire/ascent';
import { cellOf, idOf, type Mountain, mountainOf } from './layout';

export interface Facts extends GameFacts<AscentPublic, AscentPrivate> {
  readonly mountain: Mountain;
  /** Whether ibex come up in this game. */
  readonly wildlife: boolean;
  /** How many ibex stand in which cells. */
  readonly herds: ReadonlyMap<number, number>;
  /** The campfires on the mountain, and the values that they have adopted. */
  readonly campfires: ReadonlyMap<number, number | null>;
  /** The cells of the longest trail. */
  readonly trail: ReadonlySet<number>;
}

/** Null while there is no game that the viewer may see. */
export function factsOf(view: GameView, shape: AscentShape): Facts | null {
  const facts = gameFactsOf<AscentPublic, AscentPrivate>(view);
  if (facts === null) return null;
  const { game } = facts;
  return {
    ...facts,
    mountain: mountainOf(shape),
    wildlife: game.goals.some(({ goal }) => goal === 'wildlife'),
    herds: new Map(game.ibex.map(({ cell, count }) => [idOf(cell), count])),
    campfires: new Map(game.campfires.map(({ cell, value }) => [idOf(cell), value])),
    trail: new Set((game.trail ?? []).map(idOf)),
  };
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
