import { expect, test } from 'vitest';
import { formatCode, parseCode, tablePath } from './code';

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
