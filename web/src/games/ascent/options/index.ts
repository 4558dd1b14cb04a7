/** The options of The Ascent for the pages where a table is made or shown from outside. */
import type { GameOptions } from '../../game';
import { describeOptions } from './describe';
import { VariantsForm } from './VariantsForm';

export const options: GameOptions = {
  LevelForm: null,
  variants: { Form: VariantsForm, describe: describeOptions },
  describeOptions,
};
