import { expect, it } from 'vitest';
import type { AscentLegal } from '~/wire/ascent';
import { suggestPayment } from './payment';

it('spares what fits nowhere before what fits, and keeps a summit above all', () => {
  const hand = ['R3', 'summit', 'G5', 'CG', 'bridge', 'summit'] as const;
  const legal: AscentLegal = { slope: [{ card: 'R3', cells: [{ cell: [1, 1] }] }] };
  const order = suggestPayment(hand, legal, 6);
  expect(order.map((slot) => hand[slot])).toEqual(['summit', 'G5', 'R3', 'bridge', 'CG', 'summit']);
});

it('leaves out what is placed', () => {
  expect(suggestPayment(['R3', 'G5'], {}, 2, [0])).toEqual([1]);
});
