/** The lesson of Santa Timea: what is said, and where to look. */
import type { SantaTimeaAction } from '../../../wire/SantaTimeaAction';
import { localised } from '../../../i18n/localised';
import type { GameLesson } from '../../game';
import { handSpot } from '../../shared/lesson/spots';
import { factsOf } from '../play/facts';

export const lesson: GameLesson = {
  words: localised((file) => file.games.santaTimea.lesson()),
  spots: (hint, view) => {
    const action = hint as SantaTimeaAction | null;
    if (action?.type !== 'play') return [];
    const hand = factsOf(view)?.own?.hand.map(({ card }) => card);
    return handSpot(hand, action.card);
  },
};
