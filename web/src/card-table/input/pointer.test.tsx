import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nearestOpen, useReach } from './touch';
import { useDrag } from './useDrag';

const onLift = vi.fn<(slot: number) => void>();
const onDrop = vi.fn<(slot: number, cell: number) => void>();
const capture = vi.fn<(pointer: number) => void>();
const page = document.body;
/** The element under the pointer. */
let under: Element | null;

function Table({ grab, cards }: { grab: boolean; cards: readonly number[] }) {
  const { drag, grab: onGrab } = useDrag({ cards, onLift, onDrop });
  return (
    <div data-phase="turn" data-over={drag?.over}>
      <button id="card" data-grab={grab} onPointerDown={(event) => onGrab(2, event)}>
        17
      </button>
      <div id="cell" data-cell="7" />
    </div>
  );
}

const HAND = [3, 8, 17, 40];

function show(grab = true, cards = HAND): void {
  act(() => render(<Table grab={grab} cards={cards} />, page));
}

function pointer(type: string, clientX: number, target: EventTarget = window, pointerId = 1): void {
  act(() => {
    const init = { bubbles: true, clientX, clientY: 0, pointerId, isPrimary: true, button: 0 };
    target.dispatchEvent(new PointerEvent(type, init));
  });
}

const at = (id: string) => page.querySelector(`#${id}`);
const press = () => pointer('pointerdown', 0, at('card') ?? page);
const table = () => page.querySelector<HTMLElement>('[data-phase]');
const ghost = () => page.querySelector<HTMLElement>('.game-ghost');

beforeEach(() => {
  under = null;
  document.elementFromPoint = () => under;
  HTMLElement.prototype.setPointerCapture = capture;
});

afterEach(() => {
  for (const called of [onLift, onDrop, capture]) called.mockReset();
});

it('carries a card to the cell under the pointer', () => {
  show();
  press();
  pointer('pointermove', 4);
  expect(onLift, 'a tremble is no drag').not.toHaveBeenCalled();
  under = at('cell');
  pointer('pointermove', 40);
  expect(onLift).toHaveBeenCalledExactlyOnceWith(2);
  expect(table()?.dataset['over']).toBe('7');
  expect(ghost()).not.toBeNull();
  expect(capture).toHaveBeenCalledExactlyOnceWith(1);
  pointer('pointerup', 40);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(2, 7);
  expect(ghost()).toBeNull();
});

it('lets go of it where nothing is, or where the gesture is taken away', () => {
  for (const end of ['pointerup', 'pointercancel']) {
    show();
    press();
    pointer('pointermove', 40);
    pointer(end, 40);
    expect(ghost()).toBeNull();
  }
  expect(onDrop).not.toHaveBeenCalled();
});

it('is not ended by another finger', () => {
  show();
  press();
  under = at('cell');
  pointer('pointermove', 40);
  pointer('pointercancel', 40, window, 2);
  pointer('pointerup', 40, window, 2);
  expect(ghost()).not.toBeNull();
  pointer('pointerup', 40);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(2, 7);
});

it('ends when another card comes to lie in the slot, and goes on while it is the same', () => {
  show();
  press();
  under = at('cell');
  pointer('pointermove', 40);
  show(true, [3, 8, 17, 40, 51]);
  expect(ghost()).not.toBeNull();
  show(true, [3, 17, 40, 51]);
  expect(ghost()).toBeNull();
  pointer('pointerup', 40);
  expect(onDrop).not.toHaveBeenCalled();
});

it('ends with Escape, which does nothing else then', () => {
  show();
  press();
  under = at('cell');
  pointer('pointermove', 40);
  const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
  act(() => void window.dispatchEvent(escape));
  expect(escape.defaultPrevented).toBe(true);
  expect(ghost()).toBeNull();
  pointer('pointerup', 40);
  expect(onDrop).not.toHaveBeenCalled();
});

it('leaves a card that can go nowhere, and another finger, alone', () => {
  show(false);
  press();
  pointer('pointermove', 40);
  expect(onLift).not.toHaveBeenCalled();
});

const SIDE = 27;

/** A row of cells, some of which can be chosen. */
beforeEach(() => {
  for (const [index, open] of [false, true, true, false].entries()) {
    const cell = document.createElement('button');
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-disabled', String(!open));
    cell.dataset['cell'] = String(index);
    cell.getBoundingClientRect = () => new DOMRect(index * SIDE, 0, SIDE, SIDE);
    page.append(cell);
  }
});

function meant(x: number, y: number): string | null {
  return nearestOpen(page, x, y)?.dataset['cell'] ?? null;
}

it('reaches as far as a finger is wide, and no farther', () => {
  expect(meant(20, 13)).toBe('1');
  expect(meant(17, 13)).toBeNull();
  expect(meant(40, 36)).toBeNull();
});

it('takes the nearest of several', () => {
  expect(meant(50, 30)).toBe('1');
  expect(meant(58, 30)).toBe('2');
});

it('is a picture that neither the keyboard nor a reader comes to', () => {
  show();
  press();
  pointer('pointermove', 40);
  expect(ghost()?.inert).toBe(true);
});

function Reach() {
  const root = useRef<HTMLDivElement>(null);
  useReach(root);
  return (
    <div ref={root}>
      <div role="grid">
        <button id="missed" aria-label="missed" onClick={onMissed} />
        <button
          id="meant"
          aria-label="meant"
          role="gridcell"
          aria-disabled="false"
          onClick={onMeant}
        />
      </div>
    </div>
  );
}

const onMissed = vi.fn<() => void>();
const onMeant = vi.fn<() => void>();

it.each(['touch', 'mouse'])('a press beside a cell by %s', (pointerType) => {
  act(() => render(<Reach />, page));
  for (const called of [onMissed, onMeant]) called.mockReset();
  const missed = at('missed');
  missed?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType }));
  // As of browsers whose clicks are no events of pointers.
  const at5 = { bubbles: true, clientX: 0, clientY: 0, detail: 1 };
  missed?.dispatchEvent(new MouseEvent('click', at5));
  const calls = [onMissed.mock.calls.length, onMeant.mock.calls.length];
  expect(calls).toEqual(pointerType === 'touch' ? [0, 1] : [1, 0]);
  // A key clicks without a pointer, wherever the last one was.
  missed?.dispatchEvent(new MouseEvent('click', { ...at5, detail: 0 }));
  expect(onMeant).toHaveBeenCalledTimes(calls[1] ?? 0);
});
