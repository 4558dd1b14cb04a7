/** The messages of The Ascent. */
import { localised } from '~/texts/localised';
import type { en } from './en';

/** Every language has the same messages as English. */
export type Messages = typeof en;

export const t = localised((file) => file.games.ascent.messages());
