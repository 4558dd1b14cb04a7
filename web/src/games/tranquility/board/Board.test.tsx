import { render } from 'preact';
import { act as flush } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardAlone, showBoard } from '~/card-table/testing';
import type { GameModule } from '~/card-table/game';
import type { View } from '~/net/room/view';
import { isMine } from '~/card-table/facts';
import { confirming } from '~/ui/preferences';
import { toasts } from '~/ui/Toasts';
import type { TranquilityBarred } from '~/wire/tranquility';
import { game as tranquility } from '../game';
import { factsOf } from '../view/facts';
import { type Scene, sea, SHAPE, viewOf } from '../view/testing';
import { DrawnBoard, loadParts } from './Board';

const Board = boardAlone(DrawnBoard, (view) => factsOf(view, SHAPE));

const MODULE = tranquility as unknown as GameModule;

beforeAll(loadParts);

function show(view: View, barred: readonly unknown[] = []) {
  return showBoard(Board, view, { game: MODULE, fetchBarred: async () => [...barred] });
}

const myTurn = viewOf({
  game: { cells: sea({ 0: 3 }) },
  own: { hand: [5, 12, 40] },
  legal: { place: [{ card: 5, runs: [{ first: 1, last: 1, cost: 2 }, { first: 2, last: 35, cost: 0 }] }], discard: 2 }, // prettier-ignore
});

