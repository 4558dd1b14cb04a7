/** The messages of what helps at a board. */
import { localised } from '../../../../i18n/localised';
import type { en } from './en';

/** Every language has the same messages as English. */
export type Messages = typeof en;

export const t = localised((file) => file.aid());
