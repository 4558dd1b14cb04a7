import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced } from '~/ui/announce';
import { RestartNotice } from './RestartBanner';

const MINUTE = 60_000;
const box = document.createElement('div');

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  act(() => render(null, box));
  vi.useRealTimers();
});

test('a restart is announced once, and no longer once it was taken back', () => {
  act(() => render(<RestartNotice restartAt={5 * MINUTE} />, box));
  act(() => void vi.advanceTimersByTime(200));
  const sentence = announced.peek();
  expect(sentence).toMatch(/5 minutes/);
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(box.textContent).toMatch(/4 minutes/);
  expect(announced.peek()).toBe(sentence);
  act(() => render(null, box));
  expect(announced.peek()).toBe('');
});
