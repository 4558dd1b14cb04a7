import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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

it('keeps to what was chosen', async () => {
  const { confirming, noteFinishedGame } = await import('./preferences');
  confirming.set(true);
  noteFinishedGame();
  expect(confirming.on.value).toBe(true);
});
