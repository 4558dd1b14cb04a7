import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatter } from '~/texts/formatter';
import { heardInAnswer, heardInView, now, useNow } from './clock';
import { request } from './http';

const MINUTE = 60_000;
/** The time, where this device is ten minutes ahead. */
const TIME = Date.parse('2026-11-25T18:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: TIME + 10 * MINUTE }));

afterEach(() => {
  heardInView(Date.now());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Shown() {
  return <p>{`${formatter('en').ago(TIME - 2 * MINUTE)}, ${new Date(useNow()).toISOString()}`}</p>;
}

test('what is drawn follows the server’s clock, also when that is learnt later', async () => {
  act(() => render(<Shown />, document.body));
  expect(document.body.textContent).toBe('12 minutes ago, 2026-11-25T18:10:00.000Z');
  act(() => heardInView(TIME));
  expect(document.body.textContent).toBe('2 minutes ago, 2026-11-25T18:00:00.000Z');
  await act(async () => void (await vi.advanceTimersByTimeAsync(MINUTE)));
  expect(document.body.textContent).toBe('3 minutes ago, 2026-11-25T18:01:00.000Z');
});

test('the way of a view, and the rounding of an answer, change nothing', () => {
  heardInView(TIME);
  vi.advanceTimersByTime(300);
  heardInView(TIME);
  expect(now()).toBe(TIME + 300);
  heardInAnswer(answeredAt(TIME));
  expect(now()).toBe(TIME + 300);
});

test('an answer tells the time where there is no table, and one without it does not', async () => {
  vi.stubGlobal('fetch', async () => answeredAt(TIME));
  await request('/api/daily');
  expect(Math.abs(now() - TIME)).toBeLessThan(1000);
  vi.stubGlobal('fetch', async () => Response.json([]));
  await request('/api/daily');
  expect(Math.abs(now() - TIME)).toBeLessThan(1000);
});

test('a clock that is set while the page is open is noticed', () => {
  heardInView(TIME);
  vi.setSystemTime(TIME + 1000);
  heardInView(TIME + 1000);
  expect(now()).toBe(TIME + 1000);
});

function answeredAt(time: number): Response {
  return Response.json([], { headers: { date: new Date(time).toUTCString() } });
}
