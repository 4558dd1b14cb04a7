/** The messages of Santa Timea. */
import { localised } from '../../../i18n/localised';
import { en } from './en';
import { fr } from './fr';

/** Every language has the same messages as English. */
export type Messages = typeof en;

export const t = localised<Messages>({ en, fr });
