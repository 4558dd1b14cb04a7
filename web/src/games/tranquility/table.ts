/** How Tranquility is played at the table. */
import type { TableRules } from '~/card-table/useTable';
import type { Card, TranquilityAction, TranquilityLogLine } from '~/wire/tranquility';
import type { Target } from './offers';
import { whyNot } from './prompts';
import { SELECTION, type Step } from './selection';
import { logSentence, news } from './sentences';
import type { Facts } from './view';

export const TABLE: TableRules<Facts, Step, Card, TranquilityAction, Target, TranquilityLogLine> = {
  selection: SELECTION,
  whyNot,
  dealtLog: 1,
  news,
  logSentence,
};
