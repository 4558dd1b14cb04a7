/** The messages of what helps at a board. */
import { localised } from '~/texts/localised';
import type { en } from '~/texts/en/explain';

/** Every language has the same messages as English. */
export type Messages = typeof en;

export const t = localised((file) => file.aid());
