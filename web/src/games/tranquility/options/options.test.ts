import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../i18n/language';
import { describeOptions, LEVELS } from './describe';

afterEach(() => setLanguage('en'));

describe('describeOptions', () => {
  it('names the difficulty and what it means', () => {
    expect(describeOptions({ removed: 0 })).toBe('Calm start: no islands removed');
    expect(describeOptions({ removed: 6, grid: 'standard' })).toBe('Triton: 6 islands removed');
    setLanguage('fr');
    expect(describeOptions({ removed: 12 })).toBe('Poséidon\u202f: 12 îles retirées');
  });

  it('has a name for every level, and words for others', () => {
    for (const removed of LEVELS) expect(describeOptions({ removed })).toContain(':');
    expect(describeOptions({ removed: 5 })).toBe('5 islands removed');
    expect(describeOptions(null)).toBe('Calm start: no islands removed');
  });
});
