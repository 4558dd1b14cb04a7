/** The lesson of The Ascent: what is said, and where to look. */
import type { AscentAction } from '~/wire/AscentAction';
import type { AscentCard } from '~/wire/AscentCard';
import type { AscentCell } from '~/wire/AscentCell';
import { localised } from '~/texts/localised';
import type { GameLesson } from '~/games/game';
import { handSpot, PRIMARY_SPOT } from '~/card-table/spots';
import { factsOf } from './view';
import { idOf } from './mountain';

export const lesson: GameLesson = {
  words: localised((file) => file.games.ascent.lesson()),
  spots: (hint, view) => {
    const action = hint as AscentAction | null;
    const card = (code: AscentCard) => handSpot(factsOf(view)?.own?.hand, code);
    switch (action?.type) {
      case 'slope':
        return [...card(action.card), cellSpot(action.cell)];
      case 'bridge':
        return [...card('bridge'), cellSpot(action.cell)];
      case 'campfire':
        return [...card(action.card), cellSpot(action.cell), cellSpot(action.to)];
      case 'summit':
        return [PRIMARY_SPOT];
      default:
        return [];
    }
  },
};

function cellSpot(cell: AscentCell): string {
  return `.as-cell[data-cell="${idOf(cell)}"]`;
}
