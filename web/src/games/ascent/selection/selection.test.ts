import {
  nextSelection,
  settledSelection,
  actionOf,
  unconfirmedActionOf,
  type Selection,
  type SelectionEvent,
  IDLE,
} from '~/card-table/input/selection';
import { describe, expect, it } from 'vitest';
import type { AscentCard, AscentLegal } from '~/wire/ascent';
import { factsFor, type Scene } from '../view/testing';
import { ascentOffers, mountainTargets } from './selection';

function play(scene: Scene, ...events: SelectionEvent[]): Selection {
  const facts = factsFor(scene);
  return events.reduce(
    (selection: Selection, event) => nextSelection(selection, event, ascentOffers(facts)),
    IDLE,
  );
}

const slot = (index: number): SelectionEvent => ({ type: 'slot', slot: index });
const cell = (id: number): SelectionEvent => ({ type: 'cell', cell: id });

/** The action of putting the first card of a hand into a cell, where nothing else can be chosen. */
function onlyAction(legal: AscentLegal, hand: AscentCard[], id: number) {
  const scene: Scene = { hand, legal };
  return unconfirmedActionOf(play(scene, slot(0), cell(id)), ascentOffers(factsFor(scene)));
}

describe('a slope', () => {
  const legal: AscentLegal = { slope: [{ card: 'G5', cells: [{ cell: [1, 2], cost: 2 }, { cell: [2, 0] }] }], discard: 2 }; // prettier-ignore
  const scene: Scene = { hand: ['G5', 'R1', 'S9', 'summit'], legal };

  it('lights the cells it can go to, with their cost', () => {
    const targets = mountainTargets(play(scene, slot(0)), factsFor(scene));
    expect([...targets]).toEqual([
      [12, { kind: 'place', cost: 2 }],
      [20, { kind: 'place', cost: 0 }],
    ]);
  });

  it('is paid with what is easiest to spare', () => {
    const selection = play(scene, slot(0), cell(12));
    expect(actionOf(selection, ascentOffers(factsFor(scene)))).toEqual({
      type: 'slope',
      card: 'G5',
      cell: [1, 2],
      pay: ['R1', 'S9'],
    });
  });

  it('is done with the cell, at once, with what the server would spare', () => {
    expect(onlyAction(legal, ['G5', 'R1', 'S9', 'summit'], 20)).toMatchObject({
      type: 'slope',
      pay: [],
    });
    expect(onlyAction(legal, ['G5', 'R1', 'S9'], 12)).toMatchObject({
      type: 'slope',
      pay: ['R1', 'S9'],
    });
    expect(onlyAction(legal, ['G5', 'R1', 'S9', 'summit'], 12)).toMatchObject({
      pay: ['R1', 'S9'],
    });
  });

  it('is paid with other cards where the player wants to', () => {
    const selection = play(scene, slot(0), cell(12), slot(1), slot(3));
    expect(actionOf(selection, ascentOffers(factsFor(scene)))).toMatchObject({
      pay: ['S9', 'summit'],
    });
  });

  it('goes nowhere else', () => {
    expect(play(scene, slot(0), cell(13))).toEqual({ ...IDLE, step: 'card', slot: 0 });
  });

  it('is let go of step by step', () => {
    const back: SelectionEvent = { type: 'back' };
    expect(play(scene, slot(0), cell(12), back)).toEqual({ ...IDLE, step: 'card', slot: 0 });
    expect(play(scene, slot(0), cell(12), back, back)).toEqual(IDLE);
  });

  it('is carried only where it can go', () => {
    expect(play(scene, { type: 'lift', slot: 1 })).toEqual(IDLE);
    expect(play(scene, { type: 'drop', slot: 0, cell: 20 })).toMatchObject({
      cells: [20],
      picks: [],
    });
  });
});

describe('a campfire', () => {
  const legal: AscentLegal = {
    campfire: [{ card: 'CS', slopes: [{ cell: [1, 1], to: [{ cell: [2, 0], cost: 1 }, { cell: [3, 0] }] }] }], // prettier-ignore
  };
  const scene: Scene = { rows: [['G1', 'S4']], hand: ['CS', 'R2'], legal };

  it('replaces a slope first, which then goes somewhere', () => {
    const facts = factsFor(scene);
    expect(mountainTargets(play(scene, slot(0)), facts).get(11)).toEqual({ kind: 'replace' });
    const moving = play(scene, slot(0), cell(11));
    expect(moving).toEqual({ ...IDLE, step: 'card', slot: 0, cells: [11] });
    expect(mountainTargets(moving, facts).get(20)).toEqual({ kind: 'move', cost: 1 });
    expect(
      actionOf(nextSelection(moving, cell(20), ascentOffers(facts)), ascentOffers(facts)),
    ).toEqual({ type: 'campfire', card: 'CS', cell: [1, 1], to: [2, 0], pay: ['R2'] });
  });

  it('is taken back by way of the slope', () => {
    const selection = play(scene, slot(0), cell(11), cell(30), { type: 'back' });
    expect(selection).toEqual({ ...IDLE, step: 'card', slot: 0, cells: [11] });
  });
});

