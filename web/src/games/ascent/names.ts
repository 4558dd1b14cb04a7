/** What cards and cells are called. */
import type { AscentCard } from '~/wire/AscentCard';
import { t } from './texts';
import { faceOf } from './cards';
import { cellOf, ROWS } from './mountain';

export function cardName(card: AscentCard): string {
  const { card: words } = t();
  const face = faceOf(card);
  switch (face.kind) {
    case 'slope':
      return words.slope(face.terrain, face.value);
    case 'campfire':
      return words.campfire(face.terrain);
    default:
      return words[face.kind];
  }
}

/** With the mark that brings an ibex, where ibex come up at all. */
export function cardNameMarked(card: AscentCard, wildlife: boolean): string {
  const face = faceOf(card);
  const marked = wildlife && face.kind === 'slope' && face.ibex;
  return marked ? t().card.marked(cardName(card)) : cardName(card);
}

export function cellName(id: number): string {
  const { mountain } = t();
  const [row, column] = cellOf(id);
  return row === ROWS ? mountain.summitCell : mountain.cell(row, column + 1);
}
