/** What the codes of cards stand for. */
import type { AscentCard } from '~/wire/AscentCard';

/** Grassy, snowy and rocky. */
export type Terrain = 'G' | 'S' | 'R';

export type Face =
  | {
      readonly kind: 'slope';
      readonly terrain: Terrain;
      readonly value: number;
      readonly ibex: boolean;
    }
  | { readonly kind: 'campfire'; readonly terrain: Terrain }
  | { readonly kind: 'bridge' }
  | { readonly kind: 'summit' };

export function faceOf(card: AscentCard): Face {
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
