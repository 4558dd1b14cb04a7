/** How Santa Timea is played at the table. */
import type { Target } from '~/card-table/selection/selection';
import type { TableRules } from '~/card-table/useTable';
import { confirming } from '~/ui/preferences';
import type { SantaTimeaAction, SantaTimeaCard, SantaTimeaLogLine } from '~/wire/santa_timea';
import { linesOfAMove } from './board/animation';
import { SELECTION, TRICK } from './selection';
import { logSentence, news } from './sentences';
import type { Facts } from './view';

export const TABLE: TableRules<
  Facts,
  never,
  SantaTimeaCard,
  SantaTimeaAction,
  Target,
  SantaTimeaLogLine
> = {
  selection: SELECTION,
  // There are no cells to be led to: from the card the keyboard goes to the button.
  leadsToCells: false,
  // Where nothing is confirmed, a card that is chosen again is played.
  pressed: (selection, slot) =>
    slot === selection.slot && !confirming.on.value
      ? { type: 'drop', slot, cell: TRICK }
      : { type: 'slot', slot },
  dealtLog: 1,
  // A whole trick can end with a move, and the round with it.
  linesOfAMove: ({ names }) => linesOfAMove(names.length),
  news,
  logSentence,
};
