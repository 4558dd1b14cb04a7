import { expect, test } from 'vitest';
import { parseRoute } from './router';

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
  ['/daily/yesterday', { page: 'missing' }],
  ['/t', { page: 'missing' }],
  ['/rules/a/b', { page: 'missing' }],
  ['/elsewhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});
