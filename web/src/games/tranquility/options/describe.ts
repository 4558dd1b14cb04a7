import type { TranquilityOptions } from '../../../wire/TranquilityOptions';
import { t } from '../i18n';

/** How many islands may be removed, easiest first. */
export const LEVELS: readonly number[] = [0, 4, 6, 8, 10, 12];

export function removedIn(options: unknown): number {
  return (options as Partial<TranquilityOptions> | null)?.removed ?? 0;
}

export function removedText(removed: number): string {
  const { options } = t();
  return removed === 0 ? options.none : options.removed(removed);
}

/** "Triton: 6 islands removed" */
export function describeOptions(options: unknown): string {
  const removed = removedIn(options);
  const text = removedText(removed);
  const level = t().options.levels[removed];
  return level === undefined ? text : t().options.describe(level.name, text);
}
