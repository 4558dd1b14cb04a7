/** The messages of the options of The Ascent, which come before the others. */
import { localised } from '../../../i18n/localised';
import type { options } from '../i18n/options.en';

/** Every language has the same messages as English. */
export type Messages = typeof options;

export const t = localised((file) => file.games.ascent.options());
