import { expect, it } from 'vitest';
import { initialsOf, nameOf, waitHint } from './people/people';
import { layoutOf } from './styles/layout';

/** The names for a table in a window, as far as its media queries go. */
function namesIn(width: number, height: number, hasHand: boolean): string[] {
  const holds = (query: string) =>
    [...query.matchAll(/\((min|max)-(width|height): (\d+)(px|rem)\)/g)].every(
      ([, bound, side, number, unit]) => {
        const size = side === 'width' ? width : height;
        const limit = Number(number) * (unit === 'rem' ? 16 : 1);
        return bound === 'min' ? size >= limit : size <= limit;
      },
    );
  return layoutOf(width - (width > 620 ? 32 : 16), hasHand, holds).split(' ');
}

it.each([
  [1280, 800, ['side', 'wide']],
  [1280, 720, ['side', 'wide', 'low']],
  [1024, 768, ['side']],
  [820, 1180, ['column', 'tablet']],
  [844, 390, ['column', 'flat']],
  [390, 844, ['column', 'phone']],
  [390, 700, ['column', 'phone', 'low', 'short']],
  [320, 568, ['column', 'tiny', 'phone', 'low', 'short']],
  [320, 256, ['column', 'tiny', 'phone', 'zoomed', 'short']],
])('a table of %i by %i is laid out as %s', (width, height, names) => {
  expect(namesIn(width, height, true)).toEqual(names);
});

it('a table without a hand is short only where its window is lower', () => {
  expect(namesIn(390, 700, false)).toEqual(['column', 'phone', 'low', 'no-hand']);
  expect(namesIn(320, 568, false)).toContain('short');
});

const names = ['Ana', 'Bo', 'Cleo'];

it('says after whom it is one’s turn', () => {
  expect(waitHint({ names, seat: 0 }, 2)).toBe('You are next.');
  expect(waitHint({ names, seat: 0 }, 1)).toMatch(/^You play after .*Cleo/);
  expect(waitHint({ names, seat: 2 }, 0)).toMatch(/^You play after .*Bo/);
});

it('says nothing to who plays or watches', () => {
  expect(waitHint({ names, seat: 1 }, 1)).toBeNull();
  expect(waitHint({ names, seat: null }, 1)).toBeNull();
  expect(waitHint({ names, seat: 1 }, null)).toBeNull();
});

it('has a word for a player without a name, the reader or another one', () => {
  const people = { names: ['', 'Bo', ''], seat: 0 };
  expect([0, 1, 2].map((seat) => nameOf(people, seat))).toEqual(['You', 'Bo', 'Unnamed guest']);
  expect(initialsOf(people)).toEqual(['Y', 'B', 'U']);
});
