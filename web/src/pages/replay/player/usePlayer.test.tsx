import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerEvent, PlayerState } from './player';
import { eventOfKey } from './keys';
import { swipeOf, usePlayer } from './usePlayer';

const LAST = 8;
let player: [PlayerState, (event: PlayerEvent) => void];

function Player() {
  const current = usePlayer(LAST);
  useLayoutEffect(() => {
    player = current;
  });
  return null;
}

const position = (): number => player[0].position;

function open(hash: string): void {
  history.replaceState(null, '', `/replay/abcde-fghjk${hash}`);
  void act(() => render(<Player />, document.body));
}

const dispatch = (event: PlayerEvent): void => void act(() => player[1](event));
const pass = (milliseconds: number): void =>
  void act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['', 0],
  ['#3', 3],
  ['#99', LAST],
  ['#content', 0],
])('opens %j at %i', (hash, at) => {
  open(hash);
  expect(position()).toBe(at);
});

test('the address follows the position, once it stays', () => {
  open('');
  dispatch({ type: 'forward' });
  dispatch({ type: 'forward' });
  expect(location.hash).toBe('');
  pass(1_000);
  expect(location.hash).toBe('#2');
  dispatch({ type: 'first' });
  pass(1_000);
  expect(location.hash).toBe('#0');
});

test('the position follows the address', () => {
  open('#3');
  history.replaceState(null, '', '#5');
  void act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
  expect(position()).toBe(5);
});

test('plays by itself, faster at a higher pace', () => {
  open('');
  dispatch({ type: 'toggle' });
  pass(1_200);
  expect(position()).toBe(1);
  dispatch({ type: 'pace', pace: 4 });
  pass(300);
  expect(position()).toBe(2);
  dispatch({ type: 'toggle' });
  pass(10_000);
  expect(position()).toBe(2);
});

test('steps by the keyboard', () => {
  open('');
  const key = new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true });
  void act(() => void dispatchEvent(key));
  expect(position()).toBe(1);
  expect(key.defaultPrevented).toBe(true);
});

/** What a key asks for that is pressed on an element of some page. */
function pressed(key: string, markup = '<main id="on"></main>', init: KeyboardEventInit = {}) {
  document.body.innerHTML = markup;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.querySelector('#on')?.dispatchEvent(event);
  return eventOfKey(event)?.type ?? null;
}

afterEach(() => document.body.replaceChildren());

test.each([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['Home', 'first'],
  ['End', 'last'],
  [' ', 'toggle'],
  ['ArrowUp', null],
  ['a', null],
])('%j asks for %s', (key, asked) => {
  expect(pressed(key)).toBe(asked);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('not with %s', (modifier) => {
  expect(pressed('ArrowLeft', undefined, { [modifier]: true })).toBeNull();
});

test.each([
  ['the slider', '<input id="on" type="range">'],
  ['a choice', '<select id="on"></select>'],
  ['the cells of the board', '<div role="grid"><div id="on"></div></div>'],
  ['a dialog', '<dialog><p id="on"></p></dialog>'],
])('not what %s takes for itself', (_, markup) => {
  expect(pressed('ArrowLeft', markup)).toBeNull();
});

test('a button is pressed by the space bar, and steps by the arrows', () => {
  const button = '<button><span id="on"></span></button>';
  expect(pressed(' ', button)).toBeNull();
  expect(pressed('ArrowRight', button)).toBe('forward');
});
test.each([
  ['to the left', -80, 5, 'forward'],
  ['to the right', 80, -5, 'back'],
  ['a tap that slipped', 12, 3, null],
  ['scrolling', 30, 200, null],
  ['aslant', 80, 60, null],
])('%s', (_, x, y, step) => {
  expect(swipeOf(x, y)).toBe(step);
});
