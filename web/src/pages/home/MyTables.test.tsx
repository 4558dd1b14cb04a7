import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { manifest } from '../../../build/manifest';
import { gameEntry } from '~/games/catalogue';
import { rememberCompany } from '~/net/storage';
import type { TablePlan } from '~/pages/table-form/useNewTable';
import words from '~/texts/server/en.json';
import type { GameInfo, MyTable } from '~/wire/http';
import { Games } from './Games';
import { companyOf, finishedGames, MyTables, turnsFirst } from './MyTables';

function table(differences: Partial<MyTable>): MyTable {
  return {
    code: 'abcdefghjk',
    game: 'ascent',
    options: {},
    phase: 'playing',
    host_name: 'Ada',
    seats: ['Ada', 'Ben'],
    partners: [],
    own: 0,
    waiting: [1],
    my_turn: false,
    games: 1,
    changed_at: 0,
    ...differences,
  };
}

test('those where it is the own turn come first, else their order stays', () => {
  const tables = [
    table({ code: 'a' }),
    table({ code: 'b', my_turn: true }),
    table({ code: 'c' }),
    table({ code: 'd', my_turn: true }),
  ];
  expect(turnsFirst(tables).map(({ code }) => code)).toEqual(['b', 'd', 'a', 'c']);
});

test('all games but the running one are finished, the newest first', () => {
  expect(finishedGames(table({ games: 3 }))).toEqual([2, 1]);
  expect(finishedGames(table({ games: 3, phase: 'over' }))).toEqual([3, 2, 1]);
  expect(finishedGames(table({ games: 1 }))).toEqual([]);
  expect(finishedGames(table({ games: 0, phase: 'lobby' }))).toEqual([]);
});

const NO_PLANS = {
  busy: false,
  problem: null,
  game: undefined,
  begin: () => undefined,
  dialog: null,
};

test('who plays without a name is the reader, or a guest without one', () => {
  const seats = ['', 'Electra', null];
  expect(companyOf({ seats, partners: [1], own: 0 })).toEqual(['You', '1 computer partner']);
  expect(companyOf({ seats, partners: [1] })).toEqual(['Unnamed guest', '1 computer partner']);
});

test('partners are as many and play as well as was chosen', async () => {
  rememberCompany('computers');
  const info = {
    id: 'tranquility',
    min_seats: 1,
    max_seats: 5,
    options: {},
    fields: [],
  } as unknown as GameInfo;
  const game = gameEntry('tranquility')!;
  const begun: TablePlan[] = [];
  const plans = { ...NO_PLANS, begin: (plan: TablePlan) => void begun.push(plan) };
  act(() => render(<Games offers={[{ info, game }]} table={plans} />, document.body));
  await vi.waitFor(() => expect(document.querySelectorAll('select')).toHaveLength(2));
  const [count, level] = document.querySelectorAll('select');
  for (const [select, value] of [
    [count!, '4'],
    [level!, 'sharp'],
  ] as const) {
    select.value = value;
    act(() => void select.dispatchEvent(new Event('change', { bubbles: true })));
  }
  act(() => document.querySelector<HTMLButtonElement>('.button--great')?.click());
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path === '/api/rooms') sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ code: 'abcdefghjk', seats: [1, 2, 3, 4, 5] }));
  });
  await begun[0]?.make(null);
  expect(sent).toMatchObject([{ partners: ['sharp', 'sharp', 'sharp', 'sharp'] }]);
  vi.unstubAllGlobals();
});

test('the shortcuts of the installed program lead to what the page has', () => {
  const tables = { value: [table({})], problem: null, refresh: () => undefined };
  act(() =>
    render(
      <>
        <Games offers={null} table={NO_PLANS} />
        <MyTables tables={tables} />
      </>,
      document.body,
    ),
  );
  const anchors = manifest('en', words).shortcuts.flatMap(({ url }) => url.split('#')[1] ?? []);
  expect(anchors).toHaveLength(2);
  for (const anchor of anchors) expect(document.getElementById(anchor)).not.toBeNull();
});
