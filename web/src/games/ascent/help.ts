/** Help at the board: the pieces that can be asked about, each with its clause of the rules, and the lesson. */
import type { Explanations } from '~/card-table/explain/Explained';
import { handSpot, type SpotId } from '~/card-table/input/spots';
import type { Lesson } from '~/card-table/explain/help';
import type { AscentAction, AscentCard, AscentCell } from '~/wire/ascent';
import { textsOf as clientTexts } from '~/texts';
import { textsOf } from './texts';
import { type AscentFacts, idOf } from './view/facts';

const client = clientTexts('beside');
const t = textsOf('help');

const pieceTexts = () => ({ ...t().pieces, ...client().pieces });

export { speech } from './speech';

export type PieceKind = keyof ReturnType<typeof pieceTexts>;

export const pieces = {
  texts: pieceTexts,
  clauses: {
    slope: 'A-5.1',
    campfire: 'A-5.2',
    bridge: 'A-5.3',
    summit: 'A-5.4',
    cell: 'A-3',
    trail: 'A-7',
    film: 'A-8',
    wildlife: 'A-9',
    grapples: 'A-10',
    hand: 'A-4',
    pile: 'A-4',
    discards: 'A-4',
  } satisfies Record<PieceKind, string>,
} satisfies Explanations;

/** The words of the lesson, and where to look. */
export const lesson: Lesson = {
  words: () => t().lesson,
  spots: (hint: AscentAction | null, { own }: AscentFacts) => {
    const card = (code: AscentCard) => handSpot(own?.hand, code);
    switch (hint?.type) {
      case 'slope':
        return [...card(hint.card), cellSpot(hint.cell)];
      case 'bridge':
        return [...card('bridge'), cellSpot(hint.cell)];
      case 'campfire':
        return [...card(hint.card), cellSpot(hint.cell), cellSpot(hint.to)];
      case 'summit':
        return ['confirm'];
      default:
        return [];
    }
  },
};

function cellSpot(cell: AscentCell): SpotId {
  return `cell:${idOf(cell)}`;
}
