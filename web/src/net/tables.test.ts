import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSetting, writeSetting } from './storage';
import { fetchAllMyTables, watchOpenTables } from './tables';

describe('the open tables', () => {
  class FakeSource extends EventTarget {
    static readonly CLOSED = 2;
    static all: FakeSource[] = [];
    readyState = 1;

    constructor() {
      super();
      FakeSource.all.push(this);
    }

    close(): void {
      this.readyState = FakeSource.CLOSED;
    }

    receives(tables: unknown): void {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(tables) }));
    }

    fails(readyState: number): void {
      this.readyState = readyState;
      this.dispatchEvent(new Event('error'));
    }
  }

  const tables = vi.fn<(tables: unknown) => void>();
  const lost = vi.fn<() => void>();
  let visibility: DocumentVisibilityState;
  let requests: number;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSource.all = [];
    requests = 0;
    visibility = 'visible';
    tables.mockClear();
    lost.mockClear();
    vi.stubGlobal('EventSource', FakeSource);
    vi.stubGlobal('fetch', async () => {
      requests += 1;
      return new Response(JSON.stringify([{ code: `asked ${requests}` }]));
    });
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    stop = watchOpenTables({ tables, lost });
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function newestSource(): FakeSource {
    const last = FakeSource.all.at(-1);
    if (!last) throw new Error('Nothing listens to the server.');
    return last;
  }

  function turn(to: DocumentVisibilityState): void {
    visibility = to;
    document.dispatchEvent(new Event('visibilitychange'));
  }

  test('every event is the whole list anew', () => {
    newestSource().receives([{ code: 'a' }, { code: 'b' }]);
    newestSource().receives([]);
    expect(tables.mock.calls).toEqual([[[{ code: 'a' }, { code: 'b' }]], [[]]]);
  });

  test('a broken connection is told, and left to the browser for a while', async () => {
    newestSource().receives([]);
    newestSource().fails(0);
    await vi.advanceTimersByTimeAsync(39_000);
    expect(lost).toHaveBeenCalledOnce();
    expect(requests).toBe(0);
    newestSource().receives([]);
    expect(tables).toHaveBeenCalledTimes(2);
  });

  test('where a proxy keeps the events back, the list is asked for until one comes', async () => {
    await vi.advanceTimersByTimeAsync(2999);
    expect(requests).toBe(0);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(tables.mock.calls).toEqual([[[{ code: 'asked 1' }]], [[{ code: 'asked 2' }]]]);
    newestSource().receives([{ code: 'told' }]);
    await vi.advanceTimersByTimeAsync(39_000);
    expect(tables).toHaveBeenLastCalledWith([{ code: 'told' }]);
    expect(requests).toBe(2);
  });

  test('a stream that falls silent is no longer waited for', async () => {
    newestSource().receives([]);
    for (let times = 0; times < 4; times += 1) {
      await vi.advanceTimersByTimeAsync(15_000);
      newestSource().dispatchEvent(new Event('alive'));
    }
    expect(requests, 'nothing has changed').toBe(0);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(tables).toHaveBeenLastCalledWith([{ code: 'asked 1' }]);
    newestSource().dispatchEvent(new Event('alive'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(requests).toBe(1);
  });

  test('where events do not come through, the list is asked for again and again', async () => {
    newestSource().fails(FakeSource.CLOSED);
    await vi.advanceTimersByTimeAsync(0);
    expect(tables).toHaveBeenLastCalledWith([{ code: 'asked 1' }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tables).toHaveBeenLastCalledWith([{ code: 'asked 2' }]);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toBe(2);
  });

  test('the client does not listen while the page is hidden', () => {
    const before = newestSource();
    turn('hidden');
    expect(before.readyState).toBe(FakeSource.CLOSED);
    expect(FakeSource.all).toHaveLength(1);
    turn('visible');
    expect(FakeSource.all).toHaveLength(2);
    stop();
    expect(newestSource().readyState).toBe(FakeSource.CLOSED);
  });
});

describe('the tables that a browser remembered', () => {
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
});
