import { expect, it } from 'vitest';
import { readCall, shownCode } from './calls';

it('reads what the server sends, and nothing else', () => {
  const call = { table: 'abcdefghjk', title: 'It’s your turn' };
  expect(readCall(JSON.stringify(call))).toEqual(call);
  expect(readCall('{"table":"abcdefghjk","title":null}')).toEqual({
    table: 'abcdefghjk',
    title: null,
  });
  for (const other of [undefined, '', 'null', '{}', '[]', '{"table":1,"title":null}']) {
    expect(readCall(other)).toBeNull();
  }
});

it('shows the code as the address does', () => {
  expect(shownCode('abcdefghjk')).toBe('abcde-fghjk');
});
