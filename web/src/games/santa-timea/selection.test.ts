import {
  nextSelection,
  actionOf,
  unconfirmedActionOf,
  type Selection,
  type SelectionEvent,
  IDLE,
} from '~/card-table/input/selection';
import { describe, expect, it } from 'vitest';
import { laidCard, santaTimeaOffers } from './selection';
import type { SantaTimeaFacts } from './view/facts';
import {
  cardCode,
  cardName,
  damageOf,
  shortWorth,
  wheelOf,
  windName,
  worthText,
} from './view/cards';

const facts = {
  own: { hand: [{ card: 'N13' }, { card: 'P' }], legal: { play: ['N13'] } },
} as unknown as SantaTimeaFacts;

function after(...events: SelectionEvent[]): Selection {
  return events.reduce<Selection>(
    (selection, event) => nextSelection(selection, event, santaTimeaOffers(facts)),
    IDLE,
  );
}

const slot = (index: number): SelectionEvent => ({ type: 'slot', slot: index });
const lay = (index: number): SelectionEvent => ({ type: 'drop', slot: index, cell: 0 });
const back: SelectionEvent = { type: 'back' };

it('picks a card up and puts it back', () => {
  expect(after(slot(0))).toMatchObject({ slot: 0, cells: [] });
  expect(after(slot(0), slot(1))).toMatchObject({ slot: 1, cells: [] });
  expect(after(slot(0), slot(0))).toEqual(IDLE);
});

it('lays down only what may be played', () => {
  expect(laidCard(after(lay(0)), facts)).toBe('N13');
  expect(unconfirmedActionOf(after(lay(0)), santaTimeaOffers(facts))).toEqual({
    type: 'play',
    card: 'N13',
  });
  expect(laidCard(after(lay(1)), facts)).toBeNull();
  expect(actionOf(after(lay(1)), santaTimeaOffers(facts))).toBeNull();
});

it('takes a laid card back in two steps', () => {
  expect(after(slot(0), lay(0), back)).toMatchObject({ slot: 0, cells: [] });
  expect(after(slot(0), lay(0), back, back)).toEqual(IDLE);
});

describe('cards', () => {
  it('are read from their codes', () => {
    expect(wheelOf('N13')).toEqual({ direction: 'N', number: 13 });
    expect(wheelOf('P')).toBeNull();
    expect(cardName('W4')).toBe('west 4');
    expect(cardCode('W4')).toBe('W4');
    expect(cardName('P')).toBe('pirate');
    expect(windName('S3')).toBe('south wind (3 damage)');
    expect(damageOf(['N1', 'N1', 'S3'])).toBe(5);
  });

  it('are worth whole numbers, halves and zeros', () => {
    expect(shortWorth({ value: 13 })).toBe('13');
    expect(shortWorth({ value: 6.5 })).toBe('6½');
    expect(shortWorth({ value: 0.5 })).toBe('½');
    expect(shortWorth({ value: 0, rank: 8 })).toBe('0');
    expect(worthText({ value: 0, rank: 8 })).toBe('0 (ranks by 8)');
    expect(worthText({ value: 2.5 })).toBe('2½');
    expect(worthText({})).toBeNull();
  });
});
