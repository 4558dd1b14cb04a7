import { render } from 'preact';
import { act } from 'preact/test-utils';
import { useEffect, useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, newestSocket } from '~/net/room/testing';
import type { Led } from '~/wire/room';
import views from '~/testing/views.json';
import { type Together, useTogether } from './useTogether';

const source = { from: 'table', code: 'abcdefghjk', game: views.over.player.table.games } as const;
const sight = { position: 3, viewpoint: 'open', guided: false, pointer: 7 } as const;
const led: Led = { game: source.game, name: 'Ada', seat: 1, own: false, sight };

/** The state of the page, and its controls. */
const probe = {} as { together: Together; position: number; step(position: number): void };

/** A page that shows a position of a game, from a viewpoint. */
function Page() {
  const [at, setAt] = useState(0);
  const [viewpoint, setViewpoint] = useState<number | 'table' | 'open'>('table');
  const [goTo] = useState(() => (event: { type: string; position?: number }) => {
    if (event.position !== undefined) setAt(event.position);
  });
  const together = useTogether({
    source,
    played: true,
    isLast: true,
    last: 5,
    now: { position: at, viewpoint, guided: false },
    dispatch: goTo,
    onViewpoint: setViewpoint,
    onGuided: () => undefined,
  });
  useEffect(
    () =>
      void Object.assign(probe, {
        together,
        position: at,
        step: (position: number) => together.step({ type: 'to', position }),
      }),
    [together, at],
  );
  return <p>{viewpoint}</p>;
}

const page = document.body;

/** Lets what is under way come to its end. */
const settle = (ms = 0) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const receiveLed = (message: Led | null) =>
  act(async () => newestSocket().receives({ type: 'led', led: message }));
const shown = () =>
  newestSocket().sent.flatMap(({ do: sent }) => (sent.type === 'show' ? [sent.sight] : []));

beforeEach(async () => {
  vi.useFakeTimers();
  fakeServer().room.body = { game: 'tranquility', phase: 'over' };
  act(() => render(<Page />, page));
  await settle();
  await act(async () => {
    newestSocket().opens();
    newestSocket().receives(views.over.player);
  });
});

afterEach(() => {
  act(() => render(null, page));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what the leader looks at is followed, until one looks around', async () => {
  await receiveLed(led);
  expect([probe.position, page.textContent]).toEqual([3, 'open']);
  expect(probe.together.follows).toBe(true);
  expect(probe.together.pointed).toEqual({ cell: 7, seat: 1 });
  act(() => probe.step(4));
  expect(probe.together.follows).toBe(false);
  expect(probe.together.pointed).toBeNull();
  await receiveLed({ ...led, sight: { ...sight, position: 1 } });
  expect(probe.position).toBe(4);
  act(() => probe.together.follow(true));
  expect([probe.position, probe.together.follows]).toEqual([1, true]);
});

test('who follows goes on following where two messages come together', async () => {
  await receiveLed(led);
  for (const position of [4, 2]) {
    newestSocket().receives({ type: 'led', led: { ...led, sight: { ...sight, position } } });
    // It is drawn, but what follows from that is not done yet.
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  }
  await settle(1_000);
  expect([probe.position, probe.together.follows]).toEqual([2, true]);
});

test('what the viewer chooses is a look around as well, but not how fast it plays', async () => {
  await receiveLed(led);
  act(() => probe.together.step({ type: 'pace', pace: 2 }));
  expect(probe.together.follows).toBe(true);
  act(() => probe.together.choose('table'));
  expect([page.textContent, probe.together.follows]).toEqual(['table', false]);
});

test('a position that there is not here is no reason to look around', async () => {
  await receiveLed({ ...led, sight: { ...sight, position: 9 } });
  expect([probe.position, probe.together.follows]).toEqual([5, true]);
});

test('who leads tells it at once, and then no more often than it can be taken in', async () => {
  await receiveLed({ ...led, own: true, sight: null });
  const beginning = { position: 0, viewpoint: 'table', guided: false, pointer: null };
  expect(shown()).toEqual([beginning]);
  for (const to of [1, 2, 3]) act(() => probe.step(to));
  act(() => probe.together.point(9));
  expect(shown()).toHaveLength(1);
  await settle(150);
  expect(shown().slice(1)).toEqual([{ ...beginning, position: 3, pointer: 9 }]);
  act(() => probe.together.stop());
  expect(shown().at(-1)).toBeNull();
});

test('nothing is told where someone else leads, or of another game', async () => {
  await receiveLed({ ...led, game: source.game + 1 });
  expect([probe.together.led, probe.position]).toEqual([null, 0]);
  await receiveLed(led);
  act(() => probe.together.point(9));
  await settle(1_000);
  expect(shown()).toEqual([]);
});

test('the table is left when the next game begins', async () => {
  await receiveLed(led);
  await act(async () => newestSocket().receives({ ...views.playing.player, seq: 1_000 }));
  expect(newestSocket().closed).toBe(true);
  expect(probe.together.led).toBeNull();
});
