import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewAround } from '~/card-table/testing';
import * as games from '~/games/catalogue';
import type { GameModule } from '~/card-table/game';
import type { GameView } from '~/card-table/facts';
import type { View } from '~/net/room/view';
import type { RoomStore } from '~/net/room/roomStore';
import { PUSHES, writeSetting } from '~/net/storage';
import type { ChatLine } from '~/wire/room';
import { chime } from './chime';
import { alerts } from './device';
import { giveMessageAlerts, giveTurnAlerts, turnBegins, turnIn } from './tableAlerts';
import { fakeBrowser, FakeNotification } from './testing';

const view = signal<View | null>(null);
/** The next view of the player on seat 0: whose turn it is, and what they had a part in. */
function shows(active: number, done: string[] = [], seat: number | null = 0): void {
  const names = ['Ada', 'Ben'];
  view.value = viewAround({
    id: 'test',
    names,
    seat,
    over: false,
    game: active,
    own: {},
    you: { done },
  });
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Titles and bodies of the notifications, once the worker is done with everything asked of it. */
async function shown() {
  await new Promise((resolve) => setTimeout(resolve));
  return FakeNotification.shown.map(({ title, options }) => [title, options.body]);
}

/** How many alerts of each kind were given. */
const given = async () => ({
  notification: (await shown()).length,
  sound: vi.mocked(chime.play).mock.calls.length,
  vibration: vi.mocked(navigator.vibrate).mock.calls.length,
});
const NOTHING = { sound: 0, vibration: 0, notification: 0 };

/** In which the game of a view is the seat whose turn it is. */
const game = {
  name: () => 'Tranquility',
  factsOf: ({ game: active, you }: GameView) => ({ game: { active }, seat: you.player }),
} as unknown as GameModule;

function viewIn(scene: { seat?: number | null; over?: boolean } = {}): View {
  const { seat = 0, over = false } = scene;
  return viewAround({
    id: 'any',
    names: ['Ada', 'Ben'],
    seat,
    over,
    game: 0,
    own: {},
    table: { games: 3 },
  });
}

describe('turns', () => {
  let stop: () => void;

  beforeEach(() => {
    fakeBrowser();
    for (const notice of Object.values(alerts)) notice.set(true);
    writeSetting(PUSHES, 'on');
    vi.spyOn(games, 'loadedGame').mockReturnValue(game);
    view.value = null;
    stop = giveTurnAlerts({ code: '23456789ab', view } as Partial<RoomStore> as RoomStore);
    vi.spyOn(chime, 'play').mockResolvedValue();
  });

  afterEach(() => {
    stop();
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  it('notifies once for each turn that begins out of sight', async () => {
    hide(true);
    shows(1);
    expect(await shown()).toEqual([]);
    shows(0);
    shows(0);
    expect(await shown()).toEqual([['Your turn', 'Tranquility · Table 23456-789ab']]);
    shows(1);
    expect(await shown(), 'over with the turn').toEqual([]);
    shows(0);
    expect(await shown()).toHaveLength(1);
  });

  it('does not notify of what is before one’s eyes, or is when the page opens', async () => {
    hide(true);
    shows(0);
    expect(await shown(), 'not known to be new').toEqual([]);
    hide(false);
    shows(1);
    shows(0);
    expect(await shown()).toEqual([]);
  });

  it('takes the notification back when the page is looked at, and when it is left', async () => {
    hide(true);
    shows(1);
    shows(0);
    hide(false);
    expect(await shown()).toEqual([]);
    hide(true);
    shows(1);
    shows(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(await shown()).toEqual([]);
  });

  it('sounds and shakes when others bring the turn about, not when the viewer does', async () => {
    shows(1);
    shows(0, ['own action']);
    expect(await given()).toEqual(NOTHING);
    shows(1);
    shows(0);
    expect(await given()).toEqual({ ...NOTHING, sound: 1, vibration: 1 });
  });

  it('may sound from the first click on', () => {
    const unlock = vi.spyOn(chime, 'unlock').mockReturnValue();
    alerts.sound.set(false);
    alerts.message.set(false);
    alerts.game.set(false);
    document.body.click();
    expect(unlock).not.toHaveBeenCalled();
    alerts.sound.set(true);
    document.body.click();
    expect(unlock).toHaveBeenCalledOnce();
  });

  it('leaves those alone who watch', async () => {
    hide(true);
    shows(1, [], null);
    shows(0, [], null);
    expect(await given()).toEqual(NOTHING);
  });

  it('gives no notice that is switched off', async () => {
    for (const notice of Object.values(alerts)) notice.set(false);
    writeSetting(PUSHES, 'off');
    hide(true);
    shows(1);
    shows(0);
    expect(await given()).toEqual(NOTHING);
  });

  it('gives none when the table has been left', async () => {
    hide(true);
    shows(1);
    stop();
    shows(0);
    expect(await given()).toEqual(NOTHING);
  });

  it('goes on where the browser refuses to notify', async () => {
    FakeNotification.permission = 'denied';
    hide(true);
    shows(1);
    shows(0);
    expect(await given()).toEqual({ ...NOTHING, sound: 1, vibration: 1 });
  });

  describe('a turn', () => {
    it('is known by the game it is in', () => {
      expect(turnIn(viewIn(), game)).toBe(3);
      expect(turnIn(viewIn({ seat: 1 }), game)).toBeNull();
      expect(turnIn(viewIn({ seat: null }), game), 'those who watch have no turn').toBeNull();
      expect(turnIn(viewIn({ over: true }), game)).toBeNull();
    });

    it('begins with the first view that shows it', () => {
      expect(turnBegins(null, 3, viewIn())).toBe(true);
      expect(turnBegins(2, 3, viewIn()), 'in another game').toBe(true);
      expect(turnBegins(null, null, viewIn())).toBe(false);
      expect(turnBegins(3, null, viewIn())).toBe(false);
    });
  });
});

const chat = signal<readonly ChatLine[]>([]);
const chatRead = signal(-1);
function writes(number: number, own = false): void {
  const line: ChatLine = { number, own, channel: 'table', name: 'Ben', at: 0, text: 'Hello' };
  chat.value = [...chat.value, line];
  vi.advanceTimersByTime(1000);
}

describe('messages', () => {
  let stop: () => void;

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
});