function escape(): void {
  void flush(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
}

describe('a move that waits', () => {
  it('is not dropped for what is none of its business', () => {
    vi.useFakeTimers();
    confirming.set(false);
    const { act, draw, click } = show(myTurn);
    click('[data-slot="0"]');
    click('[data-cell="1"]');
    const own = myTurn.you.game as { legal: object };
    // Someone has agreed to stop, and now all are asked to.
    draw({
      ...myTurn,
      you: { ...myTurn.you, game: { ...own, legal: { ...own.legal, concede: true } } },
    });
    void flush(() => void vi.advanceTimersByTime(2_000));
    expect(act).toHaveBeenCalledTimes(1);
    confirming.set(true);
    vi.useRealTimers();
  });
});

describe('a turn', () => {
  it('sends nothing before it is confirmed', () => {
    const { act, click, button } = show(myTurn);
    click('[data-slot="0"]');
    click('[data-cell="1"]');
    expect(act).not.toHaveBeenCalled();
    button('Place 5, pay 2');
    expect(act.mock.calls).toEqual([[{ type: 'place', card: 5, cell: 1, pay: [12, 40] }]]);
  });

  it('tells what a cell costs, and takes no other', () => {
    const { page, act, click } = show(myTurn);
    click('[data-slot="0"]');
    expect(page.querySelector('[data-cell="1"]')?.getAttribute('aria-label')).toBe(
      'row 1, cell 2, empty, place 5 for 2 cards',
    );
    click('[data-cell="0"]');
    expect(page.querySelector('[data-chosen="true"]')).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  it('can be undone with Escape at each step', () => {
    const { page, click } = show(myTurn);
    click('[data-slot="0"]');
    click('[data-cell="2"]');
    escape();
    expect(page.querySelector('[data-chosen="true"]')).toBeNull();
    expect(page.querySelector('[data-slot="0"]')?.getAttribute('aria-pressed')).toBe('true');
    escape();
    expect(page.querySelector('[data-slot="0"]')?.getAttribute('aria-pressed')).toBe('false');
  });

  it('discards two', () => {
    const { act, click, button } = show(myTurn);
    button('Discard two');
    click('[data-slot="0"]');
    click('[data-slot="2"]');
    button('Discard');
    expect(act.mock.calls).toEqual([[{ type: 'discard', cards: [5, 40] }]]);
  });

  it('leads the keyboard from the last card that is picked to the button', () => {
    const { click, button } = show(myTurn);
    button('Discard two');
    click('[data-slot="0"]');
    expect(document.activeElement?.textContent).not.toBe('Discard');
    click('[data-slot="2"]');
    expect(document.activeElement?.textContent).toBe('Discard');
  });

  it('leads the keyboard to the hand from a button that goes, not from where it was taken itself', () => {
    const { all, click, button, draw } = show(myTurn);
    click('[data-slot="1"]');
    all('button')
      .find(({ textContent }) => textContent === 'Back')!
      .focus();
    button('Back');
    expect(document.activeElement).toBe(all('[data-slot="0"]')[0]);

    // As the Tab key leaves the page at its end.
    all('[data-slot="0"]')[0]!.blur();
    draw({ ...myTurn, seq: myTurn.seq + 1 });
    expect(document.activeElement).toBe(document.body);
  });
});

/** Placing 5 beside an island. */
function placing(hopeless: boolean): View {
  return viewOf({
    own: { hand: [5, 12, 40, 60] },
    legal: {
      place: [{ card: 5, runs: [{ first: 1, last: 1, cost: 2, hopeless }] }],
      spare: [60, 12, 40, 5],
    },
  });
}

describe('a cell that is not highlighted', () => {
  const view = viewOf({
    game: { cells: sea({ 3: 10, 10: 50 }) },
    own: { hand: [12, 48, 40] },
    legal: { place: [{ card: 12, runs: [{ first: 5, last: 8 }] }], spare: [40, 48, 12] },
  });
  const barred: readonly TranquilityBarred[] = [
    {
      card: 12,
      runs: [
        { first: 0, last: 2, why: 'wrong_order', island: 10 },
        { first: 9, last: 9, why: 'cannot_pay', cost: 38, island: 50 },
        { first: 11, last: 35, why: 'cell_closed' },
      ],
    },
  ];

  it.each([
    [1, '12 has to come after 10.'],
    [9, '12 beside 50 costs 38; you hold 2 others.'],
    [20, 'That cell is closed by rocks or a storm.'],
  ])('says why card 12 can’t go to cell %i', async (cell, why) => {
    const { page, act, click } = show(view, barred);
    click('[data-slot="0"]');
    click(`[data-cell="${cell}"]`);
    await vi.waitFor(() => expect(page.querySelector('.game-refused')?.textContent).toBe(why));
    expect(act).not.toHaveBeenCalled();
    click('[data-cell="5"]');
    expect(page.querySelector('.game-refused')).toBeNull();
  });

  it('says it of the cell that was pressed last, whichever answer is the quicker', async () => {
    const answers: ((barred: unknown[]) => void)[] = [];
    const fetchBarred = () => new Promise<unknown[]>((answer) => answers.push(answer));
    const { page, click } = showBoard(Board, view, { game: MODULE, fetchBarred });
    click('[data-slot="0"]');
    click('[data-cell="1"]');
    click('[data-cell="9"]');
    await flush(async () => answers[1]?.([...barred]));
    await flush(async () => answers[0]?.([...barred]));
    expect(page.querySelector('.game-refused')?.textContent).toMatch(/^12 beside 50/);
  });

  it('says nothing where nothing is picked up, or an island lies', async () => {
    const { page, click } = show(view, barred);
    click('[data-cell="1"]');
    await Promise.resolve();
    expect(page.querySelector('.game-refused')).toBeNull();
    click('[data-slot="0"]');
    click('[data-cell="3"]');
    await Promise.resolve();
    expect(page.querySelector('.game-refused')).toBeNull();
  });
});

const place = (cell: number) => ({ type: 'place', seat: 1, card: 3, cell, cost: 0 });

describe('a great event', () => {
  const full = Object.fromEntries([1, 2, 3, 4, 5].map((column) => [column, 10 * column]));
  const before = viewOf({ game: { cells: sea(full), log_length: 7 } });
  const after = (line: object, game: Scene['game'] = {}) =>
    viewOf({ game: { cells: sea(full), log_length: 8, log: [line] as never, ...game } });

  it('is a row that has just become full', () => {
    const { draw, all } = show(before);
    draw(after(place(0), { cells: sea({ ...full, 0: 3 }) }));
    const rows = all('[role="row"]').map(({ dataset }) => dataset['completed']);
    expect(rows).toEqual(['false', 'false', 'false', 'false', 'false', 'true']);
  });

  it('is the start', () => {
    const { draw, all } = show(before);
    draw(after({ type: 'start', seat: 1 }, { started: true }));
    expect(all('.tq-space--start')[0]?.dataset['animated']).toBe('true');
  });

  it('is none that came before the viewer, and no move beside it', () => {
    const { draw, all } = show(after(place(0), { cells: sea({ ...full, 0: 3 }) }));
    expect(all('[data-completed="true"]')).toHaveLength(0);
    draw(viewOf({ game: { cells: sea({ ...full, 0: 3, 9: 60 }), log_length: 9, log: [place(9)] as never } })); // prettier-ignore
    expect(all('[data-completed="true"]')).toHaveLength(0);
  });
});

describe('a turn without being asked', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    confirming.set(false);
  });
  afterEach(() => {
    confirming.set(true);
    vi.useRealTimers();
  });

  it('is played where the second press leaves nothing to choose', () => {
    const { act, click } = show(myTurn);
    click('[data-slot="0"]');
    click('[data-cell="1"]');
    elapse(2_000);
    expect(act.mock.calls).toEqual([[{ type: 'place', card: 5, cell: 1, pay: [12, 40] }]]);
  });

  it('is paid with what the server would spare', () => {
    const { act, click } = show(placing(false));
    click('[data-slot="0"]');
    click('[data-cell="1"]');
    elapse(2_000);
    expect(act.mock.calls).toEqual([[{ type: 'place', card: 5, cell: 1, pay: [60, 12] }]]);
  });

  it('waits for its button once the payment is chosen', () => {
    const { act, click } = show(placing(false));
    click('[data-slot="0"]');
    click('[data-cell="1"]');
    click('[data-slot="2"]');
    elapse(10_000);
    expect(act).not.toHaveBeenCalled();
    click('.game-confirm');
    elapse(2_000);
    expect(act.mock.calls).toEqual([[{ type: 'place', card: 5, cell: 1, pay: [12, 40] }]]);
  });

  it('still waits where it leaves a gap for good', () => {
    const { act, click } = show(placing(true));
    click('[data-slot="0"]');
    click('[data-cell="1"]');
    elapse(10_000);
    expect(act).not.toHaveBeenCalled();
  });
});

