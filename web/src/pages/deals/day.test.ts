import { describe, expect, it, test } from 'vitest';
import { dayAfter, isDay, isDayOver, timeLeft } from './day';

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
