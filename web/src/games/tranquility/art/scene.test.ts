import { describe, expect, it } from 'vitest';
import { contrast, mix, parseHex } from '~/card-table/cards/drawing';
import { islandScene } from './scene';
import { daylight, ISLANDS } from './sketch';

const numbers = Array.from({ length: ISLANDS }, (_, index) => index + 1);

describe('the islands', () => {
  it('are all different', () => {
    const drawings = numbers.map((number) => JSON.stringify(islandScene(number).shapes));
    expect(new Set(drawings).size).toBe(ISLANDS);
  });

  it('have nothing in them that cannot be drawn', () => {
    for (const number of numbers) {
      for (const shape of [...islandScene(number).heaven, ...islandScene(number).shapes]) {
        expect(shape.d, `island ${number}`).not.toMatch(/NaN|undefined|Infinity/);
        expect(shape.fill ?? shape.stroke).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  it('are light enough to draw forty of them at once', () => {
    for (const number of numbers) {
      expect(islandScene(number).shapes.length, `island ${number}`).toBeLessThan(40);
    }
  });

  it.each(numbers)('number %i can be read on its sky', (number) => {
    const { skyHigh, skyLow, ink } = daylight(number);
    // The number stands in the upper half of the sky.
    for (const share of [0.1, 0.3, 0.5]) {
      expect(contrast(ink, mix(skyHigh, skyLow, share))).toBeGreaterThan(3);
    }
    expect(parseHex(islandScene(number).ink)).toEqual(ink);
  });
});