const FIVE_PLACED = { type: 'place', card: 5, cell: 1, pay: [12, 40] };
const elapse = (ms: number): void => void flush(() => void vi.advanceTimersByTime(ms));
const toldInToasts = () => toasts.value.map(({ sentence }) => sentence);

function placeFive() {
  const board = show(myTurn);
  board.click('[data-slot="0"]');
  board.click('[data-cell="1"]');
  return board;
}

describe('a move that can be taken back', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    confirming.set(false);
    toasts.value = [];
  });
  afterEach(() => {
    confirming.set(true);
    vi.useRealTimers();
  });

  it('is sent after two seconds', () => {
    const { act, all } = placeFive();
    elapse(1_999);
    expect(act).not.toHaveBeenCalled();
    expect(all('.game-waiting')).toHaveLength(1);
    elapse(1);
    expect(act.mock.calls).toEqual([[FIVE_PLACED]]);
    expect(all('.game-waiting')).toHaveLength(0);
    elapse(10_000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is sent at once where that is wanted', () => {
    const { act, button } = placeFive();
    expect(document.activeElement?.textContent).toBe('Send now');
    button('Send now');
    elapse(10_000);
    expect(act.mock.calls).toEqual([[FIVE_PLACED]]);
  });

  it('is as it was before once it is taken back', () => {
    const { act, all, button } = placeFive();
    button('Take back');
    elapse(10_000);
    expect(act).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Place 5, pay 2');
    button('Place 5, pay 2');
    escape();
    elapse(10_000);
    expect(act).not.toHaveBeenCalled();
    expect(all('.game-confirm')[0]?.textContent).toBe('Place 5, pay 2');
  });

  it('is taken back by choosing something else', () => {
    const { act, click, all } = placeFive();
    click('[data-slot="1"]');
    expect(all('.game-waiting')).toHaveLength(0);
    elapse(10_000);
    expect(act).not.toHaveBeenCalled();
  });

  it('waits on while only the table around it changes, and no longer than it can be done', () => {
    const { act, draw } = placeFive();
    elapse(1_000);
    draw({ ...myTurn, seq: myTurn.seq + 1 });
    expect(toldInToasts()).toEqual([]);
    draw(viewOf({ game: { cells: sea({ 0: 3 }) }, own: { hand: [5, 12, 40] }, legal: {} }));
    expect(toldInToasts()).toEqual(['Your move was not sent.']);
    elapse(10_000);
    expect(act).not.toHaveBeenCalled();
  });

  it('is not sent by a board that was left', () => {
    const { act, page } = placeFive();
    flush(() => render(null, page));
    expect(toldInToasts()).toEqual(['Your move was not sent.']);
    elapse(10_000);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('a monster in the hand', () => {
  it('is not to be picked while cards are picked of which it can be none', () => {
    const { page, click } = show(
      viewOf({ own: { hand: [5, 'monster', 12, 40] }, legal: { reduce: 1 } }),
    );
    const states = (): (string | null)[] =>
      [...page.querySelectorAll('.game-card')].map((card) =>
        card.getAttribute('aria-disabled') === 'true'
          ? 'unpickable'
          : card.getAttribute('aria-pressed'),
      );
    expect(states()).toEqual(['false', 'unpickable', 'false', 'false']);
    click('[data-slot="1"]');
    expect(states()).toEqual(['false', 'unpickable', 'false', 'false']);
    click('[data-slot="2"]');
    expect(states()).toEqual(['false', 'unpickable', 'true', 'false']);
  });
});

describe('those who watch', () => {
  it('see the sea and no buttons to play with', () => {
    const { page } = show(viewOf({ seat: null, game: { active: 1, waiting: [1] } }));
    expect(page.querySelectorAll('[role="gridcell"]')).toHaveLength(36);
    expect(page.querySelector('.game-card')).toBeNull();
    expect(page.querySelector('.game-dock-text button')).toBeNull();
  });

  it('see all hands where these are open, or follow one of them through the game', () => {
    const hands = [[5, 12], [40], [77, 3]].map((hand) => ({ hand, giving: null }));
    const watched = (active: number) => viewOf({ seat: null, game: { active }, you: { hands } });
    const { all, draw } = show(watched(1));
    const shown = () =>
      all('.game-open-hand .game-hand').map((hand) => hand.getAttribute('aria-label'));
    const follow = (index: number) => void flush(() => all('.game-follow')[index]?.click());
    expect(shown()).toHaveLength(3);
    follow(1);
    draw(watched(2));
    expect(shown()).toEqual(['Bo’s hand']);
    expect(
      all('.game-follow').map((name) => name.ariaPressed ?? name.getAttribute('aria-pressed')),
    ).toEqual(['true']);
    follow(0);
    expect(shown()).toHaveLength(3);
  });
});

function isMyTurn(view: View): boolean | null {
  const facts = tranquility.factsOf(view, SHAPE);
  return facts && isMine(facts);
}

describe('the module', () => {
  it('knows whose turn it is', () => {
    expect(isMyTurn(myTurn)).toBe(true);
    expect(isMyTurn(viewOf({ seat: null }))).toBe(false);
    expect(isMyTurn({ ...myTurn, game: null })).toBeNull();
  });

  it('speaks of refusals of its own, and of no others', async () => {
    const refusals = await tranquility.refusals.load();
    expect(refusals()).toHaveProperty('wrong_order', expect.stringMatching(/order/));
    expect(refusals()).not.toHaveProperty('seat_taken');
  });
});
