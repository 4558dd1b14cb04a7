/** The messages that all games at a table have in common. */
import type { table } from '~/texts/en/table';
import { localised } from '~/texts';

/** Every language has the same messages as English. */
export type Messages = typeof table;

export const t = localised((file) => file.table());
