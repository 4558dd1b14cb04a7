import {
  nextSelection,
  initialSelection,
  actionOf,
  type Selection,
  type SelectionEvent,
  IDLE,
} from '~/card-table/input/selection';
import { describe, expect, it } from 'vitest';
import type { TranquilityLegal } from '~/wire/tranquility';
import { stormsOf } from '../view/facts';
import { factsFor, type Scene, sea } from '../view/testing';
import { isCellChosen, tranquilityOffers, seaTargets } from './selection';

const slot = (index: number): SelectionEvent => ({ type: 'slot', slot: index });
const cell = (index: number): SelectionEvent => ({ type: 'cell', cell: index });

function play(legal: TranquilityLegal, scene: Scene, ...events: SelectionEvent[]) {
  const facts = factsFor({ ...scene, legal });
  const selection = events.reduce<Selection>(
    (held, event) => nextSelection(held, event, tranquilityOffers(facts)),
    initialSelection(tranquilityOffers(facts)),
  );
  return { facts, selection, action: actionOf(selection, tranquilityOffers(facts)) };
}

const islands = { game: { cells: sea({ 0: 3, 8: 20 }) } };

describe('rocks', () => {
  const legal = { move_rocks: [1, 4], keep_rocks: 2 };
  const scene = { game: { phase: 'rocks', rocks: 2 }, own: { hand: [5, 9, 'monster'] } } as const;
  const own = { ...scene, own: { hand: [...scene.own.hand] } };

  it('move to a row that is chosen by any of its cells or by its number', () => {
    expect(play(legal, own, cell(8)).action).toEqual({ type: 'move_rocks', row: 1 });
    expect(play(legal, own, { type: 'value', value: 4 }).action).toEqual({
      type: 'move_rocks',
      row: 4,
    });
  });

  it('go to no other row', () => {
    const { facts, selection, action } = play(legal, own, cell(14));
    expect(action).toBeNull();
    expect([...seaTargets(selection, facts).keys()].every((one) => one !== 14)).toBe(true);
    expect(isCellChosen(play(legal, own, cell(8)).selection, 11, facts)).toBe(true);
  });

  it('are left for two cards, none of them a monster', () => {
    const keep: SelectionEvent = { type: 'begin', step: 'keep_rocks' };
    expect(play(legal, own, keep, slot(0), slot(2)).action).toBeNull();
    expect(play(legal, own, keep, slot(0), slot(1)).action).toEqual({
      type: 'keep_rocks',
      cards: [5, 9],
    });
  });
});

describe('a monster', () => {
  const scene = { ...islands, own: { hand: [5, 'monster' as const] } };

  it('takes an island that the view names', () => {
    const legal = { monster: [8], discard: 2 };
    expect(play(legal, scene, slot(1), cell(8)).action).toEqual({ type: 'monster', cell: 8 });
    expect(play(legal, scene, slot(1), cell(0)).action).toBeNull();
  });

  it('is carried to it', () => {
    expect(play({ monster: [8] }, scene, { type: 'drop', slot: 1, cell: 8 }).action).toEqual({
      type: 'monster',
      cell: 8,
    });
  });

  it('is never among the cards to discard', () => {
    const { selection } = play({ discard: 2 }, scene, slot(1), { type: 'begin', step: 'discard' });
    expect(selection).toEqual({ ...IDLE, step: 'discard', picks: [] });
  });
});

