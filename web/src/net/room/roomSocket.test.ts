import { now } from '~/net/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refused } from '~/wire/room';
import { forgetGuest, hasNewerPage } from '~/net/http';
import { RoomSocket, type SocketEvents, type Status } from './roomSocket';
import { fakeServer, type FakeServer, FakeSocket, newestSocket as newest } from './testing';
import type { View } from './view';

interface Heard {
  statuses: Status['state'][];
  closedBy: Refused | null;
  fullBy: string[];
  views: View[];
  stray: Refused[];
  restartAt: (number | null)[];
  pending: number;
}

let heard: Heard;
let socket: RoomSocket;
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers();
  heard = {
    statuses: [],
    closedBy: null,
    fullBy: [],
    views: [],
    stray: [],
    restartAt: [],
    pending: 0,
  };
  server = fakeServer();
  forgetGuest();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const events: SocketEvents = {
  status: (status) => {
    heard.statuses.push(status.state);
    if (status.state === 'closed') heard.closedBy = status.refused;
    if (status.state === 'full') heard.fullBy.push(status.refused.code);
  },
  found: () => {},
  view: (view) => heard.views.push(view) > 0,
  chat: () => {},
  led: () => {},
  stray: (refused) => heard.stray.push(refused),
  announced: (at) => heard.restartAt.push(at),
  storage: () => {},
  pending: (count) => {
    heard.pending = count;
  },
};

/** Lets requests be answered. */
const settle = () => vi.advanceTimersByTimeAsync(0);
/** Lets every waiting time between attempts pass. */
const waitForRetry = () => vi.advanceTimersByTimeAsync(11_000);

async function connected(): Promise<FakeSocket> {
  socket = new RoomSocket('abcdefghjk', events);
  await settle();
  newest().opens();
  return newest();
}

function viewWith(done?: string[]): unknown {
  return { type: 'view', seq: 1, table: {}, game: null, you: done ? { done } : {} };
}

test('asks for the cookie and the room before it opens the socket', async () => {
  await connected();
  expect(server.requests).toEqual(['/api/me', '/api/rooms/abcdefghjk']);
  expect(newest().address).toMatch(/^ws:\/\/.*\/api\/rooms\/abcdefghjk\/ws\?seen=0$/);
  expect(heard.statuses).toEqual(['connecting', 'open']);
});

test('says which view was seen last, also after a reload', async () => {
  const connection = await connected();
  connection.receives(viewWith());
  connection.breaks();
  await waitForRetry();
  expect(newest().address).toMatch(/\?seen=1$/);
  socket.close();
  await connected();
  expect(newest().address).toMatch(/\?seen=1$/);
});

test('a view tells the server’s time, by which a restart is announced', async () => {
  const connection = await connected();
  const ahead = Date.now() + 600_000;
  connection.receives({ ...(viewWith() as object), now: ahead });
  expect(now()).toBe(ahead);
  connection.receives({ type: 'announced', restart_in_ms: 60_000 });
  expect(heard.restartAt.at(-1)).toBe(ahead + 60_000);
  connection.receives({ ...(viewWith() as object), now: Date.now() });
});

test('a command settles when a view lists it as done', async () => {
  const connection = await connected();
  const answer = socket.send({ type: 'start' });
  expect(heard.pending).toBe(1);
  connection.receives(viewWith(['of-another-tab', connection.sent[0]!.id]));
  await expect(answer).resolves.toBeNull();
  expect(heard.views).toHaveLength(1);
  expect(heard.pending).toBe(0);
});

test('a command settles with its refusal, and with no other', async () => {
  const connection = await connected();
  const first = socket.send({ type: 'stand' });
  const second = socket.send({ type: 'start' });
  connection.receives({
    type: 'refused',
    id: connection.sent[1]!.id,
    code: 'not_host',
    message: 'No.',
  });
  await expect(second).resolves.toEqual({ code: 'not_host', message: 'No.' });
  expect(heard.pending).toBe(1);
  connection.receives(viewWith([connection.sent[0]!.id]));
  await expect(first).resolves.toBeNull();
});

