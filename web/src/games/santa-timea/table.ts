/** How Santa Timea is played at the table, which is its only cell. */
import type { TableRules } from '~/card-table/useTable';
import { confirming } from '~/ui/preferences';
import type { SantaTimeaAction, SantaTimeaLogLine } from '~/wire/santa_timea';
import { linesOfAMove } from './board/animation';
import { cardAt, laidCard, mayPlay, SELECTION, type Selection } from './selection';
import { logSentence, news } from './sentences';
import { type Facts, isMine } from './view';

export const TRICK = 0;

export const TABLE: TableRules<Facts, Selection, never, SantaTimeaAction, SantaTimeaLogLine> = {
  ...SELECTION,
  actionOf: (selection, facts) => {
    const card = selection === null ? null : cardAt(facts, selection.slot);
    return card === null ? null : { type: 'play', card };
  },
  onlyActionOf: (selection, facts) => {
    const card = laidCard(selection, facts);
    return card === null ? null : { type: 'play', card };
  },
  targets: (_, facts) => (isMine(facts) ? [[TRICK]] : []),
  chosenCell: () => null,
  isIdle: (selection) => selection === null,
  // There are no cells to be led to: from the card the keyboard goes to the button.
  isPlacing: () => false,
  isCarried: (facts, slot) => {
    const card = cardAt(facts, slot);
    return card !== null && mayPlay(facts, card);
  },
  isTossed: () => false,
  // Where nothing is confirmed, a card that is chosen again is played.
  pressed: (selection, slot) =>
    slot === selection?.slot && !confirming.on.value
      ? { type: 'drop', slot, cell: TRICK }
      : { type: 'slot', slot },
  arrangement: (selection, facts) => [
    facts.own?.hand.map(({ card }) => card),
    laidCard(selection, facts),
  ],
  dealtLog: 1,
  // A whole trick can end with a move, and the round with it.
  linesOfAMove: ({ names }) => linesOfAMove(names.length),
  news,
  logSentence,
};
