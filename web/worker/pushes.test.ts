import { expect, it } from 'vitest';
import { isAt, readPush, shownCode } from './pushes';

it('reads what the server sends, and nothing else', () => {
  const push = { table: 'abcdefghjk', title: 'It’s your turn' };
  expect(readPush(JSON.stringify(push))).toEqual({ ...push, over: false });
  const over = { ...push, title: 'It’s no longer your turn', over: true };
  expect(readPush(JSON.stringify(over))).toEqual(over);
  for (const other of [undefined, '', 'null', '{}', '[]', '{"table":1,"title":null}']) {
    expect(readPush(other)).toBeNull();
  }
});

it('shows the code as the address does', () => {
  expect(shownCode('abcdefghjk')).toBe('abcde-fghjk');
});

const at = (path: string) => isAt(`https://games.example${path}`, '/cards/t/abcde-fghjk');

it('knows who looks at the table from who looks back at a game of it', () => {
  for (const path of ['', '/', '?x', '#start'])
    expect(at(`/cards/t/abcde-fghjk${path}`)).toBe(true);
  for (const path of ['/games/2', 'm', '/games/2/']) {
    expect(at(`/cards/t/abcde-fghjk${path}`)).toBe(false);
  }
  expect(at('/t/abcde-fghjk')).toBe(false);
});
