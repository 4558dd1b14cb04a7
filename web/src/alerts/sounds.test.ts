import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewAround } from '~/card-table/testing';
import type { View } from '~/net/room/view';
import lessons from '~/testing/lessons.json';
import { Chime, TURN } from './chime';
import { soundBetween } from './gameSounds';
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
  expect(FakeAudioContext.all.map(({ state }) => state)).toEqual(['closed']);
  FakeAudioContext.blocked = Promise.resolve();
  chime.unlock();
  await chime.play(TURN);
  expect(FakeAudioContext.tones).toHaveLength(2);
});

const { positions } = lessons.tranquility;

/** A view of the lesson as one of a table: the own move when so many steps are done, or all moves. */
function view(done: number, which: 'own' | 'all', changes: object = {}, table: object = {}): View {
  const { names, seat, views } = positions[done]!;
  const { game, you } = views.at(which === 'own' ? 0 : -1)!;
  const over = game.phase === 'over';
  return viewAround({
    id: 'any',
    names,
    seat,
    over,
    game: { ...game, ...changes },
    own: you,
    table,
  });
}

const BEFORE = view(11, 'all');
const over = (outcome: object) => view(12, 'own', { outcome });

it('hears a card, and what was paid for it', () => {
  expect(soundBetween(view(1, 'all'), view(2, 'own'))).toEqual({ type: 'card', cost: 2 });
  const discarded = view(4, 'own');
  expect(soundBetween(view(3, 'all'), discarded)).toEqual({ type: 'card', cost: 0 });
  expect(soundBetween(discarded, discarded)).toBeNull();
});

it('does not hear that a player agrees to stop', () => {
  const { log, log_length } = BEFORE.game as { log: object[]; log_length: number };
  const changes = { log: [...log, { type: 'concede', seat: 1 }], log_length: log_length + 1 };
  expect(soundBetween(BEFORE, view(11, 'all', changes))).toBeNull();
});

it('tells a game won from a game lost', () => {
  expect(soundBetween(BEFORE, view(12, 'own'))).toEqual({ type: 'won' });
  expect(soundBetween(BEFORE, over({ result: 'lost' }))).toEqual({ type: 'lost' });
  expect(soundBetween(BEFORE, over({ result: 'ranked', winners: [1] }))).toEqual({ type: 'lost' });
  expect(soundBetween(BEFORE, over({ result: 'ranked', winners: [0] }))).toEqual({ type: 'won' });
});

it('is silent about another game, and one that was closed', () => {
  expect(soundBetween(BEFORE, view(12, 'own', {}, { games: 2 }))).toBeNull();
  expect(soundBetween(BEFORE, view(11, 'all', {}, { phase: 'over', closed: true }))).toBeNull();
});
