import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SantaTimeaLastTrick } from '~/wire/santa_timea';
import { useRest } from './Trick';

const page = document.createElement('div');

function Shown({ trick, live }: { trick: number; live: boolean }) {
  return useRest({ round: 0, trick } as SantaTimeaLastTrick, live) ? 'rests' : 'goes on';
}

function show(trick: number, live = true): string | null {
  act(() => render(<Shown trick={trick} live={live} />, page));
  return page.textContent;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => render(null, page));
  vi.useRealTimers();
});

it('shows a trick that has ended for two seconds, whatever comes', () => {
  expect(show(1), 'it was there before').toBe('goes on');
  expect(show(2)).toBe('rests');
  act(() => void vi.advanceTimersByTime(1_900));
  expect(show(2)).toBe('rests');
  act(() => void vi.advanceTimersByTime(200));
  expect(show(2)).toBe('goes on');
});

it('does not in a replay', () => {
  show(1, false);
  expect(show(2, false)).toBe('goes on');
});
