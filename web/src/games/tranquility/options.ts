/** What is said of the options of Tranquility, for the pages where a table is made or shown from outside. */
import { localised } from '../../i18n/localised';
import type { GameOptions } from '../game';
import { describe } from '../shared/options/texts';
import type { options as english } from './i18n/options.en';

/** Every language has the same messages as English. */
export type Messages = typeof english;

const texts = localised((file) => file.games.tranquility.options());

export const options: GameOptions = {
  optionTexts: texts,
  describeOptions: (chosen) => describe(texts(), chosen),
};
