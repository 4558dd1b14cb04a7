/** What lies in a cell, from the public facts. */
import { t } from './texts';
import type { Facts } from './view';
import { nameOf } from '~/card-table/people';

export interface Bed {
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

/** Below this cell islands must show night at the end, from it on day. */
const FIRST_DAY_CELL = 18;

export function bedOf({ game, layout }: Facts, cell: number): Bed {
  const island = game.cells[cell] ?? null;
  const closed = game.closed?.includes(cell) === true;
  const rocky = game.rocks === Math.floor(cell / layout.columns);
  const night = game.sides?.night.includes(cell) ?? null;
  const owner = game.contest?.second.includes(cell) === true ? 1 : 0;
  return {
    island,
    closed: closed ? (rocky ? 'rocks' : 'storm') : null,
    wild: game.wilds?.includes(cell) === true,
    explorer: game.explorer?.cells.includes(cell) === true,
    night: island === null ? null : night,
    wrongSide: night !== null && night !== cell < FIRST_DAY_CELL,
    owner: island === null || game.contest === undefined ? null : owner,
  };
}

export function bedLabel(facts: Facts, bed: Bed): string[] {
  const { sea, card, rough, grids } = t();
  const labels = [bed.island === null ? sea.empty : card.island(bed.island)];
  if (bed.wild) labels.push(rough.sea.wild);
  if (bed.night !== null) labels.push(bed.night ? grids.sides.night : grids.sides.day);
  if (bed.night !== null && bed.wrongSide) labels.push(grids.sides.wrong);
  if (bed.owner !== null) {
    const own = bed.owner === facts.seat;
    labels.push(own ? grids.contest.ownedYou : grids.contest.owned(nameOf(facts, bed.owner)));
  }
  if (bed.explorer) labels.push(grids.explorer.cell);
  if (bed.closed !== null) {
    const storm = facts.game.explorer === undefined ? rough.sea.storm : rough.sea.stormHere;
    labels.push(bed.closed === 'rocks' ? rough.sea.rocks : storm);
  }
  return labels;
}
