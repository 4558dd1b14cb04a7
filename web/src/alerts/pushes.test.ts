import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser, FakeNotification } from './testing';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';

/** The server's key, and another's: a new journal at the same address. */
const [KEY, OTHERS] = ['BCA', 'BDA'];

/** The key for which this browser is subscribed at its push service; null where it is not. */
let subscribed: string | null;
/** The error with which subscribing fails. */
let failure: Error | null;
/** The requests to the server: method and path. */
let requests: string[];
let key: string | null;
let cutOff: string[];

function subscription(own: string) {
  return {
    endpoint: ENDPOINT,
    options: {
      applicationServerKey: Uint8Array.from(atob(`${own}=`), (c) => c.charCodeAt(0)).buffer,
    },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'BA', auth: 'BB' } }),
    unsubscribe: async () => {
      subscribed = null;
      return true;
    },
  };
}

const worker = {
  pushManager: {
    getSubscription: async () => (subscribed === null ? null : subscription(subscribed)),
    subscribe: async ({ applicationServerKey: wanted }: { applicationServerKey: string }) => {
      // As browsers do that have one for another key.
      if (subscribed !== null && subscribed !== wanted) throw new Error('InvalidStateError');
      if (failure !== null) throw failure;
      subscribed = wanted;
      return subscription(wanted);
    },
  },
};

async function open() {
  vi.resetModules();
  const page = await import('./pushes');
  await (await import('~/texts')).textsLoaded();
  await page.findPushes();
  return page;
}

beforeEach(() => {
  fakeBrowser();
  [subscribed, failure, requests, key, cutOff] = [null, null, [], KEY, []];
  FakeNotification.permission = 'default';
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { ready: Promise.resolve(worker) } });
  const put = vi.fn<Cache['put']>();
  vi.stubGlobal('caches', { open: async () => ({ put }) });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    requests.push(`${init?.method} ${path}`);
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
  const { pushes, mayAsk, wantPushes } = await open();
  expect([pushes.value, mayAsk.value]).toEqual(['off', true]);
  await wantPushes();
  expect([pushes.value, mayAsk.value]).toEqual(['on', false]);
  expect(requests).toContain('PUT /api/me/push');

  requests = [];
  const again = await open();
  expect(again.pushes.value).toBe('on');
  expect(requests).toContain('PUT /api/me/push');
  await again.declinePushes();
  expect([again.pushes.value, again.mayAsk.value, subscribed]).toEqual(['off', false, null]);
  expect(requests.at(-1)).toBe(`DELETE /api/me/push?endpoint=${encodeURIComponent(ENDPOINT)}`);
});

it.each([
  ['lost', null],
  ['of another key of the server', OTHERS],
])('renews a subscription that is %s', async (_, had) => {
  await (await open()).wantPushes();
  [subscribed, requests] = [had, []];
  expect((await open()).pushes.value).toBe('on');
  expect(subscribed).toBe(KEY);
  expect(requests).toContain('PUT /api/me/push');
});

it('is subscribed for this server although it was for another before', async () => {
  subscribed = OTHERS;
  const page = await open();
  await page.wantPushes();
  expect([page.pushes.value, subscribed]).toEqual(['on', KEY]);
});

it('says once that a subscription is lost which can’t be renewed, and asks again', async () => {
  await (await open()).wantPushes();
  [subscribed, failure] = [null, new Error('The push service is gone.')];
  const page = await open();
  expect([page.pushes.value, page.mayAsk.value]).toEqual(['off', true]);
  const { toasts } = await import('~/ui/Toasts');
  expect(toasts.value).toHaveLength(1);
  await page.findPushes();
  expect(toasts.value).toHaveLength(1);
});

it('tells apart browsers that could once the page is on the home screen', async () => {
  vi.stubGlobal('navigator', { standalone: false });
  expect((await open()).pushes.value).toBe('uninstalled');
});

it('does not ask again who has said no, or whose browser does', async () => {
  const page = await open();
  await page.declinePushes();
  expect((await open()).mayAsk.value).toBe(false);

  localStorage.clear();
  FakeNotification.answer = 'denied';
  const blocked = await open();
  await blocked.wantPushes();
  expect(blocked.pushes.value).toBe('blocked');
  expect(requests).not.toContain('PUT /api/me/push');
});

it('pushes to no one who leaves this browser, and asks who comes to it', async () => {
  const page = await open();
  await page.wantPushes();
  // The settings were never opened here, so nothing is known yet.
  vi.resetModules();
  const later = await import('./pushes');
  await later.forgetPushes();
  expect([subscribed, requests.at(-1)?.split(' ')[0]]).toEqual([null, 'DELETE']);
  expect((await open()).mayAsk.value).toBe(true);
});

it('says that the server can’t reach the service of this browser, but not of another', async () => {
  for (const [ends, isNoticed] of [
    [['.push.apple.com'], false],
    [['.push.apple.com', 'fcm.googleapis.com'], true],
  ] as const) {
    cutOff = [...ends];
    const page = await open();
    await page.wantPushes();
    expect(page.isCutOff()).toBe(isNoticed);
  }
});

it('notifies where the server pushes to nobody, and offers nothing where there is no worker', async () => {
  key = null;
  const page = await open();
  expect(page.pushes.value).toBe('off');
  await page.wantPushes();
  expect([page.pushes.value, page.comesClosed.value, subscribed]).toEqual(['on', false, null]);
  expect((await open()).pushes.value).toBe('on');
  vi.stubGlobal('navigator', {});
  expect((await open()).pushes.value).toBe('impossible');
});
