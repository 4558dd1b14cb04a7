/** The lesson of Santa Timea: what is said, and where to look. */
import { handSpot } from '~/card-table/spots';
import type { Lesson } from '~/games/gameOf';
import { localised } from '~/texts/localised';
import type { SantaTimeaAction } from '~/wire/santa_timea';
import type { Facts } from './view';

export const lesson: Lesson<Facts> = {
  words: localised(async (file) => (await file.games.santaTimea.help()).lesson),
  spots: (hint, { own }) => {
    const action = hint as SantaTimeaAction | null;
    if (action?.type !== 'play') return [];
    const hand = own?.hand.map(({ card }) => card);
    return handSpot(hand, action.card);
  },
};
