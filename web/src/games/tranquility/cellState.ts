/** What lies in a cell, from the public facts. */
import { lineOf } from './layout';
import { t } from './texts';
import type { Facts } from './view';
import { nameOf } from '~/card-table/people';

export interface CellState {
  readonly island: number | null;
  /** Why no card can be put there for now. */
  readonly closed: 'rocks' | 'storm' | null;
  readonly wild: boolean;
  readonly explorer: boolean;
  /** By day and night, whether the island shows night. */
  readonly night: boolean | null;
  /** Whether that side would keep the finish from being played. */
  readonly wrongSide: boolean;
  /** In the competition, whose island it is. */
  readonly owner: number | null;
}

export function cellStateOf({ game, layout }: Facts, cell: number): CellState {
  const island = game.cells[cell] ?? null;
  const closed = game.closed?.includes(cell) === true;
  const rocky = game.rocks === lineOf(layout, cell)?.row;
  const night = game.sides?.night.includes(cell) ?? null;
  const owner = game.contest?.second.includes(cell) === true ? 1 : 0;
  return {
    island,
    closed: closed ? (rocky ? 'rocks' : 'storm') : null,
    wild: game.wilds?.includes(cell) === true,
    explorer: game.explorer?.cells.includes(cell) === true,
    night: island === null ? null : night,
    wrongSide: game.sides?.wrong?.includes(cell) === true,
    owner: island === null || game.contest === undefined ? null : owner,
  };
}

export function cellStateLabel(facts: Facts, state: CellState): string[] {
  const { sea, card, rough, grids } = t();
  const labels = [state.island === null ? sea.empty : card.island(state.island)];
  if (state.wild) labels.push(rough.sea.wild);
  if (state.night !== null) labels.push(state.night ? grids.sides.night : grids.sides.day);
  if (state.night !== null && state.wrongSide) labels.push(grids.sides.wrong);
  if (state.owner !== null) {
    const own = state.owner === facts.seat;
    labels.push(own ? grids.contest.ownedYou : grids.contest.owned(nameOf(facts, state.owner)));
  }
  if (state.explorer) labels.push(grids.explorer.cell);
  if (state.closed !== null) {
    const storm = facts.game.explorer === undefined ? rough.sea.storm : rough.sea.stormHere;
    labels.push(state.closed === 'rocks' ? rough.sea.rocks : storm);
  }
  return labels;
}
