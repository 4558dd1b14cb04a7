import { expect, test, vi } from 'vitest';
import { de, formatter, isolated, makeFormatter, que } from './formatter';
import { LANGUAGES } from './languages';

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

test.each(LANGUAGES)('less than nothing has a true minus sign, in %s', (language) => {
  const { number, plural } = formatter(language);
  expect(number(-2)).toBe('−2');
  expect(number(-0.5)).toMatch(/^−0[.,]5$/);
  expect(plural(-2, { other: '# points' })).toBe('−2 points');
});

test('lists are joined as the language does', () => {
  expect(formatter('en').list(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben and Cleo');
  expect(formatter('fr').list(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben et Cleo');
  expect(formatter('de').list(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben und Cleo');
});

/** Saturday 28 November 2026, half past one in the afternoon, by the reader's own clock. */
const NOW = new Date(2026, 10, 28, 13, 30).getTime();
const at = (month: number, day: number, hour = 12, year = 2026) =>
  new Date(year, month - 1, day, hour).getTime();

test.each([
  ['at this moment', NOW, 'just now', 'à l’instant', 'gerade eben'],
  ['a minute ago, nearly', NOW - 59_999, 'just now', 'à l’instant', 'gerade eben'],
  ['a minute ago', NOW - 60_000, '1 minute ago', 'il y a 1 minute', 'vor 1 Minute'],
  ['an hour ago, nearly', NOW - 3_599_999, '59 minutes ago', 'il y a 59 minutes', 'vor 59 Minuten'],
  ['this morning', at(11, 28, 0), '13 hours ago', 'il y a 13 heures', 'vor 13 Stunden'],
  ['late yesterday', at(11, 27, 23), 'yesterday', 'hier', 'gestern'],
  ['38 hours ago', at(11, 27, 0), 'yesterday', 'hier', 'gestern'],
  ['39 hours ago', at(11, 26, 23), '2 days ago', 'avant-hier', 'vorgestern'],
  ['six days ago', at(11, 22), '6 days ago', 'il y a 6 jours', 'vor 6 Tagen'],
  ['eight days ago', at(11, 20), '1 week ago', 'il y a 1 semaine', 'vor 1 Woche'],
  ['at the end of October', at(10, 28), '4 weeks ago', 'il y a 4 semaines', 'vor 4 Wochen'],
  ['at the beginning of October', at(10, 3), 'last month', 'le mois dernier', 'letzten Monat'],
  ['58 days ago', at(9, 30), '2 months ago', 'il y a 2 mois', 'vor 2 Monaten'],
  [
    'in November of last year',
    at(11, 30, 12, 2025),
    'last year',
    'l’année dernière',
    'letztes Jahr',
  ],
  ['23 months ago', at(12, 28, 12, 2024), '2 years ago', 'il y a 2 ans', 'vor 2 Jahren'],
  // The clock of the server may be ahead.
  ['to come', NOW + 5000, 'just now', 'à l’instant', 'gerade eben'],
])('what was %s is told by the calendar', (_, then, english, french, german) => {
  expect(formatter('en').ago(then, NOW)).toBe(english);
  expect(formatter('fr').ago(then, NOW)).toBe(french);
  expect(formatter('de').ago(then, NOW)).toBe(german);
});

test('what was in the night is told in hours in the small hours', () => {
  const [night, smallHours] = [at(11, 27, 23), at(11, 28, 1)];
  expect(formatter('en').ago(night, smallHours)).toBe('2 hours ago');
});

test('times of another day have that day', () => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('navigator', { languages: ['de-AT'] });
  const { moment } = makeFormatter('en');
  expect(moment(at(11, 28, 0))).toBe('00:00');
  expect(moment(at(11, 27, 23))).toBe('27 November, 23:00');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('days are the same everywhere, and bear their year where it is not this one', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) });
  const [en, fr] = [formatter('en'), formatter('fr')];
  expect(['2026-11-20', '2025-12-31'].map(en.date)).toEqual(['20 November', '31 December 2025']);
  expect(['2026-11-20', '2026-03-01'].map(fr.date)).toEqual(['20 novembre', '1er mars']);
  expect(['2026-11-20', '2025-03-01'].map(formatter('de').date)).toEqual([
    '20. November',
    '1. März 2025',
  ]);
  vi.useRealTimers();
});

test.each(LANGUAGES)('%s writes whole numbers as the platform does', (tag) => {
  const numbers = new Intl.NumberFormat(tag);
  const { number } = formatter(tag);
  for (const value of [...Array(1100).keys(), 0.5, 1_234_567]) {
    expect(number(value)).toBe(numbers.format(value));
  }
});

test.each(LANGUAGES)('times are written as the reader does, in %s', (language) => {
  const halfPastSix = new Date(2026, 10, 22, 18, 30).getTime();
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] });
  expect(makeFormatter(language).time(halfPastSix)).toBe('18:30');
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  expect(makeFormatter(language).time(halfPastSix)).toMatch(/^6:30\sPM$/);
  vi.unstubAllGlobals();
});

test.each([
  ['Ada', 'd’Ada', 'qu’Ada'],
  ['Ugo', 'd’Ugo', 'qu’Ugo'],
  ['Élise', 'd’Élise', 'qu’Élise'],
  ['œuf', 'd’œuf', 'qu’œuf'],
  ['Yves', 'd’Yves', 'qu’Yves'],
  ['Hélène', 'd’Hélène', 'qu’Hélène'],
  ['Yann', 'de Yann', 'que Yann'],
  ['Hans', 'de Hans', 'que Hans'],
  ['Bo', 'de Bo', 'que Bo'],
  ['8ter', 'de 8ter', 'que 8ter'],
  ['אדה', 'de אדה', 'que אדה'],
])('French elides before %s where it has to', (name, of, that) => {
  expect([de(name), que(name)]).toEqual([of, that]);
});

test.each([
  ['Ada', 'Ada'],
  ['אדה', '\u2068אדה\u2069'],
  ['Ada ليلى', '\u2068Ada ليلى\u2069'],
  ['\u2068אדה\u2069 5', '\u2068אדה\u2069 5'],
])('%j is isolated where it would turn a sentence around, and once', (name, shown) => {
  expect(isolated(name)).toBe(shown);
});
