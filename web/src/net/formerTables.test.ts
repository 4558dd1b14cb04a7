import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSetting, writeSetting } from './storage';
import { fetchAllMyTables } from './tables';

let requests: string[];
let answers: Record<string, number>;

beforeEach(() => {
  requests = [];
  answers = {};
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const code = address.slice(address.lastIndexOf('/') + 1);
    if (init?.method === 'PUT') requests.push(code);
    const status = answers[code] ?? 200;
    return new Response(JSON.stringify(address === '/api/me/tables' ? [] : {}), { status });
  });
});

afterEach(() => {
  writeSetting('recent', null);
  vi.unstubAllGlobals();
});

test('what the browser knew is handed over once, the newest last', async () => {
  writeSetting('recent', 'new older oldest');
  expect(await fetchAllMyTables()).toEqual([]);
  await fetchAllMyTables();
  expect(requests).toEqual(['oldest', 'older', 'new']);
  expect(readSetting('recent')).toBeNull();
});

test('a table that is gone is left out', async () => {
  answers['gone'] = 404;
  writeSetting('recent', 'there gone');
  await fetchAllMyTables();
  expect(requests).toEqual(['gone', 'there']);
  expect(readSetting('recent')).toBeNull();
});

test('where the server can’t take it, the browser keeps it for later', async () => {
  answers['b'] = 503;
  writeSetting('recent', 'a b');
  expect(await fetchAllMyTables(), 'what the server has').toEqual([]);
  expect(readSetting('recent')).toBe('a b');
});
