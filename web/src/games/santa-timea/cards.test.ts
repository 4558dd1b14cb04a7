import { describe, expect, it } from 'vitest';
import { cardCode, cardName, damageOf, shortWorth, wheelOf, windName, worthText } from './cards';

describe('cards', () => {
  it('are read from their codes', () => {
    expect(wheelOf('N13')).toEqual({ direction: 'N', number: 13 });
    expect(wheelOf('P')).toBeNull();
    expect(cardName('W4')).toBe('west 4');
    expect(cardCode('W4')).toBe('W4');
    expect(cardName('P')).toBe('pirate');
    expect(windName('S3')).toBe('south wind, 3 damage');
    expect(damageOf(['N1', 'N1', 'S3'])).toBe(5);
  });

  it('are worth whole numbers, halves and zeros', () => {
    expect(shortWorth({ value: 13 })).toBe('13');
    expect(shortWorth({ value: 6.5 })).toBe('6½');
    expect(shortWorth({ value: 0.5 })).toBe('½');
    expect(shortWorth({ value: 0, rank: 8 })).toBe('0');
    expect(worthText({ value: 0, rank: 8 })).toBe('0 (ranks by 8)');
    expect(worthText({ value: 2.5 })).toBe('2½');
    expect(worthText({})).toBeNull();
  });
});
