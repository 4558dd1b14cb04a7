import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameInfo } from '~/wire/http';
import { nextStep } from './nextStep';

const GAMES = JSON.parse(readFileSync('src/testing/games.json', 'utf8')) as GameInfo[];

/** The changes of options, step by step, up to the hardest. */
function stepsOf(id: string, changes = {}): object[] {
  const schema = GAMES.find((game) => game.id === id)!;
  const steps: object[] = [];
  for (
    let played: Record<string, unknown> | null = { ...schema.options, ...changes };
    played !== null;
  ) {
    const before = played;
    const next = nextStep(schema, before as never);
    if (next === null) break;
    steps.push(
      Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== before[name])),
    );
    played = next;
  }
  return steps;
}

test('after a win it goes on through the levels, then with one module more', () => {
  expect(stepsOf('tranquility')).toEqual([
    { removed: 4 },
    { removed: 6 },
    { removed: 8 },
    { removed: 10 },
    { removed: 12 },
    { rocks: 'manual' },
    { monsters: 3 },
    { storms: true },
  ]);
});

test('a grid with levels of its own comes to them last, and a contest has none', () => {
  expect(stepsOf('tranquility', { grid: 'pyramid', removed: 10 })).toEqual([
    { removed: 12 },
    { level: 'hard' },
  ]);
  expect(stepsOf('tranquility', { grid: 'competition' })).toEqual([]);
});

test('modules come one by one where there are no levels', () => {
  expect(stepsOf('ascent')).toEqual([{ trail: true }, { documentary: 3 }, { wildlife: true }]);
});
