import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Chime, TURN } from './chime';
import { FakeAudioContext, fakeBrowser, userIsActive } from './testing';

let chime: Chime;

beforeEach(() => {
  fakeBrowser();
  chime = new Chime();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is two tones, after which the loudspeaker is free again', async () => {
  chime.unlock();
  await chime.play(TURN);
  expect(FakeAudioContext.tones).toHaveLength(2);
  expect(FakeAudioContext.all.map(({ state }) => state)).toEqual(['suspended']);
  await chime.play(TURN);
  expect(FakeAudioContext.tones).toHaveLength(4);
  expect(FakeAudioContext.all).toHaveLength(1);
});

it('is silent until the user has done something', async () => {
  userIsActive(false);
  chime.unlock();
  await chime.play(TURN);
  expect(FakeAudioContext.all).toEqual([]);
});

it('does not come late where sound was blocked', async () => {
  vi.useFakeTimers();
  FakeAudioContext.blocked = new Promise((allow) => setTimeout(allow, 60_000));
  chime.unlock();
  const played = chime.play(TURN);
  await vi.advanceTimersByTimeAsync(60_000);
  await played;
  expect(FakeAudioContext.tones).toEqual([]);
});

it('survives that there is no loudspeaker, and tries again', async () => {
  FakeAudioContext.blocked = Promise.reject(new Error('no device'));
  chime.unlock();
  await chime.play(TURN);
  expect(FakeAudioContext.tones).toEqual([]);
  FakeAudioContext.blocked = Promise.resolve();
  chime.unlock();
  await chime.play(TURN);
  expect(FakeAudioContext.tones).toHaveLength(2);
});
