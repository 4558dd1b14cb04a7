/**
 * What the controls of the client are called, in each language. Tests look for these words as users
 * do; they are written down here a second time so that a change of them is noticed.
 */
import { de } from './words/de';
import { en } from './words/en';
import { fr } from './words/fr';

export type Words = typeof en;

export const WORDS = { en, fr, de } satisfies Record<string, Words>;

export type Language = keyof typeof WORDS;

/**
 * The languages in which a screen is looked at: two, whatever the number of languages, so that each
 * is looked at somewhere and another one costs no time.
 */
export function languagesOf(screen: number): Language[] {
  const all = Object.keys(WORDS) as Language[];
  return all
    .concat(all)
    .slice(screen % all.length)
    .slice(0, 2);
}
