/** The colours of texts on the grounds that they stand on, in each scheme, and with more contrast. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Texts, and the grounds of each. */
const TEXTS: readonly (readonly [texts: string, grounds: string])[] = [
  ['ink ink-soft accent-ink danger-ink', 'surface surface-raised surface-sunken'],
  ['seat-0 seat-1 seat-2 seat-3 seat-4', 'surface surface-raised'],
  ['ink', 'sky-top sky-middle sky-bottom accent-soft danger-soft warn-soft good-soft'],
  ['on-water on-water-soft', 'water water-deep'],
  ['card-ink', 'card'],
  ['accent-ink', 'accent-soft'],
  ['danger-ink', 'danger-soft'],
  ['warn-ink', 'warn-soft'],
  ['good-ink', 'good-soft'],
  ['on-accent', 'accent-fill'],
  ['on-danger', 'danger-fill'],
];

const CSS = readFileSync('src/ui/styles/tokens.css', 'utf8');
const [plain = '', more = ''] = CSS.split('@media (prefers-contrast: more)');

/** The light and the dark colour of each token. */
function tokensOf(sheet: string): Map<string, readonly [string, string]> {
  const one = '(#[0-9a-f]{6})';
  const both = new RegExp(`--([\\w-]+): (?:light-dark\\(${one}, ${one}\\)|${one});`, 'g');
  return new Map(
    [...sheet.matchAll(both)].map(([, name = '', light = '', dark = '', same]) => [
      name,
      [same ?? light, same ?? dark],
    ]),
  );
}

/** As WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const PLAIN = tokensOf(plain);
const MORE = new Map([...PLAIN, ...tokensOf(more)]);

describe.each(['light', 'dark'] as const)('%s', (name) => {
  const scheme = name === 'light' ? 0 : 1;
  const pairs = TEXTS.flatMap(([texts, grounds]) =>
    texts.split(' ').flatMap((text) => grounds.split(' ').map((ground) => [text, ground] as const)),
  );

  it.each(pairs)('%s can be read on %s, and no worse with more contrast', (text, ground) => {
    const within = (tokens: typeof PLAIN) =>
      contrast(tokens.get(text)?.[scheme] ?? '', tokens.get(ground)?.[scheme] ?? '');
    expect(within(PLAIN)).toBeGreaterThanOrEqual(4.5);
    expect(within(MORE)).toBeGreaterThanOrEqual(within(PLAIN));
  });
});
