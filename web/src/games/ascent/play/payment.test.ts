import { expect, it } from 'vitest';
import { suggestPayment } from './payment';

it('spares what fits nowhere before what fits, and keeps a summit above all', () => {
  const hand = ['R3', 'summit', 'G5', 'CG', 'bridge', 'summit'] as const;
  const legal = { slope: [{ card: 'R3', cells: [[1, 1, 0]] }] } as const;
  const order = suggestPayment(hand, { slope: legal.slope.map(copyOf) }, 6);
  expect(order.map((slot) => hand[slot])).toEqual(['summit', 'G5', 'R3', 'bridge', 'CG', 'summit']);
});

it('leaves out what is placed', () => {
  expect(suggestPayment(['R3', 'G5'], {}, 2, [0])).toEqual([1]);
});

function copyOf({ card }: { readonly card: 'R3' }) {
  return { card, cells: [[1, 1, 0] as [number, number, number]] };
}
