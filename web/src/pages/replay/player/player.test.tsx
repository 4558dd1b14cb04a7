import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventOfKey } from './keys';
import {
  hashOf,
  isGuided,
  lineRange,
  intervalOf,
  type PlayerEvent,
  type PlayerState,
  positionIn,
  positionOfLine,
  reduce,
} from './player';
import { swipeOf, useControls, usePlayer } from './usePlayer';

const LAST = 5;
const START: PlayerState = { position: 0, playing: false, pace: 1 };

function after(state: PlayerState, ...events: PlayerEvent[]): PlayerState {
  return events.reduce((before, event) => reduce(before, event, LAST), state);
}

describe('steps', () => {
  test.each<[PlayerEvent['type'], number, number]>([
    ['first', 3, 0],
    ['back', 3, 2],
    ['forward', 3, 4],
    ['last', 3, 5],
    ['back', 0, 0],
    ['forward', 5, 5],
  ])('%s from %i is %i', (type, from, to) => {
    const event = { type } as PlayerEvent;
    expect(after({ ...START, position: from }, event).position).toBe(to);
  });

  test.each([
    [4, 4],
    [-1, 0],
    [99, 5],
  ])('to %i comes to %i', (position, to) => {
    expect(after(START, { type: 'to', position }).position).toBe(to);
  });

  test('stop what plays', () => {
    const playing = { ...START, position: 2, playing: true };
    expect(after(playing, { type: 'back' }).playing).toBe(false);
    expect(after(playing, { type: 'to', position: 4 }).playing).toBe(false);
  });
});

describe('playing', () => {
  test('goes on to the end, and stops there', () => {
    const tick = { type: 'tick' } as const;
    const almost = after(START, { type: 'toggle' }, tick, tick, tick, tick);
    expect(almost).toEqual({ position: 4, playing: true, pace: 1 });
    expect(after(almost, tick)).toEqual({ position: 5, playing: false, pace: 1 });
  });

  test('pauses where it is', () => {
    const paused = after(START, { type: 'toggle' }, { type: 'tick' }, { type: 'toggle' });
    expect(paused).toEqual({ position: 1, playing: false, pace: 1 });
    expect(after(paused, { type: 'tick' })).toBe(paused);
  });

  test('begins anew at the end', () => {
    const again = after({ ...START, position: LAST }, { type: 'toggle' });
    expect(again).toEqual({ position: 0, playing: true, pace: 1 });
  });

  test('does not begin where there is nothing to play', () => {
    expect(reduce(START, { type: 'toggle' }, 0).playing).toBe(false);
  });

  test('keeps on at another pace', () => {
    const faster = after(START, { type: 'toggle' }, { type: 'pace', pace: 4 });
    expect(faster).toEqual({ position: 0, playing: true, pace: 4 });
    expect(intervalOf(4)).toBe(intervalOf(1) / 4);
  });
});

test.each([
  ['#0', 0],
  ['#23', 23],
  ['', null],
  ['#', null],
  ['#content', null],
  ['#guide', null],
  ['#-1', null],
  ['#2x', null],
  ['#1234567', null],
])('the position in %j', (hash, position) => {
  expect(positionIn(hash)).toBe(position);
});

test('an address names its position', () => {
  expect(positionIn(hashOf(23))).toBe(23);
  const guided = hashOf(23, true);
  expect([positionIn(guided), isGuided(guided), isGuided(hashOf(23))]).toEqual([23, true, false]);
});

// A deal that tells one line, a move of two, a move without any, and a last one.
const LENGTHS = [1, 3, 3, 4];

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 3],
  // A line that there is not leads to the end.
  [4, 3],
])('line %i came with position %i', (line, position) => {
  expect(positionOfLine(LENGTHS, line)).toBe(position);
});

test.each([
  [0, [0, 1]],
  [1, [1, 3]],
  [2, [3, 3]],
  [3, [3, 4]],
])('the lines of position %i', (position, lines) => {
  expect(lineRange(LENGTHS, position)).toEqual(lines);
});

const END = 8;
let player: [PlayerState, (event: PlayerEvent) => void];

function Player() {
  const [state, step] = usePlayer(END);
  const current: typeof player = [state, step];
  useControls(state, false, step);
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
  ['#99', END],
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

/** The event of a key that is pressed on an element of some page. */
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
])('%j asks for %s', (key, wanted) => {
  expect(pressed(key)).toBe(wanted);
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

test.each([
  ['Home', null],
  ['End', null],
  [' ', null],
  ['ArrowLeft', 'back'],
])('in the log, which scrolls, %j asks for %s', (key, wanted) => {
  expect(pressed(key, '<aside data-scrolls><p id="on"></p></aside>')).toBe(wanted);
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
