import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { viewOf } from '~/games/tranquility/view/testing';
import { type Room, RoomContext } from '~/pages/table/room';
import type { ChatLine } from '~/wire/room';
import { Chat } from './Chat';

afterEach(() => void vi.unstubAllGlobals());

const line = (number: number, own = false): ChatLine => ({
  number,
  own,
  channel: 'table',
  name: 'Ada',
  at: 0,
  text: 'hello',
});

test('who reads what was said before is left there, until they say something themselves', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const chat = signal([line(1), line(2)]);
  const store = { code: 'abc', chat, markChatRead: () => undefined };
  const room = { view: viewOf({ table: { phase: 'lobby' } }), store, game: {} };
  act(() =>
    render(
      <RoomContext.Provider value={room as unknown as Room}>
        <Chat />
      </RoomContext.Provider>,
      document.body,
    ),
  );
  const list = document.querySelector('[role="log"]')!;
  Object.defineProperties(list, {
    scrollHeight: { get: () => 100 * chat.value.length },
    clientHeight: { get: () => 100 },
  });
  const add = (more: ChatLine) => act(() => void (chat.value = [...chat.value, more]));
  const scrollTo = (top: number) => {
    list.scrollTop = top;
    act(() => void list.dispatchEvent(new Event('scroll')));
  };
  scrollTo(100);
  add(line(3));
  expect(list.scrollTop).toBe(300);
  scrollTo(0);
  add(line(4));
  expect(list.scrollTop).toBe(0);
  add(line(5, true));
  expect(list.scrollTop).toBe(500);
});
