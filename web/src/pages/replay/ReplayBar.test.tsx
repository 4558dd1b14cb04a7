import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRoom } from '~/net/http';
import type { RoomInfo } from '~/wire/http';
import { NextGame, useSequel } from './ReplayBar';

vi.mock('~/net/http', async (original) => ({
  ...(await original<object>()),
  fetchRoom: vi.fn<typeof fetchRoom>(),
}));

const SEATS = { seats: ['Ada', 'Ben', 'Cleo', null], partners: [2], ready: [] };

function Replay() {
  const sequel = useSequel({ from: 'table', code: 'abcdefghjk', game: 1 });
  return <NextGame code="abcdefghjk" sequel={sequel} />;
}

const page = document.body;

function answer(room: Partial<RoomInfo>): void {
  vi.mocked(fetchRoom).mockResolvedValue(room as RoomInfo);
}

async function after(time: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(time)));
}

beforeEach(() => {
  vi.useFakeTimers();
  answer({ phase: 'over', games: 1, ...SEATS });
});

afterEach(() => void vi.useRealTimers());

test('a rematch is told within ten seconds, with the way to it', async () => {
  act(() => render(<Replay />, page));
  await after(0);
  expect(page.textContent).toBe('');
  answer({ phase: 'playing', games: 2, ...SEATS });
  await after(10_000);
  expect(page.textContent).toContain('The next game has begun');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/t/abcde-fghjk');
});

test('that others are ready for another game is told as well', async () => {
  act(() => render(<Replay />, page));
  await after(0);
  answer({ phase: 'over', games: 1, ...SEATS, ready: [1] });
  await after(10_000);
  expect(page.textContent).toContain('1 of 2 is ready for another game.');
});
