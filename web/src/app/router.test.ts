import { expect, test } from 'vitest';
import { parseRoute } from './router';

test.each([
  ['/', { page: 'home' }],
  ['/t/abcde-fghjk', { page: 'table', code: 'abcdefghjk' }],
  ['/t/ABCDEFGHJK/', { page: 'table', code: 'abcdefghjk' }],
  ['/t/nonsense', { page: 'table', code: null }],
  ['/rules/some_game', { page: 'rules', game: 'some_game' }],
  ['/move', { page: 'move' }],
  ['/t', { page: 'missing' }],
  ['/rules/a/b', { page: 'missing' }],
  ['/elsewhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});