describe('storms', () => {
  it('close the chosen row', () => {
    const { action } = play({ blow: [0, 5] }, {}, cell(33));
    expect(action).toEqual({ type: 'blow', row: 5 });
  });

  it('cut the hand down by as many cards as is due', () => {
    const scene = { own: { hand: [5, 9, 30, 40, 41] } };
    expect(play({ reduce: 2 }, scene, slot(0)).action).toBeNull();
    expect(play({ reduce: 2 }, scene, slot(0), slot(3)).action).toEqual({
      type: 'reduce',
      cards: [5, 40],
    });
  });

  it('are listed once for each that can be told apart', () => {
    const storms = {
      compasses: [4, 1] as [number, number],
      yellow: [0, 2, 0],
      orange: [1, 0, 0],
      purple: [0, 0, 1, 0, 0, 0] as [number, number, number, number, number, number],
      revealed: 'purple' as const,
      stuck: false,
    };
    expect(stormsOf(factsFor({ game: { storms } }).game)).toEqual([
      { revealed: true },
      { kind: 'yellow', seat: 1 },
      { kind: 'purple', row: 2 },
      { kind: 'orange', seat: 0 },
    ]);
  });

  it('let two of the cards to give come from the pile', () => {
    const scene = { own: { hand: [5, 9, 30] } };
    const { action } = play(
      { give: 3, give_from_pile: 2 },
      scene,
      { type: 'value', value: 1 },
      slot(2),
    );
    expect(action).toEqual({ type: 'give', cards: [30], from_pile: true });
  });

  it('let none come from the pile where that is not offered', () => {
    const scene = { own: { hand: [5, 9, 30] } };
    const { action } = play({ give: 1 }, scene, { type: 'value', value: 1 }, slot(2));
    expect(action).toEqual({ type: 'give', cards: [30], from_pile: false });
  });

  it('let them come from the pile at once where the hand falls short', () => {
    const scene = { own: { hand: [5, 9] } };
    const { action } = play({ give: 3, give_from_pile: 2 }, scene, slot(1));
    expect(action).toEqual({ type: 'give', cards: [9], from_pile: true });
  });

  it('are earned against with a whole hand, once confirmed', () => {
    const event: SelectionEvent = { type: 'begin', step: 'discard_hand' };
    expect(play({ discard_hand: true }, {}, event).action).toEqual({ type: 'discard_hand' });
    expect(play({}, {}, event).action).toBeNull();
  });
});

describe('a wild card', () => {
  const scene = { ...islands, own: { hand: [5, 9, 'wild' as const] } };
  const legal = { wild: [{ first: 1, last: 1, from: 4, to: 6, cost: 1, step: 1, least: 3, most: 12 }, { first: 2, last: 7, from: 4, to: 19, cost: 0, step: 0, least: 3, most: 12 }] } satisfies TranquilityLegal; // prettier-ignore

  it('is placed as the number that is chosen, at its price', () => {
    const { selection, action } = play(legal, scene, slot(2), cell(1), { type: 'value', value: 5 });
    expect(selection).toMatchObject({ step: 'card', value: 5, picks: [0, 1] });
    expect(action).toMatchObject({ type: 'place', card: 'wild', as: 5, cell: 1 });
    expect(action).toHaveProperty('pay.length', 2);
  });

  it('begins with a cheap number, and takes none that is not offered', () => {
    expect(play(legal, scene, slot(2), cell(4)).action).toMatchObject({ as: 12, pay: [] });
    expect(play(legal, scene, slot(2), cell(4), { type: 'value', value: 30 }).action).toBeNull();
  });

  it.each([
    ['start_wild', 'start'],
    ['finish_wild', 'finish'],
  ] as const)('is played, by %s, as %s', (kind, type) => {
    const { action } = play({ [kind]: true }, scene, { type: 'begin', step: kind });
    expect(action).toEqual({ type, card: 'wild' });
  });
});

describe('the pyramid', () => {
  const explorer = { left: 20, cells: [2, 8], storms: [8], due: null };
  const scene = {
    game: { grid: 'pyramid' as const, cells: sea({ 1: 10 }), explorer },
    own: { hand: [12, 40, 'compass' as const] },
  };

  it('asks for no payment before the explorer card is known', () => {
    const legal = {
      place: [{ card: 12, runs: [{ first: 2, last: 2, cost: 2 }] }],
      explores: [2],
    } satisfies TranquilityLegal;
    expect(play(legal, scene, slot(0), cell(2)).action).toEqual({
      type: 'place',
      card: 12,
      cell: 2,
    });
  });

  it('asks for it then', () => {
    expect(play({ pay: 1 }, scene).action).toMatchObject({ type: 'pay' });
    expect(play({ pay: 2 }, scene, slot(0)).selection).toMatchObject({ step: 'pay' });
  });

  it('lets a compass end a storm', () => {
    const { action } = play({ compass: [8] }, scene, slot(2), cell(8));
    expect(action).toEqual({ type: 'compass', cell: 8 });
  });
});

describe('day and night', () => {
  it('turns over an island for a card', () => {
    const scene = { ...islands, own: { hand: [5, 9] } };
    const { action } = play(
      { turn_over: [0, 8] },
      scene,
      slot(1),
      { type: 'begin', step: 'turn_over' },
      cell(8),
    );
    expect(action).toEqual({ type: 'turn_over', card: 9, cell: 8 });
  });
});
