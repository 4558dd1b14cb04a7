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
