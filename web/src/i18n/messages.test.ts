import { expect, test } from 'vitest';
import { en } from './en';
import { fr } from './fr';

/** Every sentence of a language; messages with parameters are given sample ones. */
function sentences(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  if (typeof messages === 'function') {
    return [['Ada', 'Ben'], [['Ada']], [['Ada', 'Ben']], [1, 5], [2, 2]].flatMap((sample) => {
      if (sample.length < messages.length) return [];
      try {
        return sentences((messages as (...given: unknown[]) => unknown)(...sample));
      } catch {
        // The sample was of the wrong kind for this message.
        return [];
      }
    });
  }
  if (typeof messages === 'object' && messages !== null) {
    return Object.values(messages).flatMap(sentences);
  }
  return [];
}

test.each([
  ['English', en],
  ['French', fr],
])('no message of %s is empty or half filled', (_, messages) => {
  const all = sentences(messages);
  expect(all.length).toBeGreaterThan(150);
  for (const sentence of all) {
    expect(sentence.trim()).not.toBe('');
    expect(sentence).not.toMatch(/undefined|\[object|\$\{/);
  }
});

test('French has a narrow no-break space before ; : ! ?', () => {
  for (const sentence of sentences(fr)) {
    expect(sentence).not.toMatch(/[^\u202f][;!?]/u);
    expect(sentence).not.toMatch(/[^\u202f\d]:(?!\/)/u);
    expect(sentence).not.toContain("'");
  }
});
