import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { Facts } from '../view';
import { Gust } from './Storms';

const STORM = { type: 'storm', seat: 0, storm: 'yellow' } as const;
const PLACE = { type: 'place', seat: 0, card: 9, cell: 4, cost: 0 } as const;

function factsWith(...log: Facts['game']['log']): Facts {
  return { game: { log, log_length: log.length } } as Partial<Facts> as Facts;
}

it('blows for a storm that comes up, and for no other', () => {
  const root = document.createElement('div');
  const show = (facts: Facts, fresh = true): number => {
    void act(() => render(<Gust facts={facts} fresh={fresh} />, root));
    return root.querySelectorAll('.tq-gust').length;
  };
  expect(show(factsWith(STORM), false), 'it was there before').toBe(0);
  expect(show(factsWith(STORM, PLACE))).toBe(0);
  expect(show(factsWith(STORM, PLACE, STORM))).toBe(1);
  expect(show(factsWith(STORM, PLACE, STORM), false), 'the view jumped').toBe(0);
});
