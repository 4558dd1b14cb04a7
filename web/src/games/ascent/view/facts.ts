/** A view's facts about the game, with its types, and the mountain that it is played on. */
import type { GridRows } from '~/card-table/cards/Grid';
import { type GameFacts, gameFactsOf } from '~/card-table/facts';
import type { GameView } from '~/card-table/facts';
import type {
  AscentCard,
  AscentCell,
  AscentGoal,
  AscentPrivate,
  AscentProgress,
  AscentPublic,
  AscentShape,
} from '~/wire/ascent';

export interface AscentFacts extends GameFacts<AscentPublic, AscentPrivate> {
  readonly mountain: MountainShape;
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
export function factsOf(view: GameView, shape: AscentShape): AscentFacts | null {
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

/** The card in a cell; null in an empty one. */
export function cardAt({ game }: Pick<AscentFacts, 'game'>, id: number): AscentCard | null {
  const [row, column] = cellOf(id);
  return game.rows[row - 1]?.[column] ?? null;
}

export function cardsPlaced({ game }: AscentFacts): number {
  return game.rows.reduce((sum, row) => sum + row.length, 0);
}

/** How far a goal of this game is; null for one that it does not have. */
export function progressOf({ game }: AscentFacts, goal: AscentGoal): AscentProgress | null {
  return game.goals.find((progress) => progress.goal === goal) ?? null;
}

/** The goals that the summit still waits for. */
export function goalsLeft({ game }: AscentFacts): AscentGoal[] {
  return game.goals.filter(({ reached, needed }) => reached < needed).map(({ goal }) => goal);
}

/* The mountain as it is drawn and walked through, by the shape that the server gives it. */

export interface MountainShape {
  /** How many rows it has, and cells across, which is as many. */
  readonly size: number;
  readonly cells: number;
  readonly summit: number;
  readonly rows: GridRows;
}

export function mountainOf({ rows, summit }: AscentShape): MountainShape {
  return {
    size: rows.length,
    cells: rows.reduce((sum, width) => sum + width, 0),
    summit: idOf(summit),
    rows: rows
      .map((width, row) =>
        Array.from({ length: width }, (_, column) => {
          const cell = idOf([row + 1, column]);
          return { cell, x: acrossOf(cell) };
        }),
      )
      .toReversed(),
  };
}

/** A cell by a single number, so that pages and selections can tell cells apart by it. */
export function idOf([row, column]: AscentCell): number {
  return row * 10 + column;
}

export function cellOf(id: number): AscentCell {
  return [rowOf(id), columnOf(id)];
}

export function rowOf(id: number): number {
  return Math.floor(id / 10);
}

function columnOf(id: number): number {
  return id % 10;
}

/** The middle of a cell, in cells from the upper left corner of the picture. */
export function centreOf({ size }: MountainShape, id: number): readonly [number, number] {
  return [acrossOf(id), size - rowOf(id) + 0.5];
}

/** Rows lie half a cell aside of each other. */
function acrossOf(id: number): number {
  return (rowOf(id) - 1) / 2 + columnOf(id) + 0.5;
}
