/** What is said where something is refused: much, and seldom needed. */
import type { refusals } from '~/texts/en/refusals';
import { localised } from '~/texts/localised';

/** Every language has the same messages as English. */
export type Messages = typeof refusals;

export const t = localised((file) => file.refusals());
