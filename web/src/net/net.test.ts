import { afterEach, expect, it, vi } from 'vitest';
import { fetchViews } from './games';
import { ApiError, fetchGames, fetchProspect, refusedBy, request, signedOut } from './http';
import { awaitServer, backoff } from './server';
import { readDraft, readForm, writeDraft, writeForm } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.earlyAnswers;
  sessionStorage.clear();
});

it('waits longer each time, up to a limit', () => {
  const waits = Array.from({ length: 12 }, (_, failures) => backoff(failures, () => 1));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBeLessThan(1_000);
  expect(waits.at(-1)).toBe(10_000);
});

it('spreads over the upper half', () => {
  expect(backoff(10, () => 0)).toBe(5_000);
  expect(backoff(10, () => 0.5)).toBe(7_500);
});

/** Stubs the server, which gives one answer to all requests. */
function serve(answer: unknown) {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('takes the answer to what was asked before the script was there, once', async () => {
  const fetched = serve(['asked now']);
  window.earlyAnswers = { '/api/games': Promise.resolve(Response.json(['asked before'])) };
  expect(await request('/api/games')).toEqual(['asked before']);
  expect(fetched).not.toHaveBeenCalled();
  expect(await request('/api/games')).toEqual(['asked now']);
});

it('tells that there was no server when it was asked before', async () => {
  serve([]);
  const failed = Promise.reject(new TypeError('no network'));
  window.earlyAnswers = { '/api/games': failed };
  const problem = await request('/api/games').catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ApiError);
  expect((problem as ApiError).passing).toBe(true);
  expect(await request('/api/games')).toEqual([]);
});

const page = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const GATES: Record<string, () => Response> = {
  'one that leads elsewhere': () =>
    Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' }),
  'one that asks for a password': () => new Response('401', { status: 401 }),
  'one that says so to programs': () => Response.json({ message: 'Who?' }, { status: 401 }),
  'one that shows its own page': () => new Response('<h1>Please log in</h1>', page),
};

it.each(Object.entries(GATES))('tells a login that ran out from an outage: %s', async (_, gate) => {
  const fetched = serve([]);
  fetched.mockResolvedValueOnce(gate());
  const problem = await request('/api/games').catch((error: unknown) => error);
  expect(refusedBy(problem).code).toBe('signed_out');
  expect((problem as ApiError).passing, 'one may sign in elsewhere').toBe(true);
  expect(signedOut.value).toBe(true);
  expect(await request('/api/games')).toEqual([]);
  expect(signedOut.value).toBe(false);
});

it('takes neither the server’s own refusals nor an outage for a login that ran out', async () => {
  const fetched = serve([]);
  fetched.mockResolvedValueOnce(
    Response.json({ code: 'no_credentials', message: 'Who?' }, { status: 401 }),
  );
  fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502, ...page }));
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  for (const code of ['no_credentials', 'internal', 'offline']) {
    expect(refusedBy(await request('/api/me').catch((error: unknown) => error)).code).toBe(code);
    expect(signedOut.value).toBe(false);
  }
});

it('asks for the games once, and again where that failed', async () => {
  const fetched = serve(['games']);
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  await expect(fetchGames()).rejects.toBeInstanceOf(ApiError);
  expect(await fetchGames()).toEqual(['games']);
  expect(await fetchGames()).toEqual(['games']);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('asks for the positions of a long game part by part', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    if (path === '/api/me') return Response.json({});
    const first = path.endsWith('from=0');
    return Response.json(first ? { views: [1, 2], next: 2 } : { views: [3], next: null });
  });
  expect(await fetchViews('/api/records/abc', 'open')).toEqual([1, 2, 3]);
  expect(requested.slice(1)).toEqual([
    '/api/records/abc/replay/views?as=open&from=0',
    '/api/records/abc/replay/views?as=open&from=2',
  ]);
});

it('keeps what was begun until it is handed in', () => {
  writeDraft('name', 'Ad');
  expect(readDraft('name')).toBe('Ad');
  expect(readDraft('chat')).toBeNull();
  writeDraft('name', null);
  expect(readDraft('name')).toBeNull();
});

it('does without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeDraft('name', 'Ad');
  expect(readDraft('name')).toBeNull();
});

const serveText = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(status === 204 ? null : body, { status }));

it('takes an answer that broke off, or is another’s, for none, and does not keep it', async () => {
  for (const body of ['', '[{"id":"tranq', '<html>Sign in to this network</html>']) {
    serveText(body);
    await expect(fetchProspect('tranquility', {})).rejects.toMatchObject({ status: 0 });
  }
  vi.resetModules();
  const fresh = await import('./http');
  serveText('[{"id":');
  await expect(fresh.fetchGames()).rejects.toMatchObject({ refused: { code: 'offline' } });
  serveText('["games"]');
  expect(await fresh.fetchGames()).toEqual(['games']);
  serveText('', 204);
  expect(await request('/api/me/recovery', undefined, 'DELETE')).toBeNull();
  serveText('<html>Bad gateway</html>', 502);
  await expect(request('/api/games')).rejects.toMatchObject({ status: 502 });
});

const hang = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('timeout')));
  });

it('asks a server that does not answer anew, in the end', async () => {
  vi.useFakeTimers();
  const timeouts: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    timeouts.push(controller);
    return controller.signal;
  });
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(hang);
  vi.stubGlobal('fetch', fetched);
  const back = vi.fn<() => void>();
  awaitServer(back);
  fetched.mockImplementation(async () => Response.json([]));
  timeouts[0]?.abort();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(back).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('forgets a form that was begun on another build, or can’t be read', () => {
  writeForm('settings', { talk: 'open' });
  expect(readForm('settings')).toEqual({ talk: 'open' });
  document.documentElement.dataset['build'] = 'another';
  expect(readForm('settings')).toBeNull();
  delete document.documentElement.dataset['build'];
  for (const text of ['{', '{}', 'null', '"text"']) {
    writeDraft('settings', text);
    expect(readForm('settings')).toBeNull();
  }
});
