import { afterEach, expect, it, vi } from 'vitest';
import { renew } from './renewal';

afterEach(() => vi.unstubAllGlobals());

const subscription = (endpoint: string) =>
  ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'BA', auth: 'BB' } }),
  }) as PushSubscription;

/** What the server was asked; `words` are those that the page has kept. */
async function renewed(changed: Parameters<typeof renew>[0], words: object | null) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(
      body === undefined ? `${method} ${path}` : [`${method} ${path}`, JSON.parse(String(body))],
    );
    return Response.json({ key: 'BCA' });
  });
  const match = async () => words && Response.json(words);
  const caches = { open: async () => ({ match: async () => (await match()) ?? undefined }) };
  await renew(changed, {
    home: '/cards/',
    pushManager: { subscribe: async () => subscription('https://push.example/new') },
    caches: caches as unknown as CacheStorage,
  });
  return asked;
}

const WORDS = { title: 'Your turn', over: 'Not your turn any more' };
const TOLD = [
  'PUT /cards/api/me/push',
  { endpoint: 'https://push.example/new', p256dh: 'BA', auth: 'BB', ...WORDS },
];

it('tells the server of the subscription that the browser has made, and of the one that is gone', async () => {
  const changed = {
    newSubscription: subscription('https://push.example/new'),
    oldSubscription: subscription('https://push.example/old?a=b'),
  };
  expect(await renewed(changed, WORDS)).toEqual([
    'GET /cards/api/push',
    TOLD,
    'DELETE /cards/api/me/push?endpoint=https%3A%2F%2Fpush.example%2Fold%3Fa%3Db',
  ]);
});

it('makes one where the browser has made none', async () => {
  const changed = { newSubscription: null, oldSubscription: null };
  expect(await renewed(changed, WORDS)).toEqual(['GET /cards/api/push', TOLD]);
});

it('tells nothing where no page has asked for pushes', async () => {
  const changed = { newSubscription: null, oldSubscription: null };
  expect(await renewed(changed, null)).toEqual(['GET /cards/api/push']);
});
