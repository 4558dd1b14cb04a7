/** The lesson of Santa Timea: what is said, and where to look. */
import { handSpot } from '~/card-table/spots';
import type { GameLesson } from '~/games/game';
import { localised } from '~/texts/localised';
import type { SantaTimeaAction } from '~/wire/santa_timea';
import { factsOf } from './view';

export const lesson: GameLesson = {
  words: localised((file) => file.games.santaTimea.lesson()),
  spots: (hint, view) => {
    const action = hint as SantaTimeaAction | null;
    if (action?.type !== 'play') return [];
    const hand = factsOf(view)?.own?.hand.map(({ card }) => card);
    return handSpot(hand, action.card);
  },
};
