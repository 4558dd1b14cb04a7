import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasNewerPage } from '~/net/http';
import type { View } from '~/net/room/view';
import { viewOf } from '~/games/tranquility/view/testing';
import { readDraft, writeForm } from '~/net/storage';
import { moveWaits } from '~/ui/preferences';
import { announced } from '~/ui/Toasts';
import { useChatBeside } from './chat/ChatDrawer';
import { StartPanel } from './lobby/StartPanel';
import { tellsTalk } from './menu/TableBar';
import { TableSummary } from './menu/TableSummary';
import { ConnectionBanner, NewVersion, StartedWithout } from './notices/Banners';
import { lostSeat, RestartBanner } from './notices/Notices';
import { countsOf } from './over/ScoreboardPanel';
import { type Room, RoomContext } from './room';
import type { Presence } from '~/wire/room';

const page = document.body;

test('says nothing while all is well', () => {
  render(<ConnectionBanner status={{ state: 'open' }} storage unsent />, page);
  expect(page.textContent).toBe('');
});

test('says that nothing can be saved', () => {
  render(<ConnectionBanner status={{ state: 'open' }} storage={false} unsent={false} />, page);
  expect(page.querySelector('[role="status"]')?.textContent).toContain('can’t save');
});

test('says that an action is on its way once it has no answer for a second', () => {
  const draw = (unsent: boolean) =>
    act(() =>
      render(<ConnectionBanner status={{ state: 'open' }} storage unsent={unsent} />, page),
    );
  draw(true);
  act(() => void vi.advanceTimersByTime(999));
  expect(page.textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(page.textContent).toBe('Sending…');
  draw(false);
  expect(page.textContent).toBe('');
});

test('says that there is no connection before anything else', () => {
  render(<ConnectionBanner status={{ state: 'reconnecting' }} storage={false} unsent />, page);
  expect(page.textContent).toContain('Connection lost');
  expect(page.textContent).not.toContain('can’t save');
});

test('says that the table is full, and that one is let in later', () => {
  const refused = { code: 'room_crowded', message: '' };
  render(<ConnectionBanner status={{ state: 'full', refused }} storage unsent={false} />, page);
  expect(page.textContent).toContain('watching this table');
  expect(page.textContent).toContain('as soon as there’s room');
});

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('a restart is announced once, and no longer once it was taken back', () => {
  act(() => render(<RestartBanner restartAt={5 * MINUTE} />, page));
  act(() => void vi.advanceTimersByTime(200));
  const sentence = announced.peek();
  expect(sentence).toMatch(/5 minutes/);
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(page.textContent).toMatch(/4 minutes/);
  expect(announced.peek()).toBe(sentence);
  act(() => render(null, page));
  expect(announced.peek()).toBe('');
});

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

test('a host alone is told that the game would be for one, until somebody sits down', () => {
  const seats = viewOf({}).table.seats;
  const host = (others: typeof seats) => {
    const table = { phase: 'lobby' as const, seats: [seats[0] ?? null, ...others] };
    const view = viewOf({ seat: 0, table, you: { host: true, name: 'Ana' } });
    view.you.may.start = true;
    return show(view);
  };
  expect(host([null])).toBe('Start alone');
  expect(page.querySelector('.button--primary')).toBeNull();
  expect(host([seats[0] ?? null])).toBe('Start the game');
  expect(page.querySelector('.button--primary')).not.toBeNull();
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

const COMPUTER = { name: 'Capella', presence: 'here', partner: { face: 0, level: 'steady' } };

/** A running game with Ana's seat and one for each of the others. */
function playedBy(others: readonly object[], presence: Presence, you: Partial<View['you']>): View {
  const [ana] = viewOf({}).table.seats;
  const seats = [ana && { ...ana, presence }, ...others] as View['table']['seats'];
  const seat = you.seat === undefined ? 0 : you.seat;
  return viewOf({ seat, table: { phase: 'playing', seats, talk: 'open' }, you });
}

const lost = (others: readonly object[], presence: Presence, seat: number | null = null) =>
  lostSeat(playedBy(others, presence, { seat }));

test('a guest is taken for the only player, who is away, where nobody could vouch for them', () => {
  const ana = { name: 'Ana', presence: 'here' };
  expect(lost([COMPUTER, COMPUTER], 'away')).toBe(0);
  expect(lost([COMPUTER], 'here')).toBeUndefined();
  expect(lost([COMPUTER, ana], 'away')).toBeUndefined();
  expect(lost([COMPUTER], 'away', 0)).toBeUndefined();
});

const tells = (others: readonly object[], talkative?: true, channel: 'table' | null = 'table') =>
  tellsTalk({ view: playedBy(others, 'here', { channel }), game: { talkative } } as Room);

test('the bar says whether players may talk, unless nobody could or a button says it', () => {
  const bo = { name: 'Bo', presence: 'here' };
  expect(tells([COMPUTER, bo])).toBe(true);
  expect(tells([COMPUTER, COMPUTER])).toBe(false);
  expect(tells([COMPUTER, bo], true)).toBe(false);
  expect(tells([COMPUTER, bo], true, null)).toBe(true);
});

const Beside = () => <p>{String(useChatBeside())}</p>;

const besideOf = (wide: boolean, you: Partial<View['you']>) => {
  vi.stubGlobal('matchMedia', () => ({ matches: wide }));
  const view = viewOf({ seat: null, table: { phase: 'playing' }, you: { seat: null, ...you } });
  act(() => render(null, page));
  act(() =>
    render(
      <RoomContext.Provider value={{ view } as Room}>
        <Beside />
      </RoomContext.Provider>,
      page,
    ),
  );
  return page.textContent;
};

test('the chat of those who watch lies open beside the board of a wide window', () => {
  expect(besideOf(true, { player: null, channel: 'watchers' })).toBe('true');
  expect(besideOf(false, { player: null, channel: 'watchers' })).toBe('false');
  expect(besideOf(true, { player: 1, channel: 'table' })).toBe('false');
  expect(besideOf(true, { player: null, channel: null })).toBe('false');
});

afterEach(() => void vi.unstubAllGlobals());

test('what is half changed is open after a reload, and forgotten as soon as its dialog is gone', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  writeForm('settings.abc', {});
  const view = viewOf({ table: { phase: 'lobby' } });
  view.you.may.manage = true;
  const room = {
    view,
    game: { name: () => 'Tranquility', describeOptions: () => '', optionTexts: () => ({}) },
    store: { code: 'abc' },
  };
  act(() =>
    render(
      <RoomContext.Provider value={room as unknown as Room}>
        <TableSummary />
      </RoomContext.Provider>,
      page,
    ),
  );
  const cancel = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Cancel',
  );
  cancel?.click();
  // Drawn, but not painted yet.
  await Promise.resolve();
  expect(page.querySelector('dialog')).toBeNull();
  expect(readDraft('settings.abc')).toBeNull();
});

const NOTHING = { won: 0, lost: 0, closed: 0, ranked: 0, wins: [] };

test('nothing is told before the first game has ended', () => {
  expect(countsOf(NOTHING)).toEqual([]);
});

test('games that all played together are won or lost', () => {
  expect(countsOf({ ...NOTHING, won: 2, closed: 1 })).toEqual([
    { what: 'games', count: 3 },
    { what: 'won', count: 2 },
    { what: 'lost', count: 0 },
    { what: 'closed', count: 1 },
  ]);
});

test('contests are no losses', () => {
  expect(countsOf({ ...NOTHING, ranked: 4 })).toEqual([{ what: 'games', count: 4 }]);
  expect(countsOf({ ...NOTHING, ranked: 1, lost: 1 })).toEqual([
    { what: 'games', count: 2 },
    { what: 'won', count: 0 },
    { what: 'lost', count: 1 },
    { what: 'ranked', count: 1 },
  ]);
});

test.each(['playing', 'lobby'] as const)('offers a newer page once no move waits: %s', (phase) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const store = { pending: signal(true) };
  const room = { view: viewOf({ table: { phase } }), store };
  moveWaits.value = true;
  hasNewerPage.value = false;
  act(() =>
    render(
      <RoomContext.Provider value={room as unknown as Room}>
        <NewVersion />
        <NewVersion inBar />
      </RoomContext.Provider>,
      page,
    ),
  );
  expect(page.textContent).toBe('');
  act(() => void (hasNewerPage.value = true));
  // A line beside a board would take room from it.
  const [offer, ...others] = page.children;
  expect(others).toEqual([]);
  expect(offer?.className).toContain(phase === 'playing' ? 'bar-notice' : 'restart-notice');
  act(() => page.querySelector('button')?.click());
  expect(reload).not.toHaveBeenCalled();
  act(() => void (store.pending.value = false));
  expect(reload).not.toHaveBeenCalled();
  act(() => void (moveWaits.value = false));
  expect(reload).toHaveBeenCalledTimes(1);
});
