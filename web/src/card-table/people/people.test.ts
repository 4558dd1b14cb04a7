import { expect, it } from 'vitest';
import { waitHint } from './people';

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
