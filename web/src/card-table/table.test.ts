import { expect, it } from 'vitest';
import { initialsOf, nameOf, waitHint } from './people/people';

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
