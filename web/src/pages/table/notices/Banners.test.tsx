import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced } from '~/ui/Toasts';
import { ConnectionBanner, RestartBanner } from './Banners';

const page = document.body;

test('says nothing while all is well', () => {
  render(<ConnectionBanner status={{ state: 'open' }} storage unsent />, page);
  expect(page.textContent).toBe('');
});

test('says that nothing can be saved', () => {
  render(<ConnectionBanner status={{ state: 'open' }} storage={false} unsent={false} />, page);
  expect(page.querySelector('[role="status"]')?.textContent).toContain('cannot save');
});

test('says that there is no connection before anything else', () => {
  render(<ConnectionBanner status={{ state: 'reconnecting' }} storage={false} unsent />, page);
  expect(page.textContent).toContain('Connection lost');
  expect(page.textContent).not.toContain('cannot save');
});

test('says that the table is full, and that it opens by itself', () => {
  const refused = { code: 'room_crowded', message: '' };
  render(<ConnectionBanner status={{ state: 'full', refused }} storage unsent={false} />, page);
  expect(page.textContent).toContain('watching this table');
  expect(page.textContent).toContain('as soon as there is room');
});

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('a restart is announced once, and no longer once it was taken back', () => {
  act(() => render(<RestartBanner restartAt={5 * MINUTE} />, page));
  act(() => void vi.advanceTimersByTime(200));
  const sentence = announced.peek();
  expect(sentence).toMatch(/5 minutes/);
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(page.textContent).toMatch(/4 minutes/);
  expect(announced.peek()).toBe(sentence);
  act(() => render(null, page));
  expect(announced.peek()).toBe('');
});
