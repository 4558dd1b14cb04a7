import { afterEach, beforeAll, expect, test } from 'vitest';
import { stoppingSentence } from '~/card-table/beside/DockEntries';
import { setLanguage, textsLoaded } from '~/texts';
import { besideResult } from './Over';

beforeAll(textsLoaded);
afterEach(() => setLanguage('en'));

test('beside a result stands how close it was, and the best of the table', () => {
  const ranked = { result: 'ranked', scores: [12, 20, 18], winners: [1] } as const;
  const outcome = { ...ranked, scores: [...ranked.scores], winners: [...ranked.winners] };
  expect(besideResult(outcome, { type: 'contest', points: 31 })).toEqual([
    'First and second were 2 points apart.',
    'Most points at this table so far: 31.',
  ]);
  expect(besideResult({ ...outcome, scores: [20, 20] }, undefined)).toEqual([]);
  const together = { type: 'together', placed: 34, of: 36 } as const;
  const lost = { result: 'lost', reason: 'conceded' } as const;
  expect(besideResult(lost, { ...together, won: false })).toEqual([
    'Best of this table so far: 34 of 36.',
  ]);
  expect(besideResult(lost, { ...together, won: true })).toEqual([
    'Best of this table so far: a win.',
  ]);
});

test('a partner that wants to stop says why', () => {
  const people = { names: ['Ana', 'Robo'], seat: 0 };
  const gap = { type: 'gap', below: 12, above: 15, cells: 2, left: 1 } as const;
  expect(stoppingSentence(people, { seat: 1, why: gap })).toBe(
    'Robo knows that at most 1 island is left for the 2 cells between 12 and 15.',
  );
  expect(stoppingSentence(people, { seat: 1, why: { type: 'finish' } })).toBe(
    'Robo knows that no card is left to finish with.',
  );
  expect(stoppingSentence(people, { seat: 1, why: { type: 'cards', turns: 3 } })).toContain(
    'the cards run out 3 turns too early',
  );
});
