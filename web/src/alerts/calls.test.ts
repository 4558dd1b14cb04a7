import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser, FakeNotification } from './testing';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';

/** What this browser has at its push service. */
let subscribed: boolean;
/** What the server was asked: method and path. */
let asked: string[];
let key: string | null;
let cutOff: string[];

const subscription = {
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'BA', auth: 'BB' } }),
  unsubscribe: async () => {
    subscribed = false;
    return true;
  },
};

const worker = {
  pushManager: {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => {
      subscribed = true;
      return subscription;
    },
  },
};

async function open() {
  vi.resetModules();
  const page = await import('./calls');
  await (await import('~/texts')).textsLoaded();
  await page.findCalls();
  return page;
}

beforeEach(() => {
  fakeBrowser();
  [subscribed, asked, key, cutOff] = [false, [], 'BC', []];
  FakeNotification.permission = 'default';
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { ready: Promise.resolve(worker) } });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${path}`);
    const answer = path === '/api/push' ? { key, cut_off: cutOff } : { id: 'me' };
    return new Response(init?.method === 'GET' ? JSON.stringify(answer) : null, {
      status: init?.method === 'GET' ? 200 : 204,
    });
  });
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('asks once, and tells the server where this browser is called', async () => {
  const { calls, mayAsk, wantCalls } = await open();
  expect([calls.value, mayAsk.value]).toEqual(['off', true]);
  await wantCalls();
  expect([calls.value, mayAsk.value]).toEqual(['on', false]);
  expect(asked).toContain('PUT /api/me/push');

  asked = [];
  const again = await open();
  expect(again.calls.value).toBe('on');
  expect(asked).toContain('PUT /api/me/push');
  await again.declineCalls();
  expect([again.calls.value, again.mayAsk.value, subscribed]).toEqual(['off', false, false]);
  expect(asked.at(-1)).toBe(`DELETE /api/me/push?endpoint=${encodeURIComponent(ENDPOINT)}`);
});

it('does not ask again who has said no, or whose browser does', async () => {
  const page = await open();
  await page.declineCalls();
  expect((await open()).mayAsk.value).toBe(false);

  localStorage.clear();
  FakeNotification.answer = 'denied';
  const blocked = await open();
  await blocked.wantCalls();
  expect(blocked.calls.value).toBe('blocked');
  expect(asked).not.toContain('PUT /api/me/push');
});

it('calls no one who leaves this browser, and asks who comes to it', async () => {
  const page = await open();
  await page.wantCalls();
  // The settings were never opened here, so nothing is known yet.
  vi.resetModules();
  const later = await import('./calls');
  await later.forgetCalls();
  expect([subscribed, asked.at(-1)?.split(' ')[0]]).toEqual([false, 'DELETE']);
  expect((await open()).mayAsk.value).toBe(true);
});

it('says that the server can’t reach the service of this browser, but not of another', async () => {
  for (const [ends, told] of [
    [['.push.apple.com'], false],
    [['.push.apple.com', 'fcm.googleapis.com'], true],
  ] as const) {
    cutOff = [...ends];
    const page = await open();
    await page.wantCalls();
    expect(page.isCutOff()).toBe(told);
  }
});

it('offers nothing where the server calls nobody, or the browser has no worker', async () => {
  key = null;
  expect((await open()).calls.value).toBe('impossible');
  vi.stubGlobal('navigator', {});
  expect((await open()).calls.value).toBe('impossible');
});
