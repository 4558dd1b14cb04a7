/** The messages that all games at a table have in common. */
import type { en as besideInEnglish } from '~/texts/en/beside';
import type { en } from '~/texts/en/table';
import { localised } from '~/texts/localised';

/** Every language has the same messages as English. */
export type Messages = typeof en;
export type Beside = typeof besideInEnglish;

export const t = localised((file) => file.table());

/** What is said beside a board, also where none is there yet. */
export const beside = localised((file) => file.beside());