test('a message that the server would never read is not sent', async () => {
  const connection = await connected();
  void socket.send({ type: 'chat', text: 'half \ud83d, low \udc0f, whole \u{1f0cf}' });
  expect(connection.sent[0]!.do).toEqual({ type: 'chat', text: 'half , low , whole \u{1f0cf}' });
  const long = socket.send({ type: 'chat', text: 'x'.repeat(5000) });
  await expect(long).resolves.toMatchObject({ code: 'too_large' });
  expect(connection.sent).toHaveLength(1);
  expect(heard.pending).toBe(1);
});

test('a refusal without an id is not lost', async () => {
  const connection = await connected();
  connection.receives({ type: 'refused', id: null, code: 'malformed', message: 'Unreadable.' });
  expect(heard.stray).toEqual([{ code: 'malformed', message: 'Unreadable.' }]);
});

test('unanswered commands are sent again after a reconnection, with the same ids in order', async () => {
  const before = await connected();
  before.receives(viewWith());
  const first = socket.send({ type: 'act', action: 1 });
  const second = socket.send({ type: 'act', action: 2 });
  before.breaks();
  expect(heard.statuses.at(-1)).toBe('reconnecting');
  const third = socket.send({ type: 'act', action: 3 });

  await waitForRetry();
  const after = newest();
  expect(after).not.toBe(before);
  after.opens();
  expect(after.sent.slice(0, 2)).toEqual(before.sent);
  expect(after.sent.map(({ do: command }) => command)).toEqual(
    [1, 2, 3].map((action) => ({ type: 'act', action })),
  );
  after.receives(viewWith(after.sent.map(({ id }) => id)));
  await expect(Promise.all([first, second, third])).resolves.toEqual([null, null, null]);
});

test('a settled command is not sent again', async () => {
  const before = await connected();
  void socket.send({ type: 'start' });
  before.receives(viewWith([before.sent[0]!.id]));
  before.breaks();
  await waitForRetry();
  newest().opens();
  expect(newest().sent).toEqual([]);
});

