import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, fetchGames, request } from './http';

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.asked;
});

/** What the server answers when it is asked. */
function serve(answer: unknown) {
  const ask = vi.fn<() => Promise<Response>>(async () => Response.json(answer));
  vi.stubGlobal('fetch', ask);
  return ask;
}

it('takes the answer to what was asked before the script was there, once', async () => {
  const ask = serve(['asked now']);
  window.asked = { '/api/games': Promise.resolve(Response.json(['asked before'])) };
  expect(await request('/api/games')).toEqual(['asked before']);
  expect(ask).not.toHaveBeenCalled();
  expect(await request('/api/games')).toEqual(['asked now']);
});

it('tells that there was no server when it was asked before', async () => {
  serve([]);
  const failed = Promise.reject(new TypeError('no network'));
  window.asked = { '/api/games': failed };
  const problem = await request('/api/games').catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ApiError);
  expect((problem as ApiError).passing).toBe(true);
  expect(await request('/api/games')).toEqual([]);
});

it('asks for the games once, and again where that failed', async () => {
  const ask = serve(['games']);
  ask.mockRejectedValueOnce(new TypeError('no network'));
  await expect(fetchGames()).rejects.toBeInstanceOf(ApiError);
  expect(await fetchGames()).toEqual(['games']);
  expect(await fetchGames()).toEqual(['games']);
  expect(ask).toHaveBeenCalledTimes(2);
});
