/** How Tranquility is played at the table. */
import type { TableRules } from '~/card-table/useTable';
import type { TranquilityAction, TranquilityLogLine } from '~/wire/tranquility';
import { actionOf, onlyActionOf } from './actions';
import { type Target, targetsOf } from './offers';
import {
  initialSelection,
  isCarried,
  isTossed,
  type OwnEvent,
  reduce,
  type Selection,
  settle,
} from './selection';
import { logSentence, news } from './sentences';
import type { Facts } from './view';

export const TABLE: TableRules<Facts, Selection, OwnEvent, TranquilityAction, TranquilityLogLine> =
  {
    initial: initialSelection,
    reduce,
    settle,
    actionOf,
    onlyActionOf,
    targets: (selection, facts) => {
      const targets = [...targetsOf(selection, facts)];
      const cells = (fits: (target: Target) => boolean) =>
        targets.filter(([, target]) => fits(target)).map(([cell]) => cell);
      return [
        cells((target) => target.kind === 'place' && !target.hopeless && target.cost === 0),
        cells((target) => target.kind === 'place' && !target.hopeless && target.cost > 0),
        cells((target) => target.kind === 'place' && target.hopeless),
        cells((target) => target.kind !== 'place'),
      ];
    },
    chosenCell: (selection) => ('cell' in selection ? selection.cell : null),
    isIdle: ({ step }) => step === 'idle',
    isPlacing: ({ step }) => step === 'idle' || step === 'card',
    isCarried,
    isTossed,
    arrangement: (_, { own }) => own?.hand,
    dealtLog: 1,
    news,
    logSentence,
  };
