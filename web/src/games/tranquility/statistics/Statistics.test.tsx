import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { StatisticsProps } from '~/card-table/end/StatisticsPanel';
import { setLanguage } from '~/texts';
import type {
  TranquilityNearMiss,
  TranquilitySeatFigures,
  TranquilityShortfall,
  TranquilityStatistics,
  TranquilityStory,
} from '~/wire/tranquility';
import { viewOf } from '../view/testing';
import { nearMissSentences, shortfallSentences, Statistics, storySentence } from './Statistics';

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
    shortfall: null,
    near_miss: null,
    stories: [],
    ...statistics,
  };
  const whole = {
    options: { grid: 'standard' },
    outcome: null,
    actors: [null, 0, 1, 0],
    log: [],
    log_lengths: [1, 2, 3, 4],
    ...course,
    statistics: all,
  };
  const view = viewOf({ names: ['Ana', 'Bo'], game: { phase: 'over' } });
  render(<Statistics view={view} course={whole} />, page);
  return page;
}

function row(page: HTMLElement, label: string): string[] | null {
  const heading = [...page.querySelectorAll('th')].find((cell) => cell.textContent === label);
  const cells = heading?.parentElement?.querySelectorAll('td');
  return cells === undefined ? null : [...cells].map((cell) => cell.textContent ?? '');
}

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
    expect(page.querySelector('.growth-milestone')?.textContent).toBe('Start');
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

const people = { names: ['Ana', 'Bo'], seat: 0 };

function sentences(shortfall: TranquilityShortfall): string {
  return plain(shortfallSentences(shortfall, people).join(' '));
}

function plain(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}

function held(...hand: [card: number | 'finish' | 'monster', cost: number | null][]) {
  const cards = hand.map(([card, cost]) => ({ card, cost }));
  return { type: 'action', seat: 1, hand: cards } as const;
}

afterEach(() => setLanguage('en'));

describe('why a game was lost', () => {
  it('names the seat, its last card and what that would have cost', () => {
    expect(sentences(held([34, 3]))).toBe(
      'Bo had one card left to play with (island 34). Placing it would have cost at least 3 cards, and no card was left to pay with. With one more card, two could have been discarded.',
    );
    expect(sentences({ ...held([34, 1]), seat: 0 })).toMatch(
      /^You had one card left.* 1 card, and/,
    );
  });

  it('says where a card had no place, or not yet', () => {
    expect(sentences(held([34, null]))).toContain('(island 34). It couldn’t be placed anywhere.');
    expect(sentences(held(['finish', null]))).toContain(
      '(finish card). It couldn’t be played yet.',
    );
  });

  it('says that nothing was left, or monsters alone', () => {
    expect(sentences(held())).toBe('Bo had used up hand and draw pile.');
    expect(sentences(held(['monster', null], ['monster', null]))).toBe(
      'The 2 monsters in that hand could not be discarded, and found no island to take.',
    );
  });

  it('adds up what could have been given for the start', () => {
    expect(sentences({ type: 'gifts', needed: 8, could: [4, 2] })).toBe(
      'All hands together could have given 6 of the 8 cards: Ana 4 and Bo 2.',
    );
  });

  it('speaks French', () => {
    setLanguage('fr');
    expect(sentences(held([34, 3]))).toContain(
      'Il restait à Bo une seule carte à jouer (île 34). La poser',
    );
  });
});

const missed = (miss: Partial<TranquilityNearMiss>) => {
  const all = { empty: 0, short: null, cause: null, ...miss };
  return plain(nearMissSentences(all, 36, people).join(' '));
};

describe('how close a lost game came', () => {
  it('says what was missing in the end, and since when', () => {
    expect(missed({ cause: { type: 'finishes_gone', position: 61 } })).toMatch(
      /^All 36 islands lay there: only the finish was missing. From move 61 on, no card was left/,
    );
    expect(missed({ empty: 1, short: 2 })).toBe('2 cards short of the last cell.');
    expect(missed({ empty: 4, short: 1 })).toBe(
      '4 cells were still empty. 1 card short of the next cell.',
    );
    expect(missed({ empty: 36, short: 2 })).toBe('2 cards short of the eight for the start.');
    expect(missed({ empty: 9 })).toBe('9 cells were still empty.');
  });
});

const sentence = (story: TranquilityStory) => plain(storySentence(story, people));

describe('what is worth telling', () => {
  const gap = { type: 'gap_closed', position: 31, cells: 3, left: 2 } as const;

  it('names who, what and when', () => {
    expect(sentence({ type: 'dearest', seat: 1, card: 44, cost: 4, position: 20 })).toBe(
      'Nothing cost more than island 44: Bo placed it for 4 cards at move 20.',
    );
    expect(sentence({ type: 'carried', seat: 0, cards: 5, of: 8 })).toBe(
      'You gave the most for the start: 5 of the 8 cards.',
    );
    expect(sentence({ type: 'wasted', cards: 3, of: 9 })).toContain('9 islands');
    expect(sentence({ type: 'finishes_gone', position: 40 })).toMatch(/^From move 40 on/);
  });

  it('says which gap could not be filled any more', () => {
    expect(sentence({ ...gap, below: 41, above: 47 })).toBe(
      'From move 31 on, only 2 islands were left for the 3 cells between 41 and 47.',
    );
    expect(sentence({ ...gap, below: null, above: 9, cells: 1, left: 0 })).toContain(
      'no islands were left for the one cell before 9.',
    );
    expect(sentence({ ...gap, below: 70, above: null, left: 1 })).toContain(
      'only 1 island was left for the 3 cells after 70.',
    );
  });
});
