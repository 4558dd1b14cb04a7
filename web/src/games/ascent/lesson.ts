/** The lesson of The Ascent: what is said, and where to look. */
import { handSpot, type SpotId } from '~/card-table/spots';
import type { Lesson } from '~/games/gameOf';
import { localised } from '~/texts/localised';
import type { AscentAction, AscentCard, AscentCell } from '~/wire/ascent';
import { idOf } from './layout';
import type { Facts } from './view';

export const lesson: Lesson<Facts> = {
  words: localised(async (file) => (await file.games.ascent.help()).lesson),
  spots: (hint, { own }) => {
    const action = hint as AscentAction | null;
    const card = (code: AscentCard) => handSpot(own?.hand, code);
    switch (action?.type) {
      case 'slope':
        return [...card(action.card), cellSpot(action.cell)];
      case 'bridge':
        return [...card('bridge'), cellSpot(action.cell)];
      case 'campfire':
        return [...card(action.card), cellSpot(action.cell), cellSpot(action.to)];
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
