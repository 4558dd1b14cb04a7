import { expect, test } from 'vitest';
import { formatCode, isLocal, parseCode, tablePath } from './code';

test.each([
  'abcdefghjk',
  'abcde-fghjk',
  'ABCDE-FGHJK',
  ' abcde fghjk ',
  'abcde–fghjk',
  'https://cards.example/t/abcde-fghjk',
  'http://localhost:8080/t/abcdefghjk?x=1#y',
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
])('finds no code in %j', (text) => {
  expect(parseCode(text)).toBeNull();
});

test('a code is shown in two halves and read back', () => {
  expect(formatCode('abcdefghjk')).toBe('abcde-fghjk');
  expect(parseCode(tablePath('abcdefghjk'))).toBe('abcdefghjk');
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
