import type { Grid } from '../../../wire/Grid';
import type { TranquilityOptions } from '../../../wire/TranquilityOptions';
import { t } from './texts';

/** How many islands may be removed, easiest first. */
export const LEVELS: readonly number[] = [0, 4, 6, 8, 10, 12];

/** The grids that are offered, easiest to understand first. */
export const GRIDS: readonly Grid[] = ['standard', 'arch', 'day_night', 'pyramid', 'competition'];

const DEFAULTS: TranquilityOptions = {
  grid: 'standard',
  removed: 0,
  rocks: 'off',
  monsters: 0,
  storms: false,
  wild: 0,
  level: 'normal',
};

/** The options with all that may be missing in them. */
export function optionsIn(options: unknown): TranquilityOptions {
  return { ...DEFAULTS, ...(options as Partial<TranquilityOptions> | null) };
}

/** Rocks, monsters, storms and wild cards belong to the standard grid. */
export function allowsExtras(grid: Grid): boolean {
  return grid === 'standard';
}

export function allowsRemoved(grid: Grid): boolean {
  return grid !== 'pyramid' && grid !== 'competition';
}

/** Another grid, with whatever does not go with it set back. */
export function onGrid(options: TranquilityOptions, grid: Grid): TranquilityOptions {
  return {
    ...options,
    ...(!allowsExtras(grid) && { rocks: 'off', monsters: 0, storms: false, wild: 0 }),
    ...(!allowsRemoved(grid) && { removed: 0 }),
    ...(grid !== 'pyramid' && { level: 'normal' }),
    grid,
  };
}

export function removedText(removed: number): string {
  const words = t();
  return removed === 0 ? words.none : words.removed(removed);
}

/** "Triton: 6 islands removed · rocks · 3 monsters" */
export function describeOptions(given: unknown): string {
  const words = t();
  const options = optionsIn(given);
  const parts = [
    options.grid === 'standard' ? '' : words.grids[options.grid].name,
    allowsRemoved(options.grid) ? levelText(options.removed) : '',
    options.grid === 'pyramid' ? words.pyramidLevels[options.level].name : '',
    ...extrasOf(options),
  ];
  return parts.filter(Boolean).reduce(words.join);
}

/** "Open sea · rocks · 3 monsters" */
export function describeVariants(given: unknown): string {
  const words = t();
  const options = optionsIn(given);
  const parts = [words.grids[options.grid].name, ...extrasOf(options)];
  return parts.filter(Boolean).reduce(words.join);
}

function extrasOf({ rocks, monsters, storms, wild }: TranquilityOptions): string[] {
  const { sum } = t();
  return [
    rocks === 'off' ? '' : sum.rocks[rocks],
    monsters === 0 ? '' : sum.monsters(monsters),
    storms ? sum.storms : '',
    wild === 0 ? '' : sum.wild,
  ];
}

function levelText(removed: number): string {
  const text = removedText(removed);
  const { levels, describe } = t();
  const level = levels[removed];
  return level === undefined ? text : describe(level.name, text);
}
