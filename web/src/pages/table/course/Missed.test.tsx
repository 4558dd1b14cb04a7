import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { viewOf } from '~/games/tranquility/view/testing';
import { type Room, RoomContext } from '~/pages/table/room';
import { Missed } from './Missed';

const page = document.body;
const BEGUN = { type: 'first', seat: 0 } as const;
const OWN = { type: 'discard', seat: 0 } as const;
const OTHERS = { type: 'discard', seat: 1, count: 2 } as const;

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => render(null, page)));

/** The page's words to a player who came when the log had so many lines, and whose log is now this. */
function wordsFor(arrived: number, ...log: readonly object[]): string {
  const view = viewOf({ game: { log: log as never, log_length: log.length } });
  const room = { view, store: { code: 'abc' }, game: { factsOf: () => null } };
  act(() =>
    render(
      <RoomContext.Provider value={room as unknown as Room}>
        <Missed arrived={arrived} onLook={() => {}} />
      </RoomContext.Provider>,
      page,
    ),
  );
  return page.textContent ?? '';
}

test('who comes to what others have done since is told of it', () => {
  expect(wordsFor(3, BEGUN, OWN, OTHERS)).toContain('Since your last turn');
});

test('who comes to their own turn is told nothing of what is then done before their eyes', () => {
  expect(wordsFor(2, BEGUN, OWN)).toBe('');
  expect(wordsFor(2, BEGUN, OWN, OTHERS)).toBe('');
});
