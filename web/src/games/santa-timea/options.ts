/** What is said of the options of Santa Timea, for the pages where a table is made or shown from outside. */
import { localised } from '~/texts/localised';
import type { GameOptions } from '~/games/game';
import { describe } from '~/games/optionTexts';
import type { options as english } from './texts/options.en';

/** Every language has the same messages as English. */
export type Messages = typeof english;

const texts = localised((file) => file.games.santaTimea.options());

export const options: GameOptions = {
  optionTexts: texts,
  describeOptions: (chosen) => describe(texts(), chosen),
};
