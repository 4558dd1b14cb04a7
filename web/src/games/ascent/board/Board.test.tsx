import { act as flush } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { boardAlone, showBoard } from '~/card-table/testing';
import { factsOf } from '../view/facts';
import { type Scene, SHAPE, viewOf } from '../view/testing';
import { DrawnBoard } from './Board';

const Board = boardAlone(DrawnBoard, (view) => factsOf(view, SHAPE));

const show = (scene: Scene) => showBoard(Board, viewOf(scene));

describe('the mountain', () => {
  it('says what lies in a cell, and what could', () => {
    const { click, label } = show({
      rows: [['G1i', 'S4', 'bridge']],
      game: {
        ibex: [{ cell: [1, 0], count: 1 }],
        trail: [[1, 0]],
        goals: [{ goal: 'wildlife', reached: 0, needed: 8 }],
      },
      hand: ['R6', 'S2'],
      legal: { slope: [{ card: 'R6', cells: [{ cell: [1, 2], cost: 2 }, { cell: [2, 0] }] }] }, // prettier-ignore
    });
    expect(label('[data-cell="10"]')).toBe(
      'row 1, cell 1, grassy 1 with ibex, 1 ibex, on the trail',
    );
    expect(label('[data-cell="12"]')).toBe('row 1, cell 3, bridge');
    click('[data-slot="0"]');
    expect(label('[data-cell="12"]')).toBe('row 1, cell 3, bridge, place rocky 6 for 2 cards');
    expect(label('[data-cell="20"]')).toBe('row 2, cell 1, empty, place rocky 6 for free');
    expect(label('[data-cell="13"]')).toBe('row 1, cell 4, empty');
  });

  it('says nothing of ibex where none come up', () => {
    const { label } = show({ rows: [['G1i']] });
    expect(label('[data-cell="10"]')).toBe('row 1, cell 1, grassy 1');
  });

  it('shows and says the value that a campfire has adopted', () => {
    const { page, label } = show({
      rows: [['CG', 'S4', 'CR']],
      game: { campfires: [{ cell: [1, 0], value: null }, { cell: [1, 2], value: 4 }] }, // prettier-ignore
    });
    expect(page.querySelector('[data-cell="12"] .as-value')?.textContent).toBe('4');
    expect(label('[data-cell="12"]')).toBe('row 1, cell 3, rocky campfire, counts as 4');
    expect(page.querySelector('[data-cell="10"] .as-value')).toBeNull();
    expect(label('[data-cell="10"]')).toBe('row 1, cell 1, grassy campfire, without a value');
  });

  it('draws a line along the trail', () => {
    const { page } = show({ rows: [['G1'], ['G4']], game: { trail: [[1, 0], [2, 0]] } }); // prettier-ignore
    expect(page.querySelector('.as-way--trail')?.getAttribute('d')).toBe('M0.5 8.5L1 7.5');
    const openings = [...page.querySelectorAll('mask .as-way-opening')].map((opening) =>
      ['x', 'y'].map((side) => Number(opening.getAttribute(side))),
    );
    expect(openings, 'where the numbers of the cards are').toEqual([[0.5, 7], [0, 8]]); // prettier-ignore
  });
});

describe('a turn', () => {
  it('is sent when it is confirmed', () => {
    const { act, click } = show({
      hand: ['R6', 'S2'],
      legal: { slope: [{ card: 'R6', cells: [{ cell: [1, 0], cost: 1 }] }] },
    });
    click('[data-slot="0"]');
    click('[data-cell="10"]');
    expect(act).not.toHaveBeenCalled();
    click('.game-confirm');
    expect(act).toHaveBeenCalledWith({ type: 'slope', card: 'R6', cell: [1, 0], pay: ['S2'] });
  });

  it('lights the cells of the herds once one is to be chosen', () => {
    const { page, click } = show({
      rows: [['G1i', 'G4i']],
      game: { ibex: [{ cell: [1, 0], count: 1 }, { cell: [1, 1], count: 1 }] }, // prettier-ignore
      hand: ['R6', 'S2'],
      legal: { lead: [{ cell: [1, 0], to: [{ cell: [1, 1], cost: 0, from: [[1, 0]] }] }] },
    });
    const highlight = () => page.querySelector('[data-cell="10"]')?.getAttribute('data-highlight');
    expect(highlight()).toBe('herd');
    const lead = [...page.querySelectorAll<HTMLElement>('.game-dock button')].find(
      (button) => button.textContent === 'Lead a herd',
    );
    flush(() => lead?.click());
    expect(highlight()).toBe('pick');
    click('[data-cell="10"]');
    expect(highlight()).toBe('herd');
  });

  it('shows a campfire in its place before the slope has gone anywhere', () => {
    const { page, click } = show({
      rows: [['S4']],
      hand: ['CS'],
      legal: { campfire: [{ card: 'CS', slopes: [{ cell: [1, 0], to: [{ cell: [2, 0] }] }] }] },
    });
    click('[data-slot="0"]');
    click('[data-cell="10"]');
    expect(page.querySelector('[data-cell="10"]')?.getAttribute('data-kind')).toBe('campfire');
    click('[data-cell="20"]');
    expect(page.querySelector('[data-cell="20"]')?.getAttribute('data-kind')).toBe('slope');
  });
});
