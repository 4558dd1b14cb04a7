import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollNeeded, useInSight } from './focus';
import { IDLE, type Offers } from './selection';
import { useSpots } from './spots';
import { useSelection } from '../useMove';

test.each([
  ['lies within', { top: 100, bottom: 300 }, 0],
  ['lies under the hand', { top: 300, bottom: 500 }, 106],
  ['lies above the window', { top: -40, bottom: 200 }, -46],
  ['is longer than the room, and shows its lower end', { top: -40, bottom: 500 }, 106],
  ['fills the room from end to end', { top: 0, bottom: 396 }, 2],
  ['would be covered if all of it were scrolled for', { top: -10, bottom: 390 }, -4],
])('what %s', (_, span, by) => {
  expect(scrollNeeded(span, { top: 0, bottom: 400 })).toBe(by);
});

function Page({ hasTarget, trigger }: { hasTarget: boolean; trigger: number }) {
  const hand = useRef<HTMLElement>(null);
  const spots = useSpots();
  useInSight(hand, hasTarget ? ['cell:0'] : [], trigger);
  return (
    <div>
      <button type="button" {...spots.at('cell:0')} aria-label="cell" />
      <section ref={hand} style={{ position: 'sticky' }} />
    </div>
  );
}

const page = document.body;

function show(hasTarget: boolean, trigger: number): void {
  void act(() => render(<Page hasTarget={hasTarget} trigger={trigger} />, page));
}

const scroll = vi.fn<(how: ScrollToOptions) => void>();

beforeEach(() => {
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal('scrollBy', scroll);
  document.documentElement.setAttribute('data-reduced-motion', '');
  // The cell reaches from 400 to 440, the hand from 420 down.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    return this.tagName === 'BUTTON' ? new DOMRect(10, 400, 40, 40) : new DOMRect(0, 420, 300, 180);
  });
});

afterEach(() => {
  scroll.mockClear();
  vi.unstubAllGlobals();
});

test('a cell that can be chosen, under the hand is brought in sight, once for each choice', () => {
  show(false, 0);
  expect(scroll).not.toHaveBeenCalled();
  show(true, 1);
  expect(scroll.mock.calls).toEqual([[{ top: 26, behavior: 'auto' }]]);
  show(true, 1);
  expect(scroll).toHaveBeenCalledTimes(1);
});

/** Offers that let a card be picked up, at a turn that a selection belongs to. */
const offersAt = (turn: boolean): Offers => ({
  hand: [17],
  spare: [],
  initial: IDLE,
  choices: turn,
  take: () => 'card',
  begin: () => null,
  targets: () => new Map(),
  choose: () => ({}),
  pick: () => null,
  action: () => null,
  needsConfirming: () => false,
});

function Probe({ offers }: { offers: Offers }) {
  const [{ slot }, select] = useSelection(offers);
  return <button onClick={() => select({ type: 'slot', slot: 0 })}>{slot ?? 'nothing'}</button>;
}

test('keeps a selection while it means the same, and does not bring back what was dropped', () => {
  const showTurn = (turn: boolean): string | null => {
    act(() => render(<Probe offers={offersAt(turn)} />, page));
    return page.textContent;
  };
  expect(showTurn(true)).toBe('nothing');
  act(() => page.querySelector('button')?.click());
  expect(page.textContent).toBe('0');
  expect(showTurn(true)).toBe('0');
  expect(showTurn(false)).toBe('nothing');
  expect(showTurn(true)).toBe('nothing');
});
