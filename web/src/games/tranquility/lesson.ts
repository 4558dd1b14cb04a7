/** The lesson of Tranquility: what is said, and where to look. */
import { handSpot } from '~/card-table/spots';
import type { GameLesson } from '~/games/game';
import { localised } from '~/texts/localised';
import type { TranquilityAction } from '~/wire/tranquility';
import { factsOf } from './view';

export const lesson: GameLesson = {
  words: localised((file) => file.games.tranquility.lesson()),
  spots: (hint, view) => {
    const action = hint as TranquilityAction | null;
    switch (action?.type) {
      case undefined:
        return [];
      case 'place':
        return [...handSpot(factsOf(view)?.own?.hand, action.card), `cell:${action.cell}`];
      case 'discard':
        return ['discard'];
      case 'pledge':
        return ['pledge'];
      default:
        return ['confirm'];
    }
  },
};
