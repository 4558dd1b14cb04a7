/** The options of Tranquility for the pages where a table is made or shown from outside. */
import type { GameOptions } from '../../game';
import { describeOptions, describeVariants } from './describe';
import { LevelForm } from './LevelForm';
import { VariantsForm } from './VariantsForm';

export const options: GameOptions = {
  LevelForm,
  variants: { Form: VariantsForm, describe: describeVariants },
  describeOptions,
};
