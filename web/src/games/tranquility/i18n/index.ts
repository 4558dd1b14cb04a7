/** The messages of Tranquility. */
import { localised } from '../../../i18n/localised';
import { en } from './en';
import { fr } from './fr';

/** Every language has the same messages as English. */
export type Messages = typeof en;

export const t = localised<Messages>({ en, fr });

/** A name inside a sentence, safe from taking its direction of writing along. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
