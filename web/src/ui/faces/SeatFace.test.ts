import { describe, expect, it } from 'vitest';
import { seatMarks } from '~/ui/faces/SeatFace';

describe('the marks of seats', () => {
  it('are initials', () => {
    expect(seatMarks(['ada', 'Ben', 'Ève', '🐙'])).toEqual(['A', 'B', 'È', '🐙']);
  });

  it('are numbers where two names begin alike', () => {
    expect(seatMarks(['Ada', 'Ben', 'anna'])).toEqual(['1', '2', '3']);
  });

  it('are left out of free seats', () => {
    expect(seatMarks([null, 'Ada', null])).toEqual(['', 'A', '']);
    expect(seatMarks(['Ada', null, 'Anna'])).toEqual(['1', '', '3']);
  });
});
