import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { viewAround } from '~/card-table/testing';
import type { View } from '~/net/room/view';
import { FairnessDetails } from '~/pages/table/over/FairnessDetails';
import type { RoomStore } from '~/net/room/roomStore';
import { makeRoom, type Room, RoomContext } from '~/pages/table/room';
import type { Command } from '~/wire/room';
import { NextDeal } from './NextDeal';

const page = document.body;
const TODAY = new Date().toISOString().slice(0, 10);
const FAIR = { commitment: 'c0ffee', seed: 'beef' };

function viewWith(table: Partial<View['table']>, host: boolean): View {
  const scene = { id: 'some', names: ['Ada', 'Ben'], seat: 0, over: true, game: null, own: null };
  const view = viewAround({ ...scene, table });
  view.you.may.manage = host;
  return view;
}

/** The views of the room, and what was sent to it. */
function show(table: Partial<View['table']>, host = true) {
  const sent: Command[] = [];
  const view = signal(viewWith(table, host));
  const send = async (command: Command) => {
    sent.push(command);
    return null;
  };
  const store = { view, send } as unknown as RoomStore;
  const room = makeRoom(store, {} as Room['game'], signal(true));
  const panels = [<NextDeal key="next" />, <FairnessDetails key="fair" />];
  render(<RoomContext.Provider value={room}>{panels}</RoomContext.Provider>, page);
  return { sent, view };
}

function buttons(): HTMLButtonElement[] {
  return [...page.querySelectorAll('button')];
}

function labels(): (string | null)[] {
  return buttons().map((button) => button.textContent);
}

function proof(): string {
  return page.querySelector('.fairness-command')?.textContent ?? '';
}

describe('the next deal', () => {
  it('is no matter for the others while it is random', () => {
    show({ deal: { type: 'random' }, fairness: null }, false);
    expect(page.textContent).toBe('');
  });

  it('is told to all guests where it is given, with its link and for how many it is', () => {
    show({ deal: { type: 'given', code: 'abcdefghjkmn' }, playable_seats: [3] }, false);
    expect(page.textContent).toContain('exactly 3 players');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/deals/abcd-efgh-jkmn');
    expect(buttons()).toEqual([]);
  });

  it('is a position of another game where play goes on from one', () => {
    show({ deal: { type: 'continued', position: 12, names: [] }, playable_seats: [3] }, false);
    expect(page.textContent).toContain('from position 12 of another one, with the cards as they');
    expect(page.textContent).toContain('exactly 3 players');
  });

  it('says so where the cards were dealt anew', () => {
    show(
      { deal: { type: 'continued', position: 12, names: [], anew: 1 }, playable_seats: [3] },
      false,
    );
    expect(page.textContent).toContain('dealt anew, as Player 2 could have known them');
  });

  it('is chosen by the host', async () => {
    const { sent } = show({ games: 1, deal: { type: 'random' } });
    expect(labels()).toEqual(['Random', 'Deal of the day', 'Same deal again']);
    await act(() => buttons().forEach((button) => button.click()));
    const deals = ['daily', 'same'] as const;
    expect(sent).toEqual(deals.map((deal) => ({ type: 'choose_deal', deal })));
  });

  it('follows each view of the room', () => {
    const { view } = show({ deal: { type: 'random' }, fairness: null }, false);
    act(() => {
      view.value = viewWith({ deal: { type: 'daily', date: TODAY }, fairness: null }, false);
    });
    expect(page.textContent).toContain('Deal of the day');
  });

  it('cannot be that of a last game which there was not', () => {
    show({ games: 0, deal: { type: 'random' } });
    expect(labels()).toEqual(['Random', 'Deal of the day']);
  });

  it('is not that of the last game again while that is the deal of a day which is not over', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 23) });
    const fairness = { ...FAIR, kind: 'day' as const, date: '2026-11-21' };
    show({ games: 1, fairness });
    expect(labels()).not.toContain('Same deal again');
    render(null, page);
    vi.setSystemTime(Date.UTC(2026, 10, 22));
    show({ games: 1, fairness });
    expect(labels()).toContain('Same deal again');
    vi.useRealTimers();
  });
});

describe('how a deal is checked', () => {
  it('is with its seed', () => {
    show({ fairness: { ...FAIR, kind: 'seed' } });
    expect(proof()).toBe('tranquility record prove FILE --seed beef');
  });

  it('is with seed and fingerprint where the deal was given', () => {
    show({ fairness: { ...FAIR, kind: 'deal' } });
    expect(proof()).toBe('tranquility record prove FILE --seed beef --commitment c0ffee');
  });

  it('waits for the end of the day where it is that of a day', () => {
    show({ fairness: { commitment: 'c0ffee', seed: null, kind: 'day', date: TODAY } });
    expect(proof()).toBe('');
    expect(page.textContent).toContain('when the day is over');
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/daily/${TODAY}`]);
  });
});
