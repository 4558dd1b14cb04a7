import { afterEach, expect, it, vi } from 'vitest';
import { fetchViews } from './replays';

afterEach(() => vi.unstubAllGlobals());

it('asks for the positions of a long game part by part', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/me') return Response.json({});
    const first = path.endsWith('from=0');
    return Response.json(first ? { views: [1, 2], next: 2 } : { views: [3], next: null });
  });
  expect(await fetchViews('/api/records/abc', 'open')).toEqual([1, 2, 3]);
  expect(asked.slice(1)).toEqual([
    '/api/records/abc/replay/views?as=open&from=0',
    '/api/records/abc/replay/views?as=open&from=2',
  ]);
});
