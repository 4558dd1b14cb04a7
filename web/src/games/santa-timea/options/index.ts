/** The options of Santa Timea for the pages where a table is made or shown from outside. */
import type { GameOptions } from '../../game';
import { OptionsForm, describeOptions } from './OptionsForm';

export const options: GameOptions = { OptionsForm, describeOptions };
