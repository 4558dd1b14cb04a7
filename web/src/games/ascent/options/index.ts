/** The options of The Ascent for the pages where a table is made or shown from outside. */
import type { GameOptions } from '../../game';
import { OptionsForm } from './OptionsForm';
import { describeOptions } from './describe';

export const options: GameOptions = { OptionsForm, describeOptions };
