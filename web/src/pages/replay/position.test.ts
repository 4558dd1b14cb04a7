import { expect, test } from 'vitest';
import { hashOf, linesOf, positionIn, positionOfLine } from './position';

test.each([
  ['#0', 0],
  ['#23', 23],
  ['', null],
  ['#', null],
  ['#content', null],
  ['#-1', null],
  ['#2x', null],
  ['#1234567', null],
])('the position in %j', (hash, position) => {
  expect(positionIn(hash)).toBe(position);
});

test('an address names its position', () => {
  expect(positionIn(hashOf(23))).toBe(23);
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
  expect(linesOf(LENGTHS, position)).toEqual(lines);
});
