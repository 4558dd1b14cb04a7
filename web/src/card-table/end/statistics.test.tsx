import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { CHART, filledAfter, growthPath, movesOf, growthScaleOf } from './GrowthChart';
import { type FigureRow, FigureTable } from './StatisticsPanel';

const people = { names: ['Ana', 'Bo'], seat: 0 };

function cells(rows: readonly FigureRow[], together: boolean): string[][] {
  render(<FigureTable people={people} rows={rows} together={together} />, document.body);
  return [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
}

describe('the table of figures', () => {
  it('adds up what the seats did together', () => {
    expect(cells([{ label: 'Turns', values: [7, 6] }], true)).toEqual([['Turns', '7', '6', '13']]);
  });

  it('adds up nothing of a contest, and sets a minus where points are below zero', () => {
    expect(cells([{ label: 'Points', values: [7, -2] }], false)).toEqual([['Points', '7', '−2']]);
  });

  it('leaves out what is rare and no player has', () => {
    const rows = [
      { label: 'Monsters', values: [0, 0], rare: true },
      { label: 'Bridges', values: [0, 1], rare: true },
      { label: 'Turns', values: [0, 0] },
    ];
    expect(cells(rows, true).map(([label]) => label)).toEqual(['Bridges', 'Turns']);
  });
});

describe('the scale of the chart', () => {
  const scale = growthScaleOf(5, 36);

  it('runs from the first position to the last, and from nothing to all cells', () => {
    expect([scale.x(0), scale.x(4)]).toEqual([CHART.left, CHART.width - CHART.right]);
    expect([scale.y(0), scale.y(36)]).toEqual([CHART.height - CHART.bottom, CHART.top]);
  });

  it('has room for a game that was ended before its first move', () => {
    expect(growthScaleOf(1, 36).x(0)).toBe(CHART.left);
  });
});

describe('the line of the growth', () => {
  it('steps where a cell was filled or emptied, and runs to the last move', () => {
    const flat = { x: (position: number) => position, y: (filled: number) => filled };
    expect(growthPath([0, 1, 1, 2, 1, 1], flat)).toBe('M0 0H1V1H3V2H4V1H5');
  });
});

describe('the moves of a seat', () => {
  it('are told apart by whether they filled a cell', () => {
    const growth = [0, 1, 1, 2, 1];
    const actors = [null, 0, 1, 0, 0];
    expect(movesOf(0, growth, actors)).toEqual({ filled: [1, 3], other: [4] });
    expect(movesOf(1, growth, actors)).toEqual({ filled: [], other: [2] });
    expect(movesOf(2, growth, actors)).toEqual({ filled: [], other: [] });
  });
});

describe('how far it had come', () => {
  it('is told for a part of the moves', () => {
    const growth = [0, 1, 2, 3, 8];
    expect([0, 0.25, 0.5, 1].map((part) => filledAfter(part, growth))).toEqual([0, 1, 2, 8]);
    expect(filledAfter(0.5, [])).toBe(0);
  });
});
