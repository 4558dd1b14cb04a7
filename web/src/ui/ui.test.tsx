import { type JSX, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seatMarks } from './faces/SeatFace';
import { lazy, lazyComponent } from './lazy';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => localStorage.clear());

it('asks before each move until a game was finished', async () => {
  const { confirming, noteFinishedGame } = await import('./preferences');
  expect(confirming.on.value).toBe(true);
  noteFinishedGame();
  expect(confirming.on.value).toBe(false);
  vi.resetModules();
  expect((await import('./preferences')).confirming.on.value, 'after a reload').toBe(false);
});

it('keeps to what was chosen, and then has no change to tell', async () => {
  const { confirming, noteFinishedGame, takesFewerPresses } = await import('./preferences');
  confirming.set(true);
  noteFinishedGame();
  expect(confirming.on.value).toBe(true);
  expect(takesFewerPresses()).toBe(false);
});

it('tells once that moves take a press less, in the game after the first', async () => {
  const { noteFinishedGame, takesFewerPresses } = await import('./preferences');
  expect(takesFewerPresses()).toBe(false);
  noteFinishedGame();
  expect([takesFewerPresses(), takesFewerPresses()]).toEqual([true, false]);
});

it('code is fetched once, however often it is needed', async () => {
  const fetchPart = vi.fn<() => Promise<() => JSX.Element>>(async () => () => <p>there</p>);
  const part = lazy(fetchPart);
  const Component = lazyComponent<object>(part);
  part.preload();
  act(() => render(<Component />, document.body));
  expect(document.body.textContent).toBe('Loading…');
  await act(async () => void (await part.load()));
  await vi.waitFor(() => expect(document.body.textContent).toBe('there'));
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('code that did not come is asked for again when it is next needed', async () => {
  const fetchPart = vi.fn<() => Promise<() => null>>().mockRejectedValueOnce(new Error('offline'));
  fetchPart.mockResolvedValueOnce(() => null);
  const part = lazy(fetchPart);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.state).toBe('failed');
  await part.load();
  expect(part.state).toBeTypeOf('function');
});

describe('the marks of seats', () => {
  it('are initials', () => {
    expect(seatMarks(['ada', 'Ben', 'Ève', '🐙'])).toEqual(['A', 'B', 'È', '🐙']);
  });

  it('are numbers where two names begin alike', () => {
    expect(seatMarks(['Ada', 'Ben', 'anna'])).toEqual(['1', '2', '3']);
  });

  it('are left out of free seats', () => {
    expect(seatMarks([null, 'Ada', null])).toEqual(['', 'A', '']);
    expect(seatMarks(['Ada', null, 'Anna'])).toEqual(['1', '', '3']);
  });
});
