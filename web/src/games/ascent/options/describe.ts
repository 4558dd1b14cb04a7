import type { AscentOptions } from '../../../wire/AscentOptions';
import { t } from './texts';

const DEFAULTS: AscentOptions = { trail: false, documentary: 0, wildlife: false, grapples: 3 };

/** How many sequences can be chosen, and how many grapples. */
export const SEQUENCES: readonly number[] = [0, 3, 4, 5];
export const GRAPPLES: readonly number[] = [0, 1, 2, 3];

/** The options with all that may be missing in them. */
export function optionsIn(options: unknown): AscentOptions {
  return { ...DEFAULTS, ...(options as Partial<AscentOptions> | null) };
}

/** "Green trail · documentary of 3" */
export function describeOptions(given: unknown): string {
  const words = t();
  const { trail, documentary, wildlife, grapples } = optionsIn(given);
  const modules = [
    trail ? words.sum.trail : '',
    documentary > 0 ? words.sum.documentary(documentary) : '',
    wildlife ? words.sum.wildlife : '',
  ].filter(Boolean);
  const parts = [
    ...(modules.length === 0 ? [words.base] : modules),
    // What everybody expects goes without saying.
    ...(grapples === DEFAULTS.grapples ? [] : [words.sum.grapples(grapples)]),
  ];
  const [first = '', ...rest] = parts;
  return rest.reduce(words.join, capital(first));
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
