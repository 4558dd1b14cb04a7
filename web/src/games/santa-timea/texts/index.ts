/** The messages of Santa Timea. */
import { localised } from '~/texts/localised';
import type { en } from './en';

/** Every language has the same messages as English. */
export type Messages = typeof en;

export const t = localised((file) => file.games.santaTimea.messages());
