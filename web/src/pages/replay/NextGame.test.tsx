import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRoom, type RoomInfo } from '~/net/http';
import { NextGame } from './ReplayBar';

vi.mock('~/net/http', () => ({ fetchRoom: vi.fn<typeof fetchRoom>() }));

const page = document.createElement('div');

function answer(room: Partial<RoomInfo>): void {
  vi.mocked(fetchRoom).mockResolvedValue(room as RoomInfo);
}

async function after(time: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(time)));
}

beforeEach(() => {
  vi.useFakeTimers();
  answer({ phase: 'over', games: 1 });
});

afterEach(() => {
  act(() => render(null, page));
  vi.useRealTimers();
});

test('a rematch is told within ten seconds, with the way to it', async () => {
  act(() => render(<NextGame source={{ from: 'table', code: 'abcdefghjk', game: 1 }} />, page));
  await after(0);
  expect(page.textContent).toBe('');
  answer({ phase: 'playing', games: 2 });
  await after(10_000);
  expect(page.textContent).toContain('The next game has begun');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/t/abcde-fghjk');
});
