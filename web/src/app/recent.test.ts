import { beforeEach, expect, test } from 'vitest';
import { forgetTable, recentTables, rememberTable } from './recent';

beforeEach(() => {
  for (const code of recentTables.value) forgetTable(code);
});

test('the newest table comes first, and only once', () => {
  for (const code of ['a', 'b', 'c', 'a']) rememberTable(code);
  expect(recentTables.value).toEqual(['a', 'c', 'b']);
});

test('old tables are forgotten', () => {
  for (let n = 0; n < 20; n++) rememberTable(`table${n}`);
  expect(recentTables.value).toHaveLength(12);
  expect(recentTables.value[0]).toBe('table19');
});

test('a table can be forgotten', () => {
  rememberTable('a');
  rememberTable('b');
  forgetTable('b');
  expect(recentTables.value).toEqual(['a']);
});
