/** How The Ascent is played at the table. */
import type { TableRules } from '~/card-table/useTable';
import type { AscentAction, AscentLogLine } from '~/wire/ascent';
import { actionOf, onlyActionOf } from './actions';
import { targetsOf } from './offers';
import {
  chosenCell,
  initialSelection,
  isCarried,
  isTossed,
  type OwnEvent,
  picksNeeded,
  reduce,
  type Selection,
  settle,
} from './selection';
import { logSentence, news } from './sentences';
import type { Facts } from './view';

export const TABLE: TableRules<Facts, Selection, OwnEvent, AscentAction, AscentLogLine> = {
  initial: initialSelection,
  reduce,
  settle,
  actionOf,
  onlyActionOf,
  targets: (selection, facts) => {
    const targets = [...targetsOf(selection, facts)];
    const free = targets.filter(([, target]) => 'cost' in target && target.cost === 0);
    return [free, targets.filter((one) => !free.includes(one))].map((group) =>
      group.map(([cell]) => cell),
    );
  },
  chosenCell,
  isIdle: ({ step }) => step === 'idle',
  isPlacing: (selection) => picksNeeded(selection) === 0,
  isCarried,
  isTossed,
  arrangement: (selection, { own }) => [own?.hand, 'from' in selection && selection.from],
  dealtLog: 0,
  news,
  logSentence,
};
