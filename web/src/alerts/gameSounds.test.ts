import { expect, it } from 'vitest';
import type { View } from '~/games/game';
import { soundBetween } from './gameSounds';

/** A view with so many lines, of which the last are known. */
function view(length: number, log: object[], changes: object = {}, table: object = {}): View {
  return {
    table: { games: 1, phase: 'playing', closed: false, ...table },
    game: { log, log_length: length, outcome: null, ...changes },
    you: { player: 0 },
  } as unknown as View;
}

const BEFORE = view(1, [{ type: 'first', seat: 0 }]);

const over = (outcome: object) => view(2, [{}], { outcome }, { phase: 'over' });

it('hears a card, and what was paid for it', () => {
  const placed = view(2, [{ type: 'place', seat: 1, cost: 3 }]);
  expect(soundBetween(BEFORE, placed)).toEqual({ type: 'card', cost: 3 });
  const discarded = view(3, [
    { type: 'place', cost: 3 },
    { type: 'discard', seat: 0 },
  ]);
  expect(soundBetween(placed, discarded)).toEqual({ type: 'card', cost: 0 });
  expect(soundBetween(discarded, discarded)).toBeNull();
  const agreed = view(4, [{ type: 'discard' }, { type: 'concede', seat: 0 }]);
  expect(soundBetween(discarded, agreed)).toBeNull();
});

it('tells a game won from a game lost', () => {
  expect(soundBetween(BEFORE, over({ result: 'won' }))).toEqual({ type: 'won' });
  expect(soundBetween(BEFORE, over({ result: 'lost' }))).toEqual({ type: 'lost' });
  expect(soundBetween(BEFORE, over({ result: 'ranked', winners: [1] }))).toEqual({ type: 'lost' });
  expect(soundBetween(BEFORE, over({ result: 'ranked', winners: [0] }))).toEqual({ type: 'won' });
});

it('is silent about another game, and one that was closed', () => {
  expect(soundBetween(BEFORE, view(9, [{}], {}, { games: 2 }))).toBeNull();
  expect(soundBetween(BEFORE, view(1, [], {}, { phase: 'over', closed: true }))).toBeNull();
});
