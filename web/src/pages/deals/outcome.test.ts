import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '~/texts/localised';
import type { GameResult } from '~/wire/http';
import { outcomeWords, playersWords, scoreWords } from './Results';

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
  [{ closed: true }, 'Closed without a result'],
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
});

test('players without names are counted', () => {
  expect(playersWords(RESULT, 2)).toBe('Ada and Ben');
  setLanguage('fr');
  expect(playersWords({ ...RESULT, names: null }, 3)).toBe('3 joueurs');
});
