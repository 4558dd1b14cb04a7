import { afterEach, expect, it } from 'vitest';
import { shortcuts } from '~/ui/preferences';
import { type Shortcut, shortcutOf } from './keys';

/** The shortcut of a key that is pressed on an element of some page. */
function pressed(init: KeyboardEventInit, page = '<main id="on"></main>'): Shortcut | null {
  document.body.innerHTML = page;
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  document.querySelector('#on')?.dispatchEvent(event);
  return shortcutOf(event);
}

afterEach(() => {
  document.body.replaceChildren();
  shortcuts.set(true);
});

it.each([
  ['?', { type: 'help' }],
  ['i', { type: 'explain' }],
  ['H', { type: 'hand' }],
  ['b', { type: 'board' }],
  ['d', { type: 'press', key: 'd' }],
  ['L', { type: 'speech', topic: 'last' }],
  ['w', { type: 'speech', topic: 'prompt' }],
  ['x', null],
])('%j asks for %o', (key, shortcut) => {
  expect(pressed({ key })).toEqual(shortcut);
});

it('takes digits by the place of their keys', () => {
  expect(pressed({ key: '&', code: 'Digit1' })).toEqual({ type: 'card', slot: 0 });
  expect(pressed({ key: '0', code: 'Numpad0' })).toEqual({ type: 'card', slot: 9 });
  expect(pressed({ key: '!', code: 'Digit1', shiftKey: true })).toBeNull();
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'repeat'])('not with %s', (modifier) => {
  expect(pressed({ key: 'd', [modifier]: true })).toBeNull();
});

it.each([
  '<input id="on">',
  '<textarea id="on"></textarea>',
  '<select id="on"></select>',
  '<p id="on" contenteditable></p>',
  '<dialog open><button id="on"></button></dialog>',
])('not in %s', (page) => {
  expect(pressed({ key: 'd' }, page)).toBeNull();
});

it('not where it was switched off', () => {
  shortcuts.set(false);
  expect(pressed({ key: 'd' })).toBeNull();
  expect(pressed({ key: '?' })).toBeNull();
});
