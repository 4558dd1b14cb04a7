/** The meaning of the cards' codes, and the names of cards and cells. */
import type { AscentCard } from '~/wire/ascent';
import { textsOf } from '~/texts';
import { t } from '../texts';
import { cellOf } from './facts';

const client = textsOf('table');

/** Grassy, snowy and rocky. */
export type Terrain = 'G' | 'S' | 'R';

export type AscentFace =
  | {
      readonly kind: 'slope';
      readonly terrain: Terrain;
      readonly value: number;
      readonly ibex: boolean;
    }
  | { readonly kind: 'campfire'; readonly terrain: Terrain }
  | { readonly kind: 'bridge' }
  | { readonly kind: 'summit' };

export function faceOf(card: AscentCard): AscentFace {
  if (card === 'bridge' || card === 'summit') return { kind: card };
  if (card === 'CG' || card === 'CS' || card === 'CR') {
    return { kind: 'campfire', terrain: card.slice(1) as Terrain };
  }
  return {
    kind: 'slope',
    terrain: card.slice(0, 1) as Terrain,
    value: Number.parseInt(card.slice(1), 10),
    ibex: card.endsWith('i'),
  };
}

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
  const [row, column] = cellOf(id);
  return client().coop.cell.at(row, column + 1);
}
