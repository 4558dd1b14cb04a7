import { expect, test } from 'vitest';
import { apiBase, recordSource, replayPath, tableSource } from './useReplay';

test('a game of a table', () => {
  const source = tableSource('ABCDE-fghjk', '12');
  expect(source).toEqual({ from: 'table', code: 'abcdefghjk', game: 12 });
  expect(source && apiBase(source)).toBe('/api/rooms/abcdefghjk/games/12');
  expect(source && replayPath(source)).toBe('/t/abcde-fghjk/games/12');
});

test('an uploaded record', () => {
  const source = recordSource('abcdefghjk');
  expect(source && apiBase(source)).toBe('/api/records/abcdefghjk');
  expect(source && replayPath(source)).toBe('/replay/abcde-fghjk');
});

test.each(['0', '-1', '1.5', 'first', '', '01', '1234567890'])('there is no game %j', (game) => {
  expect(tableSource('abcdefghjk', game)).toBeNull();
});

test('what is no code names nothing', () => {
  expect(tableSource('short', '1')).toBeNull();
  expect(recordSource('short')).toBeNull();
});
