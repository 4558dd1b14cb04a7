import { now } from '~/net/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSeen } from '~/net/storage';
import type { Command, Refused } from '~/wire/room';
import { forgetGuest } from '~/net/http';
import { openRoom, type RoomStore } from './roomStore';
import views from '~/testing/views.json';
import { fakeServer, type FakeServer, newestSocket } from './testing';

let server: FakeServer;
let store: RoomStore;
let stray: Refused[];

beforeEach(async () => {
  vi.useFakeTimers();
  server = fakeServer();
  server.room.body = { game: 'ascent' };
  forgetGuest();
  stray = [];
  store = openRoom('abcdefghjk', (refused) => stray.push(refused));
  await vi.advanceTimersByTimeAsync(0);
  newestSocket().opens();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { player } = views.playing;
const view = (seq: number, done: string[] = []) => ({
  ...player,
  seq,
  you: { ...player.you, done },
});

test('follows the newest view and the chat', () => {
  expect(store.view.value).toBeNull();
  newestSocket().receives(view(1));
  newestSocket().receives(view(2));
  expect(store.view.value?.seq).toBe(2);
  newestSocket().receives({ type: 'chat', lines: [{ number: 0, text: 'Hello' }] });
  expect(store.chat.value).toHaveLength(1);
});

test('knows which game it is before there is a view, and after the game was changed', () => {
  expect(store.view.value).toBeNull();
  expect(store.game.value).toBe('ascent');
  newestSocket().receives(view(1));
  expect(store.game.value).toBe('tranquility');
});

test('is busy from a command to its answer, also across a reconnection', async () => {
  const answer = store.send({ type: 'act', action: {} });
  expect(store.busy.value).toBe(true);
  const [sent] = newestSocket().sent;
  newestSocket().breaks();
  expect(store.status.value.state).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(11_000);
  newestSocket().opens();
  expect(store.busy.value).toBe(true);
  newestSocket().receives(view(2, [sent!.id]));
  await answer;
  expect(store.busy.value).toBe(false);
  expect(store.status.value.state).toBe('open');
});

test('knows when the server restarts, if that was announced', () => {
  expect(store.restartAt.value).toBeNull();
  newestSocket().receives({ type: 'announced', restart_in_ms: 5000 });
  expect(store.restartAt.value).toBe(now() + 5000);
});

test('knows whether the server can store anything', () => {
  expect(store.storage.value).toBe(true);
  newestSocket().receives({ type: 'storage', available: false });
  expect(store.storage.value).toBe(false);
  newestSocket().receives({ type: 'storage', available: true });
  expect(store.storage.value).toBe(true);
});

test('does not go back to what a server knows that is cut off from its storage', async () => {
  newestSocket().receives(view(2));
  newestSocket().breaks();
  await vi.advanceTimersByTimeAsync(11_000);
  newestSocket().opens();
  newestSocket().receives({ type: 'storage', available: false });
  newestSocket().receives(view(1));
  expect(store.view.value?.seq).toBe(2);
  newestSocket().receives({ type: 'storage', available: true });
  newestSocket().receives(view(3));
  expect(store.view.value?.seq).toBe(3);
});

test('keeps the last view while the connection is lost', () => {
  newestSocket().receives(view(1));
  newestSocket().breaks();
  expect(store.view.value?.seq).toBe(1);
});

test('hands on refusals that belong to no command', () => {
  newestSocket().receives({ type: 'refused', id: null, code: 'too_large', message: 'Too large.' });
  expect(stray.map(({ code }) => code)).toEqual(['too_large']);
});

test('asks for the log of the game that is shown', async () => {
  newestSocket().receives(view(1));
  server.room = { status: 200, body: { lines: ['first'] } };
  await expect(store.fetchLog()).resolves.toEqual(['first']);
  expect(server.requests.at(-1)).toBe('/api/rooms/abcdefghjk/games/1/log');
});

test('a second press sends nothing while the first has no answer, and has its answer', async () => {
  newestSocket().receives(view(1));
  const sit = { type: 'sit', seat: 1, name: 'Ada' } as const;
  const [first, second] = [store.send(sit), store.send(sit)];
  void store.send({ ...sit, seat: 2 });
  expect(newestSocket().sent.map(({ do: command }) => command)).toEqual([sit, { ...sit, seat: 2 }]);
  newestSocket().receives({
    type: 'refused',
    id: newestSocket().sent[0]!.id,
    code: 'seat_taken',
    message: 'Taken.',
  });
  expect((await first)?.code).toBe('seat_taken');
  expect((await second)?.code).toBe('seat_taken');
  void store.send(sit);
  expect(newestSocket().sent).toHaveLength(3);
});

test('what is said may be said twice', () => {
  newestSocket().receives(view(1));
  for (let times = 0; times < 2; times += 1) void store.send({ type: 'chat', text: 'ha' });
  expect(newestSocket().sent).toHaveLength(2);
});

test('what was undone meanwhile is asked for once more', () => {
  newestSocket().receives(view(1));
  for (const locked of [true, false, true, true]) void store.send({ type: 'lock', locked });
  expect(newestSocket().sent.map(({ do: command }) => command)).toEqual(
    [true, false, true].map((locked) => ({ type: 'lock', locked })),
  );
  void store.send({ type: 'act', action: 1 });
  void store.send({ type: 'chat', text: 'hello' });
  void store.send({ type: 'act', action: 1 });
  expect(newestSocket().sent).toHaveLength(5);
});

test('is busy with a move alone, whatever else is on its way', async () => {
  newestSocket().receives(view(1));
  for (const command of [
    { type: 'chat', text: 'hello' },
    { type: 'react', reaction: 'heart' },
    { type: 'mute', guest: 'a', muted: true },
    { type: 'say', phrase: 1 },
  ] as Command[]) {
    void store.send(command);
    expect([store.busy.value, store.pending.value]).toEqual([false, true]);
  }
  void store.send({ type: 'act', action: 1 });
  expect(store.busy.value).toBe(true);
});

test('does not remember having seen what it did not show', async () => {
  newestSocket().receives(view(3));
  newestSocket().receives({ type: 'storage', available: false });
  newestSocket().receives(view(2));
  expect(readSeen('abcdefghjk')).toBe(3);
});
