import {
  nextSelection,
  initialSelection,
  settledSelection,
  actionOf,
  type Selection,
  type SelectionEvent,
  IDLE,
} from '~/card-table/input/selection';
import { describe, expect, it } from 'vitest';
import type { WildRun } from '~/wire/tranquility';
import type { TranquilityFacts } from '../view/facts';
import { factsFor, sea } from '../view/testing';
import { firstNumber, offersOf, tranquilityOffers, wildNumbers, wildOffers } from './selection';

const turn = factsFor({
  game: { cells: sea({ 0: 3, 10: 30 }) },
  own: { hand: [12, 40, 61, 'finish', 'finish'] },
  legal: {
    place: [
      { card: 12, runs: [{ first: 2, last: 8, cost: 0 }, { first: 9, last: 9, cost: 18, hopeless: true }] }, // prettier-ignore
      { card: 40, runs: [{ first: 11, last: 11, cost: 2 }, { first: 12, last: 35, cost: 0 }] }, // prettier-ignore
    ],
    discard: 2,
    spare: ['finish', 12, 61, 'finish', 40],
  },
});

function after(facts: TranquilityFacts, ...events: SelectionEvent[]): Selection {
  return events.reduce<Selection>(
    (selection, event) => nextSelection(selection, event, tranquilityOffers(facts)),
    initialSelection(tranquilityOffers(facts)),
  );
}

const slot = (index: number): SelectionEvent => ({ type: 'slot', slot: index });
const cell = (index: number): SelectionEvent => ({ type: 'cell', cell: index });
const back: SelectionEvent = { type: 'back' };

const discard: SelectionEvent = { type: 'begin', step: 'discard' };

describe('placing', () => {
  it('goes from card to cell to a complete action', () => {
    const selection = after(turn, slot(0), cell(5));
    expect(actionOf(selection, tranquilityOffers(turn))).toEqual({
      type: 'place',
      card: 12,
      cell: 5,
      pay: [],
    });
  });

  it('preselects as many cards as the cell costs, never the placed one', () => {
    const selection = after(turn, slot(1), cell(11));
    expect(selection).toMatchObject({ step: 'card', cells: [11], picks: [3, 0] });
    const action = actionOf(selection, tranquilityOffers(turn));
    expect(action).toMatchObject({ type: 'place', card: 40, cell: 11 });
    expect(action?.type === 'place' && action.pay).toHaveLength(2);
    expect(action?.type === 'place' && action.pay).not.toContain(40);
  });

  it('is not complete while a card of the payment is missing', () => {
    const paying = after(turn, slot(1), cell(11));
    const [first] = paying.picks;
    expect(
      actionOf(
        nextSelection(paying, slot(first ?? 0), tranquilityOffers(turn)),
        tranquilityOffers(turn),
      ),
    ).toBeNull();
  });

  it('replaces the oldest pick when one more is chosen', () => {
    const paying = after(turn, slot(1), cell(11));
    expect(paying).toMatchObject({ picks: [3, 0] });
    expect(nextSelection(paying, slot(2), tranquilityOffers(turn))).toMatchObject({
      step: 'card',
      picks: [0, 2],
    });
  });

  it('ignores cells that are no targets', () => {
    expect(after(turn, slot(0), cell(20))).toEqual({ ...IDLE, step: 'card', slot: 0 });
    expect(after(turn, cell(5))).toEqual(IDLE);
  });

  it('moves on to another target', () => {
    expect(after(turn, slot(1), cell(11), cell(20))).toMatchObject({ cells: [20], picks: [] });
  });

  it('is dropped on a cell in one go', () => {
    expect(after(turn, { type: 'drop', slot: 1, cell: 12 })).toMatchObject({
      slot: 1,
      cells: [12],
    });
    expect(after(turn, { type: 'lift', slot: 0 })).toEqual({ ...IDLE, step: 'card', slot: 0 });
    expect(after(turn, { type: 'lift', slot: 3 })).toEqual(IDLE);
  });
});

describe('going back', () => {
  it('undoes one step after the other', () => {
    expect(after(turn, slot(1), cell(11), back)).toEqual({ ...IDLE, step: 'card', slot: 1 });
    expect(after(turn, slot(1), cell(11), back, back)).toEqual(IDLE);
    expect(after(turn, discard, slot(0), back)).toEqual(IDLE);
  });

  it('puts a card down that is chosen twice', () => {
    expect(after(turn, slot(1), slot(1))).toEqual(IDLE);
    expect(after(turn, slot(1), cell(11), slot(1))).toEqual({ ...IDLE, step: 'card', slot: 1 });
  });
});

describe('discarding', () => {
  it('takes two cards, also two of a kind', () => {
    const selection = after(turn, discard, slot(3), slot(4));
    expect(actionOf(selection, tranquilityOffers(turn))).toEqual({
      type: 'discard',
      cards: ['finish', 'finish'],
    });
    expect(actionOf(after(turn, discard, slot(3)), tranquilityOffers(turn))).toBeNull();
  });

  it('begins with the card in hand', () => {
    expect(after(turn, slot(2), discard)).toEqual({ ...IDLE, step: 'discard', picks: [2] });
  });

  it('is not offered when it is not legal', () => {
    const facts = factsFor({ own: { hand: [5] }, legal: { place: [] } });
    expect(after(facts, discard)).toEqual(IDLE);
  });
});

