/** The messages of Santa Timea. */
import { localised } from '~/texts';
import type { messages } from './en';

/** Every language has the same messages as English. */
export type Messages = typeof messages;

/** What is said of the game before its code is loaded. */
export const about = localised((file) => file.games.santaTimea);

export const t = localised((file) => file.games.santaTimea.messages());
