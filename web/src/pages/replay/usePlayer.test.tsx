import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerEvent, PlayerState } from './player';
import { usePlayer } from './usePlayer';

const LAST = 8;
let page: HTMLElement;
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
  void act(() => render(<Player />, page));
}

const dispatch = (event: PlayerEvent): void => void act(() => player[1](event));
const pass = (milliseconds: number): void =>
  void act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  page = document.createElement('div');
  document.body.append(page);
});

afterEach(() => {
  render(null, page);
  page.remove();
  vi.useRealTimers();
});

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