describe('the finish', () => {
  const facts = factsFor({ own: { hand: [5, 'finish'] }, legal: { finish: true, discard: 2 } });

  it('is chosen by its card or its button, and confirmed', () => {
    expect(after(facts, slot(1))).toMatchObject({ step: 'finish', slot: 1 });
    expect(
      actionOf(after(facts, { type: 'begin', step: 'finish' }), tranquilityOffers(facts)),
    ).toEqual({ type: 'finish' });
    expect(
      actionOf(after(turn, { type: 'begin', step: 'finish' }), tranquilityOffers(turn)),
    ).toBeNull();
  });
});

describe('giving for the start', () => {
  const facts = factsFor({
    game: { phase: 'start_give', cells: sea({ 2: 10, 3: 20 }) },
    own: { hand: [15, 40, 61, 'finish'] },
    legal: { give: 2 },
  });

  it('begins at once and needs exactly what was pledged', () => {
    expect(initialSelection(tranquilityOffers(facts))).toEqual({
      ...IDLE,
      step: 'give',
      picks: [],
    });
    expect(actionOf(after(facts, slot(0)), tranquilityOffers(facts))).toBeNull();
    expect(actionOf(after(facts, slot(0), slot(2)), tranquilityOffers(facts))).toEqual({
      type: 'give',
      cards: [15, 61],
      from_pile: false,
    });
  });

  it('suggests what is easiest to spare, and forgets it again', () => {
    const suggested = after(facts, { type: 'suggest' });
    expect(suggested).toMatchObject({ step: 'give', picks: [0, expect.any(Number)] });
    expect(nextSelection(suggested, back, tranquilityOffers(facts))).toEqual({
      ...IDLE,
      step: 'give',
      picks: [],
    });
  });
});

describe('when it is not the viewer’s turn', () => {
  it('nothing can be picked up', () => {
    const facts = factsFor({ game: { active: 1, waiting: [1] }, own: { hand: [5, 6] } });
    expect(after(facts, slot(0))).toEqual(IDLE);
  });
});

describe('a new view', () => {
  const chosen = after(turn, slot(1), cell(11));

  it('keeps the selection while hand, sea and choices are the same', () => {
    const later = { ...turn, presence: ['here', 'away'] as const };
    expect(settledSelection(chosen, tranquilityOffers(turn), tranquilityOffers(later))).toBe(
      chosen,
    );
  });

  it('begins anew when they are not', () => {
    const later = factsFor({ own: { hand: [12, 40] }, game: { active: 1 } });
    expect(settledSelection(chosen, tranquilityOffers(turn), tranquilityOffers(later))).toEqual(
      IDLE,
    );
  });
});

describe('offersOf', () => {
  it('opens runs into cells, last cell included', () => {
    const offers = offersOf([
      { first: 3, last: 5, cost: 0 },
      { first: 6, last: 6, cost: 2, hopeless: true },
    ]);
    expect([...offers]).toEqual([
      [3, { cost: 0, hopeless: false }],
      [4, { cost: 0, hopeless: false }],
      [5, { cost: 0, hopeless: false }],
      [6, { cost: 2, hopeless: true }],
    ]);
  });
});

describe('a wild', () => {
  // Beside 10 and up to 20: free in the middle, at the ends dearer number by number. Cell 6 holds 20.
  const runs: WildRun[] = [
    { first: 1, last: 1, from: 11, to: 14, cost: 1, step: 1, least: 10, most: 14 },
    { first: 2, last: 4, from: 11, to: 19, cost: 0, step: 0, least: 10, most: 14 },
    { first: 5, last: 5, from: 16, to: 19, cost: 4, step: -1, least: 10, most: 14 },
  ];
  const costs = (index: number) =>
    [...wildNumbers(runs, index)].map(([number, { cost }]) => [number, cost]);

  it('can stand for each number of a run, at its own cost', () => {
    expect(costs(1)).toEqual([[11, 1], [12, 2], [13, 3], [14, 4]]); // prettier-ignore
    expect(costs(5).at(-1)).toEqual([19, 1]);
    expect(costs(3).every(([, cost]) => cost === 0)).toBe(true);
  });

  it('says which numbers leave a gap that nothing can fill', () => {
    const hopeless = [...wildNumbers(runs, 3)].filter(([, offer]) => offer.hopeless);
    expect(hopeless.map(([number]) => number)).toEqual([11, 12, 18, 19]);
  });

  it('shows on each cell what the best number costs there', () => {
    expect([...wildOffers(runs)].map(([index, { cost }]) => [index, cost])).toEqual(
      [[1, 1], [2, 0], [3, 0], [4, 0], [5, 1]], // prettier-ignore
    );
  });

  it('warns of a cell where each number leaves a gap', () => {
    const narrow: WildRun[] = [
      { first: 2, last: 3, from: 11, to: 12, cost: 0, step: 0, least: 9, most: 9 },
    ];
    expect([...wildOffers(narrow)].map(([index, { hopeless }]) => [index, hopeless])).toEqual([
      [2, false],
      [3, false],
    ]);
    expect(
      wildOffers([
        { first: 4, last: 4, from: 11, to: 12, cost: 0, step: 0, least: 9, most: 9 },
      ]).get(4)?.hopeless,
    ).toBe(true);
  });

  it('begins with the middle one of the cheapest numbers that leave no gap', () => {
    expect(firstNumber(wildNumbers(runs, 3))).toBe(15);
    expect(firstNumber(wildNumbers(runs, 2))).toBe(14);
    expect(firstNumber(wildNumbers(runs, 5))).toBe(19);
    expect(firstNumber(new Map())).toBeNull();
  });
});
