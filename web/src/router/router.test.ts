import { expect, test } from 'vitest';
import {
  dealPath,
  formatCode,
  formatDealCode,
  isLocal,
  parseCode,
  parseDealCode,
  pathOfCode,
  sitPath,
  tablePath,
  wantsToSit,
} from './paths';
import { navigate, parseRoute } from './router';

test.each([
  ['/', { page: 'home' }],
  ['/t/abcde-fghjk', { page: 'table', code: 'abcdefghjk' }],
  ['/t/ABCDEFGHJK/', { page: 'table', code: 'abcdefghjk' }],
  ['/t/nonsense', { page: 'table', code: null }],
  ['/rules/some_game', { page: 'rules', game: 'some_game' }],
  ['/move', { page: 'move' }],
  [
    '/t/abcde-fghjk/games/2',
    { page: 'replay', source: { from: 'table', code: 'abcdefghjk', game: 2 } },
  ],
  ['/t/abcde-fghjk/games/0', { page: 'replay', source: null }],
  ['/t/abcde-fghjk/games', { page: 'missing' }],
  ['/t/abcde-fghjk/games/2/more', { page: 'missing' }],
  ['/replay', { page: 'upload' }],
  ['/replay/abcdefghjk', { page: 'replay', source: { from: 'record', id: 'abcdefghjk' } }],
  ['/replay/short', { page: 'replay', source: null }],
  ['/tables', { page: 'tables' }],
  ['/games', { page: 'my-games' }],
  ['/deals/ABCD-efgh-jkmn', { page: 'deal', code: 'abcdefghjkmn' }],
  ['/deals/nonsense', { page: 'deal', code: null }],
  ['/daily', { page: 'daily', date: null }],
  ['/daily/2026-11-21', { page: 'daily', date: '2026-11-21' }],
  ['/daily/2026-02-30', { page: 'missing' }],
  ['/tables/', { page: 'tables' }],
  ['/tables.', { page: 'tables' }],
  ['/t/abcde-fghjk),', { page: 'table', code: 'abcdefghjk' }],
  ['/t/abcde-fghjk%E2%80%9D', { page: 'table', code: 'abcdefghjk' }],
  ['/daily/2026-11-21.', { page: 'daily', date: '2026-11-21' }],
  ['/rules/ascent,', { page: 'rules', game: 'ascent' }],
  ['/daily/yesterday', { page: 'missing' }],
  ['/t', { page: 'missing' }],
  ['/rules/a/b', { page: 'missing' }],
  ['/elsewhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});

test.each([
  'abcdefghjk',
  'abcde-fghjk',
  'ABCDE-FGHJK',
  ' abcde fghjk ',
  'abcde–fghjk',
  'https://cards.example/t/abcde-fghjk',
  'http://localhost:8080/t/abcdefghjk?x=1#y',
  'https://cards.example/t/abcde-fghjk.',
  '(https://cards.example/t/abcde-fghjk),',
  'https://cards.example/t/abcde-fghjk – at eight?',
  'Come to https://cards.example/t/abcde-fghjk, we begin at eight.',
  'abcde-fghjk!',
  '„abcde-fghjk“',
  'abcde fghjk, please',
  'The code is abcde-fghjk. See you!',
])('reads the code in %j', (text) => {
  expect(parseCode(text)).toBe('abcdefghjk');
});

test.each([
  '',
  'abcde',
  'abcdefghjkm',
  // i, l, o, 0 and 1 are not in the alphabet.
  'abcdefghij',
  'abcdefghjl',
  'abcdefghjo',
  'abcdefghj0',
  'abcdefghj1',
  'https://cards.example/t/',
  'https://cards.example/t/abcde-fghjkm',
  'abcde-fghjk-m',
  'The code is abcde-fghjk-m.',
  'The code is xabcde-fghjk.',
])('finds no code in %j', (text) => {
  expect(parseCode(text)).toBeNull();
});

test('a code is shown in two halves and read back', () => {
  expect(formatCode('abcdefghjk')).toBe('abcde-fghjk');
  expect(parseCode(tablePath('abcdefghjk'))).toBe('abcdefghjk');
});

test.each([
  'abcdefghjkmn',
  'abcd-efgh-jkmn',
  'ABCD EFGH JKMN',
  'https://cards.example/deals/abcd-efgh-jkmn',
  'https://cards.example/deals/abcd-efgh-jkmn; try it',
])('reads the code of a deal in %j', (text) => {
  expect(parseDealCode(text)).toBe('abcdefghjkmn');
  expect(parseCode(text)).toBeNull();
});

test('the code of a deal is shown in three groups and read back', () => {
  expect(formatDealCode('abcdefghjkmn')).toBe('abcd-efgh-jkmn');
  expect(parseDealCode(dealPath('abcdefghjkmn'))).toBe('abcdefghjkmn');
});

test.each([
  ['ABCDE FGHJK', '/t/abcde-fghjk'],
  ['abcd-efgh-jkmn', '/deals/abcd-efgh-jkmn'],
  ['https://cards.example/deals/abcdefghjkmn', '/deals/abcd-efgh-jkmn'],
  ['abcde-fghjk-m', null],
])('%j leads to %j', (text, path) => {
  expect(pathOfCode(text)).toBe(path);
});

test('a link that leads to a seat holds the code of its table', () => {
  expect(parseCode(sitPath('abcdefghjk'))).toBe('abcdefghjk');
});

test('only a link that leads to a seat asks for one', () => {
  expect(wantsToSit(new URL(sitPath('abcdefghjk'), 'https://cards.example').hash)).toBe(true);
  for (const other of ['', '#', '#23', '#chat']) expect(wantsToSit(other)).toBe(false);
});

test('a link that leads to its own machine alone is told from others', () => {
  for (const own of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
    expect(isLocal(own)).toBe(true);
  }
  for (const other of [
    'tables.example.org',
    '192.168.0.7',
    '127.0.0.1.example.org',
    'localhost.example',
  ]) {
    expect(isLocal(other)).toBe(false);
  }
});

test('a link to where one is adds no step to the history', () => {
  const before = history.length;
  navigate('/tables');
  expect(history.length).toBe(before + 1);
  navigate('/tables');
  expect([history.length, location.pathname]).toEqual([before + 1, '/tables']);
  navigate('/tables#top');
  expect(history.length).toBe(before + 2);
});
