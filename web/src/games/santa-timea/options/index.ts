/** The options of Santa Timea for the pages where a table is made or shown from outside. */
import type { GameOptions } from '../../game';
import { describeOptions, LevelForm } from './LevelForm';

export const options: GameOptions = { LevelForm, variants: null, describeOptions };
