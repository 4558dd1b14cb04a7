/** The messages that all games at a table have in common. */
import { localised } from '~/texts/localised';
import type { en } from '~/texts/en/table';

/** Every language has the same messages as English. */
export type Messages = typeof en;

export const t = localised((file) => file.table());
