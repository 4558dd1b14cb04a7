import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../i18n/localised';
import { describeOptions, LEVELS, onGrid, optionsIn } from './describe';

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

  it('names whatever else is chosen', () => {
    const options = { rocks: 'manual', monsters: 3, storms: true, wild: 2 };
    expect(describeOptions(options)).toBe(
      'Calm start: no islands removed · rocks · 3 monsters · storms · wild cards',
    );
    expect(describeOptions({ grid: 'pyramid', level: 'hard' })).toBe('Pyramid · Hard');
    expect(describeOptions({ grid: 'competition' })).toBe('Competition');
  });
});

describe('another grid', () => {
  const rough = optionsIn({ removed: 6, rocks: 'auto', monsters: 4, storms: true, wild: 2 });

  it('gives up what does not go with it', () => {
    const calm = { rocks: 'off', monsters: 0, storms: false, wild: 0 };
    expect(onGrid(rough, 'arch')).toEqual({ ...rough, ...calm, grid: 'arch' });
    expect(onGrid(rough, 'pyramid')).toMatchObject({ ...calm, removed: 0 });
    expect(onGrid(optionsIn({ grid: 'pyramid', level: 'hard' }), 'standard').level).toBe('normal');
  });

  it('keeps what does', () => {
    expect(onGrid(rough, 'standard')).toEqual(rough);
  });
});
