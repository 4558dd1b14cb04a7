import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { TranquilitySeatFigures } from '~/wire/TranquilitySeatFigures';
import type { TranquilityStatistics } from '~/wire/TranquilityStatistics';
import type { StatisticsProps } from '~/games/game';
import { viewOf } from '../testing';
import { Statistics } from './Statistics';

const seat = (figures: Partial<TranquilitySeatFigures>): TranquilitySeatFigures => ({
  turns: 0,
  placed: 0,
  monsters: 0,
  paid: 0,
  given: 0,
  discarded: 0,
  runs: 0,
  hand: 0,
  pile: 0,
  ...figures,
});

function show(
  statistics: Partial<TranquilityStatistics>,
  course: Partial<StatisticsProps['course']> = {},
): HTMLElement {
  const page = document.createElement('div');
  document.body.append(page);
  const all: TranquilityStatistics = {
    seats: [seat({ turns: 2, placed: 1, paid: 2 }), seat({ turns: 1, discarded: 2 })],
    growth: [0, 1, 1, 1],
    cells: 36,
    start: null,
    finishes: 4,
    want: null,
    ...statistics,
  };
  const told = {
    options: { grid: 'standard' },
    outcome: null,
    actors: [null, 0, 1, 0],
    log: [],
    log_lengths: [1, 2, 3, 4],
    ...course,
    statistics: all,
  };
  const view = viewOf({ names: ['Ana', 'Bo'], game: { phase: 'over' } });
  render(<Statistics view={view} course={told} />, page);
  return page;
}

function row(page: HTMLElement, label: string): string[] | null {
  const heading = [...page.querySelectorAll('th')].find((cell) => cell.textContent === label);
  const cells = heading?.parentElement?.querySelectorAll('td');
  return cells === undefined ? null : [...cells].map((cell) => cell.textContent ?? '');
}

afterEach(() => {
  for (const page of document.body.children) render(null, page);
  document.body.replaceChildren();
});

describe('the statistics', () => {
  it('tell what each seat did, and all together', () => {
    const page = show({});
    expect(row(page, 'Turns')).toEqual(['2', '1', '3']);
    expect(row(page, 'Islands placed')).toEqual(['1', '0', '1']);
    expect(row(page, 'Islands taken by monsters')).toBeNull();
  });

  it('describe the growth for those who cannot see the chart', () => {
    const chart = show({}).querySelector('svg');
    expect(chart?.getAttribute('aria-label')).toBe(
      'Cells filled: 1 after a quarter of the moves, 1 after half, 1 after three quarters, 1 of 36 at the end',
    );
    expect(show({ growth: [0] }).querySelector('svg')).toBeNull();
  });

  it('show the moment of the start, and who gave which cards', () => {
    const gifts = [
      { hand: [3, 4, 5, 6], pile: [70, 'finish'] as const },
      { hand: [], pile: [] },
    ].map(({ hand, pile }) => ({ hand, pile: [...pile] }));
    const page = show(
      { start: { seat: 1, gifts } },
      {
        log: [
          { type: 'first', seat: 0 },
          { type: 'start', seat: 1 },
        ],
      },
    );
    expect(page.querySelector('.growth-moment')?.textContent).toBe('Start');
    const given = [...page.querySelectorAll('.start-gift')].map((one) => one.textContent);
    expect(given[0]).toContain('unseen from the draw pile:');
    expect(given[0]).toMatch(/island 3.*island 70.*finish card/);
    expect(given[1]).toMatch(/Bo.*nothing/);
  });

  it('tell how the points of a contest came about', () => {
    const page = show(
      { seats: [seat({ placed: 10, paid: 3, runs: 4 }), seat({ placed: 8, discarded: 2 })] },
      {
        options: { grid: 'competition' },
        outcome: { result: 'ranked', scores: [21, 14], winners: [0] },
      },
    );
    expect(row(page, 'Points for runs of islands')).toEqual(['4', '0']);
    expect(row(page, 'Points')).toEqual(['21', '14']);
    expect(row(page, 'Turns')).toEqual(['0', '0']);
  });
});
