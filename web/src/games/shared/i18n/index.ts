/** The messages that all games at a table have in common. */
import { localised } from '../../../i18n/localised';
import type { en } from './en';

/** Every language has the same messages as English. */
export type Messages = typeof en;

export const t = localised((file) => file.table);
