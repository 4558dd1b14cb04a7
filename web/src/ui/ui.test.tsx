import { type JSX, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seatMarks } from './faces/SeatFace';
import { lazy, lazyComponent } from './lazy';
import { useScreenOn } from './useScreenOn';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => localStorage.clear());

it('asks before each move until a game was finished', async () => {
  const { confirming, noteFinishedGame } = await import('./preferences');
  expect(confirming.on.value).toBe(true);
  noteFinishedGame();
  expect(confirming.on.value).toBe(false);
  vi.resetModules();
  expect((await import('./preferences')).confirming.on.value, 'after a reload').toBe(false);
});

it('keeps to what was chosen, and then has no change to tell', async () => {
  const { confirming, noteFinishedGame, takesFewerPresses } = await import('./preferences');
  confirming.set(true);
  noteFinishedGame();
  expect(confirming.on.value).toBe(true);
  expect(takesFewerPresses()).toBe(false);
});

it('tells once that moves take a press less, in the game after the first', async () => {
  const { noteFinishedGame, takesFewerPresses } = await import('./preferences');
  expect(takesFewerPresses()).toBe(false);
  noteFinishedGame();
  expect([takesFewerPresses(), takesFewerPresses()]).toEqual([true, false]);
});

it('code is fetched once, however often it is needed', async () => {
  const fetchPart = vi.fn<() => Promise<() => JSX.Element>>(async () => () => <p>there</p>);
  const part = lazy(fetchPart);
  const Component = lazyComponent<object>(part);
  part.preload();
  act(() => render(<Component />, document.body));
  expect(document.body.textContent).toBe('Loading…');
  await act(async () => void (await part.load()));
  await vi.waitFor(() => expect(document.body.textContent).toBe('there'));
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('code that did not come is asked for again when it is next needed', async () => {
  const fetchPart = vi.fn<() => Promise<() => null>>().mockRejectedValueOnce(new Error('offline'));
  fetchPart.mockResolvedValueOnce(() => null);
  const part = lazy(fetchPart);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.state).toBe('failed');
  await part.load();
  expect(part.state).toBeTypeOf('function');
});

describe('the marks of seats', () => {
  it('are initials', () => {
    expect(seatMarks(['ada', 'Ben', 'Ève', '🐙'])).toEqual(['A', 'B', 'È', '🐙']);
  });

  it('are numbers where two names begin alike', () => {
    expect(seatMarks(['Ada', 'Ben', 'anna'])).toEqual(['1', '2', '3']);
  });

  it('are left out of free seats', () => {
    expect(seatMarks([null, 'Ada', null])).toEqual(['', 'A', '']);
    expect(seatMarks(['Ada', null, 'Anna'])).toEqual(['1', '', '3']);
  });
});

function Playing({ seated }: { seated: boolean }) {
  useScreenOn(seated);
  return null;
}

async function draw(seated: boolean): Promise<void> {
  await act(async () => render(<Playing seated={seated} />, document.body));
}

describe('the screen', () => {
  let visibility: DocumentVisibilityState;
  let locks: { released: boolean }[];
  let refused: boolean;

  /** As browsers do, which take locks away from hidden pages. */
  async function turn(to: DocumentVisibilityState): Promise<void> {
    visibility = to;
    if (to === 'hidden') for (const lock of locks) lock.released = true;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  }

  const held = () => locks.filter(({ released }) => !released).length;

  beforeEach(() => {
    visibility = 'visible';
    locks = [];
    refused = false;
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    vi.stubGlobal('navigator', {
      wakeLock: {
        async request() {
          if (refused) throw new DOMException('The battery is low.', 'NotAllowedError');
          const lock = { released: false, release: async () => void (lock.released = true) };
          locks.push(lock);
          return lock;
        },
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stays on while that is wanted and the page is visible', async () => {
    await draw(false);
    expect(locks).toEqual([]);
    await draw(true);
    expect(held()).toBe(1);
    await turn('hidden');
    expect(held()).toBe(0);
    await turn('visible');
    expect(held(), 'asked for again').toBe(1);
    await draw(false);
    expect(held(), 'at the end').toBe(0);
    await turn('hidden');
    await turn('visible');
    expect(held()).toBe(0);
  });

  it('goes off again where the page was left before it was let stay on', async () => {
    await act(async () => {
      render(<Playing seated />, document.body);
      await Promise.resolve();
      render(null, document.body);
    });
    expect(held()).toBe(0);
  });

  it('is no matter where browsers can’t or won’t', async () => {
    refused = true;
    await draw(true);
    expect(locks).toEqual([]);
    await draw(false);
    vi.stubGlobal('navigator', {});
    await draw(true);
    await turn('visible');
    expect(locks).toEqual([]);
  });
});
