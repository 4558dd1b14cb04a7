import { afterEach, expect, test } from 'vitest';
import { eventOfKey, swipeOf } from './usePlayer';

/** What a key asks for that is pressed on an element of some page. */
function pressed(key: string, page = '<main id="on"></main>', init: KeyboardEventInit = {}) {
  document.body.innerHTML = page;
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
])('not what %s takes for itself', (_, page) => {
  expect(pressed('ArrowLeft', page)).toBeNull();
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