test('a connection on which a command gets no answer is given up for a new one', async () => {
  const before = await connected();
  const answer = socket.send({ type: 'start' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(before.closed).toBe(true);
  const after = newest();
  expect(after).not.toBe(before);
  after.opens();
  expect(after.sent).toEqual(before.sent);
  // A frame that the dead connection still brings is ignored.
  before.receives(viewWith([before.sent[0]!.id]));
  expect(heard.pending).toBe(1);
  after.receives(viewWith([before.sent[0]!.id]));
  await expect(answer).resolves.toBeNull();
});

test('a room that does not exist is final', async () => {
  server.room = { status: 404, body: { code: 'unknown_room', message: 'No such room.' } };
  socket = new RoomSocket('abcdefghjk', events);
  await settle();
  expect(FakeSocket.all).toEqual([]);
  expect(heard.closedBy?.code).toBe('unknown_room');
});

test('a room that is closed is final, and so is the fate of its commands', async () => {
  const connection = await connected();
  const answer = socket.send({ type: 'start' });
  connection.breaks(4001);
  await expect(answer).resolves.toMatchObject({ code: 'room_closed' });
  await waitForRetry();
  expect(FakeSocket.all).toHaveLength(1);
  expect(heard.statuses.at(-1)).toBe('closed');
});

test('a guest for whom there is no place is told so, and comes in when there is one', async () => {
  const first = await connected();
  first.breaks(4002, 'room_crowded');
  expect(heard.statuses.at(-1)).toBe('full');
  for (let sockets = 2; sockets <= 4; sockets += 1) {
    await waitForRetry();
    expect(FakeSocket.all).toHaveLength(sockets);
    newest().opens();
    expect(heard.statuses.at(-1), 'nothing has come yet').toBe('full');
    newest().breaks(4002, 'too_many_connections');
  }
  expect(heard.fullBy).toEqual(['room_crowded', ...Array(3).fill('too_many_connections')]);
  await waitForRetry();
  newest().opens();
  newest().receives(viewWith());
  expect(heard.statuses.at(-1)).toBe('open');
  newest().breaks();
  expect(heard.statuses.at(-1)).toBe('reconnecting');
});

test('asks a full server less and less often, and says that it is full', async () => {
  server.room = { status: 503, body: { code: 'server_full', message: 'Full.' } };
  socket = new RoomSocket('abcdefghjk', events);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.statuses.at(-1)).toBe('full');
  expect(heard.fullBy.at(-1)).toBe('server_full');
  expect(server.requests.length).toBeLessThan(20);
  server.room = { status: 502, body: null };
  await waitForRetry();
  expect(heard.statuses.at(-1), 'it is not there any more').toBe('connecting');
});

test('a handshake that fails renews the credentials', async () => {
  socket = new RoomSocket('abcdefghjk', events);
  await settle();
  newest().breaks();
  await waitForRetry();
  expect(server.requests.filter((address) => address === '/api/me')).toHaveLength(2);
});

test('a server that takes the page for another website’s says so after a failed handshake', async () => {
  server.seen = { status: 404, body: { code: 'unknown_path', message: 'An older server.' } };
  socket = new RoomSocket('abcdefghjk', events);
  await settle();
  newest().breaks();
  await waitForRetry();
  expect(heard.statuses.at(-1)).toBe('connecting');
  server.seen = { status: 403, body: { code: 'wrong_origin', message: 'Another website.' } };
  newest().breaks();
  await waitForRetry();
  expect(heard.closedBy?.code).toBe('wrong_origin');
});

test('leaving settles what waits and ends the connection', async () => {
  const connection = await connected();
  const answer = socket.send({ type: 'start' });
  socket.close();
  await expect(answer).resolves.toMatchObject({ code: 'abandoned' });
  expect(connection.closed).toBe(true);
  await waitForRetry();
  expect(FakeSocket.all).toHaveLength(1);
});

test('when the server restarts, comes back after the time it told', async () => {
  const before = await connected();
  const answer = socket.send({ type: 'start' });
  before.receives({ type: 'restarting', retry_ms: 4000 });
  expect(heard.statuses.at(-1)).toBe('restarting');
  before.breaks(1012);
  await vi.advanceTimersByTimeAsync(3999);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all).toHaveLength(2);
  newest().opens();
  expect(newest().sent, 'what was not acknowledged is asked for again').toEqual(before.sent);
  newest().receives(viewWith(before.sent.map(({ id }) => id)));
  await expect(answer).resolves.toBeNull();
  expect(heard.statuses).toEqual(['connecting', 'open', 'restarting', 'open']);
});

test('tells of an announced restart until it is called off, or over', async () => {
  const before = await connected();
  before.receives({ type: 'announced', restart_in_ms: 60_000 });
  expect(heard.restartAt.at(-1)).toBe(Date.now() + 60_000);
  before.receives({ type: 'announced', restart_in_ms: null });
  expect(heard.restartAt.at(-1)).toBeNull();
  before.receives({ type: 'announced', restart_in_ms: 60_000 });
  before.breaks(1012);
  await waitForRetry();
  newest().opens();
  expect(heard.restartAt.at(-1)).toBeNull();
});

test('says when the server has been gone for a while, and goes on trying', async () => {
  const before = await connected();
  server.room = { status: 502, body: null };
  before.breaks();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard.statuses.at(-1)).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(heard.statuses.at(-1)).toBe('gone');
  expect(FakeSocket.all).toHaveLength(1);
  server.room = { status: 200, body: {} };
  await waitForRetry();
  newest().opens();
  expect(heard.statuses.at(-1)).toBe('open');
});

test('is told why not by the answer to its own question, and nothing where the connection is lost', async () => {
  const connection = await connected();
  const answers = [socket.whyNot(), socket.whyNot(), socket.whyNot()];
  const [first, second] = connection.sent;
  expect(first!.do).toEqual({ type: 'why_not' });
  expect(heard.pending, 'nothing of the guest waits for it').toBe(0);
  connection.receives({ type: 'why_not', id: second!.id, barred: [2] });
  connection.receives({ type: 'refused', id: first!.id, code: 'not_seated', message: 'No.' });
  connection.breaks();
  await expect(Promise.all(answers)).resolves.toEqual([[], [2], []]);
  await expect(socket.whyNot(), 'without a connection').resolves.toEqual([]);
  expect(heard.stray).toEqual([]);
});

