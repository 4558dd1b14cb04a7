import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomStore } from '~/net/room/roomStore';
import type { ChatLine } from '~/wire/room';
import { chime } from './chime';
import { alerts } from './device';
import { giveMessageAlerts } from './messageAlerts';

const chat = signal<readonly ChatLine[]>([]);
const chatRead = signal(-1);
let stop: () => void;

function writes(number: number, own = false): void {
  const line: ChatLine = { number, own, channel: 'table', name: 'Ben', at: 0, text: 'Hello' };
  chat.value = [...chat.value, line];
  vi.advanceTimersByTime(1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(chime, 'play').mockResolvedValue();
  alerts.message.set(true);
  chat.value = [];
  chatRead.value = -1;
  stop = giveMessageAlerts({ chat, chatRead } as Partial<RoomStore> as RoomStore);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('sounds for what others write out of sight', () => {
  writes(0);
  expect(chime.play).toHaveBeenCalledTimes(1);
  writes(1, true);
  expect(chime.play).toHaveBeenCalledTimes(1);
});

it('is silent for what is read at once, and where it is not wanted', () => {
  chatRead.value = 5;
  writes(5);
  expect(chime.play).not.toHaveBeenCalled();
  alerts.message.set(false);
  writes(6);
  expect(chime.play).not.toHaveBeenCalled();
});

it('does not tell again what was written before the page was opened', () => {
  stop();
  chat.value = [{ number: 3, own: false, channel: 'table', name: 'Ben', at: 0, text: 'Hi' }];
  stop = giveMessageAlerts({ chat, chatRead } as Partial<RoomStore> as RoomStore);
  vi.advanceTimersByTime(1000);
  expect(chime.play).not.toHaveBeenCalled();
});
