import { afterEach, expect, test } from 'vitest';
import { setLanguage } from './language';
import { formatter, localised } from './localised';

afterEach(() => setLanguage('en'));

test('English has one and other', () => {
  const { plural } = formatter('en');
  const forms = { one: '# card', other: '# cards' };
  expect([0, 1, 2].map((n) => plural(n, forms))).toEqual(['0 cards', '1 card', '2 cards']);
});

test('French counts nought as one', () => {
  const { plural } = formatter('fr');
  const forms = { one: '# carte', other: '# cartes' };
  expect([0, 1, 2].map((n) => plural(n, forms))).toEqual(['0 carte', '1 carte', '2 cartes']);
});

test('a form that is absent falls back on other', () => {
  expect(formatter('en').plural(1, { other: '#×' })).toBe('1×');
});

test('ordinals follow the language', () => {
  const forms = { one: '#st', two: '#nd', few: '#rd', other: '#th' };
  const { ordinal } = formatter('en');
  expect([1, 2, 3, 4, 11, 21].map((n) => ordinal(n, forms))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '21st',
  ]);
});

test('lists are joined as the language does', () => {
  expect(formatter('en').list(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben, and Cleo');
  expect(formatter('fr').list(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben et Cleo');
});

test('messages follow the chosen language', () => {
  const t = localised({ en: 'yes', fr: 'oui' });
  expect(t()).toBe('yes');
  setLanguage('fr');
  expect(t()).toBe('oui');
});
