/** The messages of Santa Timea. */
import { localised } from '~/texts';
import type { messages } from './en';

/** Every language has the same messages as English. */
export type Messages = typeof messages;

export const t = localised((file) => file.games.santaTimea.messages());
