import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type { View } from '~/games/game';
import { viewOf } from '~/games/tranquility/view/testing';
import { StartedWithout } from '~/pages/table/notices/Banners';
import { type Room, RoomContext } from '~/pages/table/room';
import { StartPanel } from './StartPanel';

const page = document.body;

function show(view: View): string {
  act(() =>
    render(
      <RoomContext.Provider value={{ view } as Room}>
        <StartedWithout />
        {view.table.phase === 'lobby' && <StartPanel />}
      </RoomContext.Provider>,
      page,
    ),
  );
  return page.textContent ?? '';
}

function lobby(unnamed: number): View {
  return viewOf({ table: { phase: 'lobby', unnamed }, you: { host: true, name: 'Ana' } });
}

function guest(phase: 'lobby' | 'playing', games: number): View {
  return viewOf({ seat: null, table: { phase, games }, you: { seat: null } });
}

function player(phase: 'lobby' | 'playing'): View {
  return viewOf({ table: { phase } });
}

test('the host is warned while a guest is choosing a name', () => {
  expect(show(lobby(0))).not.toMatch(/choosing/);
  expect(show(lobby(1))).toContain('1 guest is still choosing a name.');
  expect(show(lobby(2))).toContain('2 guests are still choosing a name.');
});

test('a guest without a seat is told when the game begins, until they have read it', () => {
  show(guest('lobby', 0));
  expect(show(guest('playing', 1))).toContain('The game started without you.');
  act(() => page.querySelector('button')?.click());
  expect(show(guest('playing', 1))).toBe('');
});

test('neither a player nor who came to a running game is told that it began', () => {
  show(player('lobby'));
  expect(show(player('playing'))).toBe('');
  act(() => render(null, page));
  expect(show(viewOf({ seat: null, table: { phase: 'playing' }, you: { seat: null } }))).toBe('');
});
