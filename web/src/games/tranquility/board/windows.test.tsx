/** The two windows in which players talk: the start, and the storms. */
import { beforeAll, describe, expect, it } from 'vitest';
import { boardAlone, showBoard } from '~/card-table/testing';
import type { GameModule } from '~/card-table/game';
import type { View } from '~/net/room/view';
import { game as tranquility } from '../game';
import { factsOf } from '../view/facts';
import { type Scene, SHAPE, viewOf } from '../view/testing';
import { DrawnBoard, loadParts } from './Board';

const Board = boardAlone(DrawnBoard, (view) => factsOf(view, SHAPE));

beforeAll(loadParts);

function show(view: View) {
  return showBoard(Board, view, { game: tranquility as unknown as GameModule });
}

describe('the start window', () => {
  const pledgingScene = {
    game: {
      phase: 'start_pledge',
      waiting: [0, 1],
      window: { needed: 8, pledges: [null, null, 2], agreed: [false, false, false], given: [] },
    },
    own: { hand: [5, 12, 40] },
    legal: { pledge: 3 },
    you: { left: { phrases: 6, changes: 8 } },
  } satisfies Scene;
  const pledging = viewOf(pledgingScene);
  const pledged = (pledge: number, phrases: View['table']['phrases']) =>
    viewOf({
      ...pledgingScene,
      game: {
        ...pledgingScene.game,
        window: { ...pledgingScene.game.window, pledges: [pledge, 4, 2] },
      },
      table: { phrases },
    });

  it('pledges, never more than can be given', () => {
    const { page, act, button } = show(pledging);
    const more = page.querySelector<HTMLButtonElement>('[aria-label="One more"]');
    expect(more?.disabled).toBe(true);
    button('Pledge 3');
    expect(act.mock.calls).toEqual([[{ type: 'pledge', count: 3 }]]);
  });

  it('offers all or nothing where that is all there is', () => {
    const { page, act, button, click } = show(
      viewOf({
        ...pledgingScene,
        own: { hand: ['monster'] },
        legal: { pledge: 2, pledge_all_or_none: true },
      }),
    );
    const count = (): string | null | undefined =>
      page.querySelector('[role="spinbutton"]')?.getAttribute('aria-valuenow');
    expect(page.querySelector('.game-prompt')?.textContent).toBe('You can discard 2 or none.');
    expect(count()).toBe('2');
    click('[aria-label="One fewer"]');
    expect(count()).toBe('0');
    button('Pledge 0');
    expect(act.mock.calls).toEqual([[{ type: 'pledge', count: 0 }]]);
  });

  it.each([
    [[3, null, 2], /Waiting for .*Bo/],
    [[3, 4, 2], 'One too many: someone must give fewer.'],
    [[3, 2, 2], 'One is missing: someone must give more.'],
  ])('says what is still open after pledges of %j', (pledges, hint) => {
    const window = { needed: 8, pledges, agreed: [false, false, false], given: [] };
    const open = viewOf({
      game: { phase: 'start_pledge', waiting: [0, 1], window },
      own: { hand: [5, 12, 40] },
      legal: { pledge: 3 },
      you: { left: { phrases: 6, changes: 8 } },
    });
    expect(show(open).page.querySelector('.game-dock .game-hint')?.textContent).toMatch(hint);
  });

  it('gives with one press what was asked for, and asks for it no more after that', () => {
    const request = { seat: 1, phrase: { type: 'ask', seat: 0, change: 'fewer', count: 1 } };
    const { act, button, draw, page } = show(pledged(3, []));
    draw(pledged(3, [request]));
    button('Change to 2');
    expect(act.mock.calls).toEqual([[{ type: 'pledge', count: 2 }]]);
    draw(pledged(2, [request]));
    expect(page.textContent).not.toContain('Change to');
  });

  it('says only what can be said', () => {
    const { say, button, page } = show(pledging);
    button('Let me think');
    expect(say.mock.calls).toEqual([[{ type: 'think' }]]);
    expect(page.querySelector('textarea, input[type="text"]')).toBeNull();
  });
});

/** A view of the storm window with phrases in it. */
function talking(phrases: View['table']['phrases'], left: number): View {
  return viewOf({
    game: {
      storms: {
        compasses: [5, 1],
        yellow: [0, 1, 0],
        orange: [1, 0, 0],
        purple: [0, 0, 0, 0, 0, 0],
        revealed: null,
        endable: [{ kind: 'yellow', seat: 1 }],
        stuck: false,
      },
    },
    table: { phrases },
    you: { left: { phrases: left, changes: 0 } },
  });
}

describe('the storm window', () => {
  const keep = { type: 'keep' };

  it('takes an opinion, and shows the own one pressed', () => {
    const { say, button, page } = show(talking([{ seat: 0, phrase: keep }], 2));
    button('Talk or end a storm');
    expect(page.querySelector('[aria-pressed="true"]')?.textContent).toBe('Let’s keep it');
    button('Propose');
    expect(say.mock.calls).toEqual([[{ type: 'end', storm: { kind: 'yellow', seat: 1 } }]]);
  });

  it('says nothing when the opinion was changed twice', () => {
    const { page, button } = show(talking([{ seat: 0, phrase: keep }], 0));
    button('Talk or end a storm');
    const pressable = [...page.querySelectorAll('.tq-storm-table button')];
    expect(pressable.every((one) => (one as HTMLButtonElement).disabled)).toBe(true);
  });
});
