/** Help at the board: the pieces that can be asked about, each with its clause of the rules, and the lesson. */
import type { Explanations } from '~/card-table/explain/Explained';
import { handSpot } from '~/card-table/input/spots';
import type { Lesson } from '~/card-table/explain/help';
import type { TranquilityAction } from '~/wire/tranquility';
import { textsOf as clientTexts } from '~/texts';
import { textsOf } from './texts';
import type { TranquilityFacts } from './view/facts';

const client = clientTexts('beside');
const t = textsOf('help');

const pieceTexts = () => ({ ...t().pieces, ...client().pieces });

export { speech } from './speech';

export type PieceKind = keyof ReturnType<typeof pieceTexts>;

export const pieces = {
  texts: pieceTexts,
  clauses: {
    island: 'T-3',
    cell: 'T-3',
    start: 'T-4',
    finish: 'T-5',
    monster: 'T-6.2',
    wild: 'T-9.4',
    compass: 'T-7',
    rocks: 'T-6.1',
    yellow: 'T-7',
    purple: 'T-7',
    orange: 'T-7',
    start_space: 'T-4',
    finish_space: 'T-5',
    explorer: 'T-11',
    side: 'T-12',
    row: 'T-13',
    score: 'T-13',
    hand: 'T-2',
    pile: 'T-0',
    discards: 'T-0',
  } satisfies Record<PieceKind, string>,
} satisfies Explanations;

/** The words of the lesson, and where to look. */
export const lesson: Lesson = {
  words: () => t().lesson,
  spots: (hint: TranquilityAction | null, { own }: TranquilityFacts) => {
    switch (hint?.type) {
      case undefined:
        return [];
      case 'place':
        return [...handSpot(own?.hand, hint.card), `cell:${hint.cell}`];
      case 'discard':
        return ['discard'];
      case 'pledge':
        return ['pledge'];
      default:
        return ['confirm'];
    }
  },
};
