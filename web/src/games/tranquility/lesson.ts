/** The lesson of Tranquility: what is said, and where to look. */
import { handSpot } from '~/card-table/spots';
import type { Lesson } from '~/games/gameOf';
import { localised } from '~/texts/localised';
import type { TranquilityAction } from '~/wire/tranquility';
import type { Facts } from './view';

export const lesson: Lesson<Facts> = {
  words: localised(async (file) => (await file.games.tranquility.help()).lesson),
  spots: (hint, { own }) => {
    const action = hint as TranquilityAction | null;
    switch (action?.type) {
      case undefined:
        return [];
      case 'place':
        return [...handSpot(own?.hand, action.card), `cell:${action.cell}`];
      case 'discard':
        return ['discard'];
      case 'pledge':
        return ['pledge'];
      default:
        return ['confirm'];
    }
  },
};
