import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { FigureTable, type FigureRow } from './StatisticsPanel';

const people = { names: ['Ana', 'Bo'], seat: 0 };

function cells(rows: readonly FigureRow[], together: boolean): string[][] {
  const page = document.createElement('div');
  document.body.append(page);
  render(<FigureTable people={people} rows={rows} together={together} />, page);
  return [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
}

afterEach(() => {
  for (const page of document.body.children) render(null, page);
  document.body.replaceChildren();
});

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
