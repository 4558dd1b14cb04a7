import { expect, it } from 'vitest';
import type { Facts } from './view';
import { laidCard, SELECTION, type Selection, type SelectionEvent } from './selection';

const facts = {
  own: { hand: [{ card: 'N13' }, { card: 'P' }], legal: { play: ['N13'] } },
} as unknown as Facts;

function after(...events: SelectionEvent[]): Selection {
  return events.reduce<Selection>(
    (selection, event) => SELECTION.reduce(selection, event, facts),
    null,
  );
}

const slot = (index: number): SelectionEvent => ({ type: 'slot', slot: index });
const lay = (index: number): SelectionEvent => ({ type: 'drop', slot: index, cell: 0 });

it('picks a card up and puts it back', () => {
  expect(after(slot(0))).toEqual({ slot: 0, laid: false });
  expect(after(slot(0), slot(1))).toEqual({ slot: 1, laid: false });
  expect(after(slot(0), slot(0))).toBeNull();
});

it('lays down only what may be played', () => {
  expect(laidCard(after(lay(0)), facts)).toBe('N13');
  expect(laidCard(after(lay(1)), facts)).toBeNull();
  expect(after(lay(1))).toEqual({ slot: 1, laid: false });
});

it('takes a laid card back in two steps', () => {
  const back: SelectionEvent = { type: 'back' };
  expect(after(slot(0), lay(0), back)).toEqual({ slot: 0, laid: false });
  expect(after(slot(0), lay(0), back, back)).toBeNull();
});