describe('other cards', () => {
  it('bridges cost nothing', () => {
    const scene: Scene = { hand: ['bridge'], legal: { bridge: [[1, 3]] } };
    const selection = play(scene, slot(0), cell(13));
    expect(actionOf(selection, ascentOffers(factsFor(scene)))).toEqual({
      type: 'bridge',
      cell: [1, 3],
    });
  });

  it('a summit is placed from its card or at once', () => {
    const scene: Scene = { hand: ['R3', 'summit'], legal: { summit: true } };
    const action = { type: 'summit' };
    expect(actionOf(play(scene, slot(1), cell(90)), ascentOffers(factsFor(scene)))).toEqual(action);
    expect(
      actionOf(play(scene, { type: 'begin', step: 'summit' }), ascentOffers(factsFor(scene))),
    ).toEqual(action);
    expect(play({ hand: ['summit'], legal: {} }, { type: 'begin', step: 'summit' })).toEqual(IDLE);
  });

  it('two are discarded, the one in hand among them', () => {
    const scene: Scene = { hand: ['R3', 'S1', 'G2'], legal: { discard: 2 } };
    const selection = play(scene, slot(1), { type: 'begin', step: 'discard' }, slot(0));
    expect(actionOf(selection, ascentOffers(factsFor(scene)))).toEqual({
      type: 'discard',
      cards: ['S1', 'R3'],
    });
  });

  it('a grapple is asked for twice', () => {
    const scene: Scene = { legal: { grapple: true } };
    const begun = play(scene, { type: 'begin', step: 'grapple' });
    expect(begun).toEqual({ ...IDLE, step: 'grapple' });
    expect(actionOf(begun, ascentOffers(factsFor(scene)))).toEqual({ type: 'grapple' });
    expect(play({ legal: {} }, { type: 'begin', step: 'grapple' })).toEqual(IDLE);
  });
});

describe('a herd', () => {
  // From (1, 2): onto (2, 1) or (2, 2), and on; a bridge lies in (3, 2).
  const legal: AscentLegal = {
    lead: [
      {
        cell: [1, 2],
        to: [
          { cell: [2, 1], cost: 1, from: [[1, 2]] },
          { cell: [2, 2], cost: 1, from: [[1, 2]] },
          { cell: [3, 0], cost: 2, from: [[2, 1]] },
          { cell: [3, 1], cost: 2, from: [[2, 1], [2, 2]] }, // prettier-ignore
        ],
      },
    ],
  };
  const scene: Scene = {
    game: { ibex: [{ cell: [1, 2], count: 1 }, { cell: [2, 2], count: 3 }] }, // prettier-ignore
    hand: ['R3', 'S1', 'G2'],
    legal,
  };

  it('is chosen with nothing else in hand', () => {
    expect([...mountainTargets(IDLE, factsFor(scene)).keys()]).toEqual([12]);
    expect(play(scene, cell(12))).toMatchObject({ step: 'lead', cells: [12] });
  });

  it('goes where most ibex join', () => {
    expect(play(scene, cell(12), cell(31))).toMatchObject({ cells: [12, 22, 31] });
  });

  it('goes cell by cell where the player wants to', () => {
    const selection = play(scene, cell(12), cell(21), cell(31));
    expect(selection).toMatchObject({ cells: [12, 21, 31] });
    const action = actionOf(selection, ascentOffers(factsFor(scene)));
    expect(action).toMatchObject({ type: 'lead', path: [[1, 2], [2, 1], [3, 1]] }); // prettier-ignore
    expect(action).toHaveProperty('pay.length', 2);
  });

  it('is stopped earlier by choosing a cell of its way', () => {
    expect(play(scene, cell(12), cell(30), cell(21))).toMatchObject({ cells: [12, 21] });
  });

  it('offers no cell beside the way', () => {
    const targets = mountainTargets(play(scene, cell(12), cell(22)), factsFor(scene));
    expect(targets.has(31)).toBe(true);
    expect(targets.has(30)).toBe(false);
  });

  it('is not led before it has somewhere to go', () => {
    expect(
      actionOf(play(scene, { type: 'begin', step: 'lead' }), ascentOffers(factsFor(scene))),
    ).toBeNull();
    expect(actionOf(play(scene, cell(12)), ascentOffers(factsFor(scene)))).toBeNull();
  });
});

describe('after a new view', () => {
  const legal: AscentLegal = { slope: [{ card: 'G5', cells: [{ cell: [1, 0] }] }] };
  const before = factsFor({ hand: ['G5'], legal });
  const chosen: Selection = { ...IDLE, step: 'card', slot: 0 };

  it('a selection that means the same is kept', () => {
    const after = factsFor({ hand: ['G5'], legal: { ...legal, concede: true } });
    expect(settledSelection(chosen, ascentOffers(before), ascentOffers(after))).toBe(chosen);
  });

  it('any is dropped when the mountain has changed', () => {
    const after = factsFor({ hand: ['G5'], legal, rows: [['R1']] });
    expect(settledSelection(chosen, ascentOffers(before), ascentOffers(after))).toEqual(IDLE);
  });
});
