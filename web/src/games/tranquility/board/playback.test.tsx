import { render } from 'preact';
import { act, act as flush } from 'preact/test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import type { GameModule } from '~/card-table/game';
import type { GameView } from '~/card-table/facts';
import { boardAlone } from '~/card-table/testing';
import type { TranquilityLogLine } from '~/wire/tranquility';
import { type TranquilityFacts, factsOf } from '../view/facts';
import { SHAPE, viewOf } from '../view/testing';
import { DrawnBoard, loadParts } from './Board';
import { Gust } from './Storms';

const Board = boardAlone(DrawnBoard, (view) => factsOf(view, SHAPE));

beforeAll(loadParts);

const LOG: TranquilityLogLine[] = [
  { type: 'first', seat: 0 },
  { type: 'place', seat: 0, card: 5, cell: 2, cost: 0 },
  { type: 'discard', seat: 1 },
];

/** A position after so many lines of the log, with the hands of some seats open. */
function position(length: number, hands: readonly (readonly number[] | null)[] = []): GameView {
  const view = viewOf({
    seat: null,
    game: { active: 1, log: LOG.slice(0, length), log_length: length },
    table: { phase: 'over' },
  });
  const open = hands.map((hand) => hand && { hand, giving: null, legal: {} });
  return { ...view, you: { ...view.you, hands: open } };
}

const onLine = vi.fn<(line: number) => void>();
const never = () => Promise.reject(new Error('nothing can be done in a replay'));
const page = document.body;

function show(view: GameView): void {
  void flush(() => {
    render(
      <Board
        game={{} as GameModule}
        view={view}
        act={never}
        say={never}
        fetchLog={never}
        busy={false}
        playback={{ log: LOG, onLine }}
      />,
      page,
    );
  });
}

const all = (selector: string): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(selector)];
const lines = (): HTMLElement[] => all('.game-aside--log .game-log button');

it('offers nothing to do', () => {
  show(position(2, [[7], [8], [9]]));
  expect(all('.game-dock button')).toEqual([]);
  expect(all('.game-hand button')).toEqual([]);
  expect(all('[data-cell="3"]')).toHaveLength(1);
  void flush(() => all('[data-cell="3"]')[0]?.click());
  expect(all('[data-chosen="true"]')).toEqual([]);
});

it('shows the hands that lie open, each under its name, and no other', () => {
  show(position(2, [null, [8, 12], null]));
  expect(all('.game-open-hand').map((hand) => hand.querySelector('bdi')?.textContent)).toEqual([
    'Bo',
  ]);
  expect(all('.game-open-hand .game-card')).toHaveLength(2);
  show(position(2, [[7], [8], [9]]));
  expect(all('.game-open-hand')).toHaveLength(3);
  show(position(2));
  expect(all('.game-open-hand')).toEqual([]);
});

it('has the whole log, marks where it stands, and leads to each line', () => {
  show(position(2));
  expect(lines()).toHaveLength(LOG.length);
  expect(lines().map((line) => line.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(lines().map((line) => line.dataset['ahead'])).toEqual(['false', 'false', 'true']);
  void flush(() => lines()[2]?.click());
  expect(onLine).toHaveBeenCalledWith(2);
});

it('lets the keyboard walk through the log', () => {
  show(position(2));
  expect(lines().map((line) => line.tabIndex)).toEqual([-1, 0, -1]);
  lines()[1]?.focus();
  const down = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
  void flush(() => void lines()[1]?.dispatchEvent(down));
  expect(document.activeElement).toBe(lines()[2]);
  expect(down.defaultPrevented).toBe(true);
});

const STORM = { type: 'storm', seat: 0, storm: 'yellow' } as const;
const PLACE = { type: 'place', seat: 0, card: 9, cell: 4, cost: 0 } as const;

function factsWith(...log: TranquilityFacts['game']['log']): TranquilityFacts {
  return { game: { log, log_length: log.length } } as Partial<TranquilityFacts> as TranquilityFacts;
}

function gusts(facts: TranquilityFacts, fresh = true): number {
  void act(() => render(<Gust facts={facts} fresh={fresh} />, page));
  return all('.tq-gust').length;
}

it('blows for a storm that comes up, and for no other', () => {
  expect(gusts(factsWith(STORM), false), 'it was there before').toBe(0);
  expect(gusts(factsWith(STORM, PLACE))).toBe(0);
  expect(gusts(factsWith(STORM, PLACE, STORM))).toBe(1);
  expect(gusts(factsWith(STORM, PLACE, STORM), false), 'the view jumped').toBe(0);
});
