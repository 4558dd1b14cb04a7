/** How The Ascent is played at the table. */
import type { TableRules } from '~/card-table/useTable';
import type { AscentAction, AscentCard, AscentLogLine } from '~/wire/ascent';
import type { Target } from './offers';
import { whyNot } from './prompts';
import { SELECTION, type Step } from './selection';
import { logSentence, news } from './sentences';
import type { Facts } from './view';

export const TABLE: TableRules<Facts, Step, AscentCard, AscentAction, Target, AscentLogLine> = {
  selection: SELECTION,
  whyNot,
  dealtLog: 0,
  news,
  logSentence,
};
