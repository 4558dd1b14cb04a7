import { describe, expect, test } from 'vitest';
import {
  hashOf,
  linesOf,
  momentOf,
  type PlayerEvent,
  type PlayerState,
  positionIn,
  positionOfLine,
  reduce,
} from './player';

const LAST = 5;
const START: PlayerState = { position: 0, playing: false, pace: 1 };

function after(state: PlayerState, ...events: PlayerEvent[]): PlayerState {
  return events.reduce((before, event) => reduce(before, event, LAST), state);
}

describe('steps', () => {
  test.each<[PlayerEvent['type'], number, number]>([
    ['first', 3, 0],
    ['back', 3, 2],
    ['forward', 3, 4],
    ['last', 3, 5],
    ['back', 0, 0],
    ['forward', 5, 5],
  ])('%s from %i is %i', (type, from, to) => {
    const event = { type } as PlayerEvent;
    expect(after({ ...START, position: from }, event).position).toBe(to);
  });

  test.each([
    [4, 4],
    [-1, 0],
    [99, 5],
  ])('to %i comes to %i', (position, to) => {
    expect(after(START, { type: 'to', position }).position).toBe(to);
  });

  test('stop what plays', () => {
    const playing = { ...START, position: 2, playing: true };
    expect(after(playing, { type: 'back' }).playing).toBe(false);
    expect(after(playing, { type: 'to', position: 4 }).playing).toBe(false);
  });
});

describe('playing', () => {
  test('goes on to the end, and stops there', () => {
    const tick = { type: 'tick' } as const;
    const almost = after(START, { type: 'toggle' }, tick, tick, tick, tick);
    expect(almost).toEqual({ position: 4, playing: true, pace: 1 });
    expect(after(almost, tick)).toEqual({ position: 5, playing: false, pace: 1 });
  });

  test('pauses where it is', () => {
    const paused = after(START, { type: 'toggle' }, { type: 'tick' }, { type: 'toggle' });
    expect(paused).toEqual({ position: 1, playing: false, pace: 1 });
    expect(after(paused, { type: 'tick' })).toBe(paused);
  });

  test('begins anew at the end', () => {
    const again = after({ ...START, position: LAST }, { type: 'toggle' });
    expect(again).toEqual({ position: 0, playing: true, pace: 1 });
  });

  test('does not begin where there is nothing to play', () => {
    expect(reduce(START, { type: 'toggle' }, 0).playing).toBe(false);
  });

  test('keeps on at another pace', () => {
    const faster = after(START, { type: 'toggle' }, { type: 'pace', pace: 4 });
    expect(faster).toEqual({ position: 0, playing: true, pace: 4 });
    expect(momentOf(4)).toBe(momentOf(1) / 4);
  });
});

test.each([
  ['#0', 0],
  ['#23', 23],
  ['', null],
  ['#', null],
  ['#content', null],
  ['#-1', null],
  ['#2x', null],
  ['#1234567', null],
])('the position in %j', (hash, position) => {
  expect(positionIn(hash)).toBe(position);
});

test('an address names its position', () => {
  expect(positionIn(hashOf(23))).toBe(23);
});

// A deal that tells one line, a move of two, a move without any, and a last one.
const LENGTHS = [1, 3, 3, 4];

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 3],
  // A line that there is not leads to the end.
  [4, 3],
])('line %i came with position %i', (line, position) => {
  expect(positionOfLine(LENGTHS, line)).toBe(position);
});

test.each([
  [0, [0, 1]],
  [1, [1, 3]],
  [2, [3, 3]],
  [3, [3, 4]],
])('the lines of position %i', (position, lines) => {
  expect(linesOf(LENGTHS, position)).toEqual(lines);
});
