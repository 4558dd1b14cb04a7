import { afterEach, describe, expect, it, test } from 'vitest';
import { setLanguage } from '~/texts';
import type { GameResult, MyGame } from '~/wire/http';
import { dayAfter, isDay, isDayOver, timeLeft } from '~/router/day';
import { shareText } from './daily/OwnDay';
import { outcomeWords, playersWords, scoreWords } from './Results';

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['2026', false],
  ['today', false],
])('%j is a day: %j', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('days follow each other over the ends of months and years', () => {
  expect(dayAfter('2026-02-28')).toBe('2026-03-01');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(dayAfter('2026-10-25', 1)).toBe('2026-10-26');
});

test('a day is over at midnight in universal time', () => {
  const midnight = Date.UTC(2026, 10, 22);
  expect(isDayOver('2026-11-21', midnight - 1)).toBe(false);
  expect(isDayOver('2026-11-21', midnight)).toBe(true);
});

function minutes(count: number): ReturnType<typeof timeLeft> {
  return timeLeft(count * 60_000, 0);
}

describe('the time that is left', () => {
  it('is told in hours while it is long', () => {
    expect(minutes(24 * 60)).toEqual({ hours: 24, minutes: 0 });
    expect(minutes(95)).toEqual({ hours: 2, minutes: 0 });
  });

  it('is told in minutes towards the end', () => {
    expect(minutes(89)).toEqual({ hours: 0, minutes: 89 });
    expect(minutes(1.5)).toEqual({ hours: 0, minutes: 1 });
  });

  it('is not told when there is next to none', () => {
    expect(minutes(0.5)).toBeNull();
    expect(minutes(-3)).toBeNull();
  });
});

const GAME: MyGame = {
  room: 'abcdefghjk',
  number: 1,
  at: 0,
  game: 'tranquility',
  options: {},
  names: ['Ada', 'Ben'],
  partners: [],
  own: 0,
  outcome: { result: 'lost', reason: 'conceded' },
  figures: { placed: 33, of: 36 },
  actions: 44,
  turns: 41,
  settings: null,
  daily: '2020-11-22',
};

it('tells how far a game came, and neither cards nor names', () => {
  expect(shareText(GAME, '2020-11-22', 'https://example.org')).toBe(
    'Tranquility · 22 November 2020\n33 of 36 · 41 turns · 🏝🏝🏝🏝🏝🌊\nhttps://example.org/daily/2020-11-22',
  );
});

it('tells the own points of a contest', () => {
  const outcome = { result: 'ranked', scores: [7, 9], winners: [1] } as const;
  const contest: MyGame = { ...GAME, outcome: { ...outcome, scores: [7, 9], winners: [1] } };
  expect(shareText({ ...contest, figures: null }, '2020-11-22', '')).toContain('\n7 points · 41');
});

const RESULT: GameResult = {
  names: ['Ada', 'Ben'],
  partners: [],
  outcome: null,
  closed: false,
  running: false,
  at: 0,
  uploaded: false,
  own: false,
  again: false,
  figures: null,
  replay: null,
};
const LOST = { result: 'lost' } as const;

afterEach(() => setLanguage('en'));

test.each<[Partial<GameResult>, string]>([
  [{ running: true }, 'Still playing'],
  [{ closed: true }, 'Ended without a result'],
  [{ outcome: { result: 'won' } }, 'Won'],
  [{ outcome: { ...LOST, reason: 'conceded' } }, 'Conceded'],
  [{ outcome: { ...LOST, reason: 'start_unpayable' } }, 'Lost'],
  [{ outcome: { ...LOST, reason: 'no_legal_action', seat: 1 } }, 'Lost: Ben could not go on'],
  [
    { names: null, outcome: { ...LOST, reason: 'no_legal_action', seat: 1 } },
    'Lost: Player 2 could not go on',
  ],
  [{ outcome: { result: 'ranked', scores: [31, 28], winners: [0] } }, 'Ada won'],
  [{ outcome: { result: 'ranked', scores: [30, 30], winners: [0, 1] } }, 'Shared by Ada and Ben'],
])('%j: %s', (part, words) => {
  expect(outcomeWords({ ...RESULT, ...part })).toBe(words);
});

test('points are told of contests alone', () => {
  expect(scoreWords({ ...RESULT, outcome: { result: 'won' } })).toBeNull();
  const outcome = { result: 'ranked' as const, scores: [31, 28], winners: [0] };
  expect(scoreWords({ ...RESULT, outcome })).toBe('Ada 31 · Ben 28');
  expect(scoreWords({ ...RESULT, names: null, outcome })).toBe('Player 1 31 · Player 2 28');
  expect(scoreWords({ ...RESULT, names: ['', 'Ben'], outcome })).toBe('You 31 · Ben 28');
});

test('players without names are counted', () => {
  expect(playersWords(RESULT, 2)).toBe('Ada and Ben');
  expect(playersWords({ ...RESULT, names: ['', 'Ben'] }, 2)).toBe('You and Ben');
  setLanguage('fr');
  expect(playersWords({ ...RESULT, names: null }, 3)).toBe('3 joueurs');
});
