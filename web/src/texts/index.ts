/** The messages of the shared client. A game has its own, of the same kind, in its folder. */
import type { LanguageFile } from './en';
import { localised } from './localised';

/** Every language has the same messages as English. */
export type Messages = LanguageFile['client'];

export const t = localised((file) => file.client);