test('asks a server that says nothing for a sign of life', async () => {
  const connection = await connected();
  for (let times = 1; times <= 3; times += 1) {
    await vi.advanceTimersByTimeAsync(4_000);
    expect(connection.sent).toHaveLength(times);
    const ping = connection.sent.at(-1)!;
    expect(ping.do).toEqual({ type: 'ping' });
    expect(heard.pending, 'nothing waits for it').toBe(0);
    connection.receives({ type: 'pong', id: ping.id, now: Date.now() });
  }
  expect(heard.views, 'which is nothing to be drawn').toEqual([]);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6_999);
  expect(heard.statuses).toEqual(['connecting', 'open']);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard.statuses.at(-1), 'seven seconds after the last word').toBe('quiet');
  await vi.advanceTimersByTimeAsync(7_000);
  expect(connection.closed, 'it did not answer').toBe(true);
  expect(heard.statuses.at(-1)).toBe('reconnecting');
  await waitForRetry();
  expect(FakeSocket.all).toHaveLength(2);
});

test('a server that was slow to answer is no longer quiet when it says something', async () => {
  const connection = await connected();
  void socket.send({ type: 'start' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(heard.statuses.at(-1)).toBe('quiet');
  connection.receives(viewWith());
  expect(heard.statuses.at(-1)).toBe('open');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(connection.closed, 'it has come to something').toBe(false);
  expect(heard.statuses.at(-1)).toBe('quiet');
});

test('leaves the server in peace while the page is hidden', async () => {
  const connection = await connected();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  connection.receives(viewWith());
  await vi.advanceTimersByTimeAsync(29_999);
  expect(connection.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.sent).toHaveLength(1);
});

test('without a network there is no connection, whatever it looks like', async () => {
  const connection = await connected();
  window.dispatchEvent(new Event('offline'));
  expect(connection.closed).toBe(true);
  expect(heard.statuses.at(-1)).toBe('reconnecting');
  await waitForRetry();
  expect(FakeSocket.all, 'a server at home may be there all the same').toHaveLength(2);
});

test('does not wait, nor trust the connection, when the machine wakes up', async () => {
  const asleep = await connected();
  // The clock goes on, and nothing else does.
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asleep.closed).toBe(true);
  expect(FakeSocket.all).toHaveLength(2);
  newest().opens();
  expect(heard.statuses.slice(-2)).toEqual(['reconnecting', 'open']);

  document.dispatchEvent(new Event('resume'));
  await settle();
  expect(FakeSocket.all).toHaveLength(3);
});

test('a machine that slept while it connected tries anew', async () => {
  socket = new RoomSocket('abcdefghjk', events);
  await settle();
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(15_000);
  await waitForRetry();
  expect(FakeSocket.all).toHaveLength(2);
});

test('a server that was away before the machine slept is still away', async () => {
  const before = await connected();
  server.room = { status: 502, body: null };
  before.breaks();
  await settle();
  vi.setSystemTime(Date.now() + 60_000);
  await waitForRetry();
  expect(heard.statuses.at(-1)).toBe('gone');
});

test('tries at once when there is a network again', async () => {
  const before = await connected();
  server.room = { status: 502, body: null };
  before.breaks();
  await vi.advanceTimersByTimeAsync(120_000);
  server.room = { status: 200, body: {} };
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(FakeSocket.all).toHaveLength(2);
  expect(heard.statuses.at(-1), 'that it was gone is forgotten').toBe('reconnecting');
});

test('says of which build the page is, and goes on where the server has a newer one', async () => {
  expect((await connected()).address).not.toContain('build');
  socket.close();
  document.documentElement.dataset['build'] = '0a1b';
  const line = await connected();
  expect(line.address).toMatch(/\?seen=\d+&build=0a1b$/);
  const answer = socket.send({ type: 'start' });
  line.receives({ type: 'outdated' });
  expect([hasNewerPage.value, heard.pending]).toEqual([true, 1]);
  line.receives(viewWith([line.sent[0]!.id]));
  await expect(answer).resolves.toBeNull();
  hasNewerPage.value = false;
  delete document.documentElement.dataset['build'];
});
