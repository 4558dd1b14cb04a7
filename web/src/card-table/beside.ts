/** What is said beside a board, also where none is there yet. A board itself needs nothing of it. */
import type { en } from '~/texts/en/beside';
import { localised } from '~/texts/localised';

/** Every language has the same messages as English. */
export type Beside = typeof en;

export const beside = localised((file) => file.beside());
