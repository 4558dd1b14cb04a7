/** What the messages of every game must keep to. */
import { describe, expect, it } from 'vitest';

/** All texts of a language by their path. Functions are called with what reads as number and name. */
function texts(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] => {
    const here = `${path}.${key}`;
    if (typeof value === 'object') return texts(value as object, here);
    if (typeof value === 'string') return [[here, value]];
    const call = value as (...given: unknown[]) => string;
    return [[here, key === 'list' ? call(['2', '2']) : call('2', '2', '2', '2')]];
  });
}

function pathsOf(all: readonly [string, string][], wrong: (text: string) => boolean): string[] {
  return all.filter(([, text]) => wrong(text)).map(([path]) => path);
}

export function describeMessages(en: object, fr: object): void {
  describe('messages', () => {
    it('say something in every language', () => {
      expect(pathsOf([...texts(en), ...texts(fr)], (text) => text.trim() === '')).toEqual([]);
    });

    it('have the same keys', () => {
      expect(texts(fr).map(([path]) => path)).toEqual(texts(en).map(([path]) => path));
    });

    it('set French punctuation apart with no-break spaces', () => {
      const wrong = /[^\u202f\u00a0][;:!?»]|«[^\u00a0]|'/;
      expect(pathsOf(texts(fr), (text) => wrong.test(text))).toEqual([]);
    });
  });
}
