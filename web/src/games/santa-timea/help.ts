/** Help at the board: the pieces that can be asked about, each with its clause of the rules, and the lesson. */
import type { Explanations } from '~/card-table/explain/Explained';
import { handSpot } from '~/card-table/input/spots';
import type { Lesson } from '~/card-table/explain/help';
import type { SantaTimeaAction } from '~/wire/santa_timea';
import { textsOf } from './texts';
import type { SantaTimeaFacts } from './view/facts';

const t = textsOf('help');

export { speech } from './speech';

export type PieceKind = keyof ReturnType<typeof t>['pieces'];

export const pieces = {
  texts: () => t().pieces,
  clauses: {
    wheel: 'S-3',
    pirate: 'S-3.3',
    wind: 'S-4',
    blowing: 'S-3',
    points: 'S-4',
    hand: 'S-2',
  } satisfies Record<PieceKind, string>,
} satisfies Explanations;

/** The words of the lesson, and where to look. */
export const lesson: Lesson = {
  words: () => t().lesson,
  spots: (action: SantaTimeaAction | null, { own }: SantaTimeaFacts) => {
    if (action?.type !== 'play') return [];
    const hand = own?.hand.map(({ card }) => card);
    return handSpot(hand, action.card);
  },
};
