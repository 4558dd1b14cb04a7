import { describe, expect, it } from 'vitest';
import { catalogue } from '~/games/catalogue';
import { LANGUAGES } from '~/texts/languages';
import en from './en.json';

const files = import.meta.glob<typeof en>('./*.json', { eager: true, import: 'default' });

it('every language has words for outside of the pages', () => {
  expect(Object.keys(files).toSorted()).toEqual(LANGUAGES.map((tag) => `./${tag}.json`).toSorted());
});

describe.each(Object.entries(files))('the words in %s', (_, words) => {
  it('are all there', () => {
    expect(Object.keys(words)).toEqual(Object.keys(en));
    expect(Object.keys(words.turnedAway)).toEqual(Object.keys(en.turnedAway));
    expect(Object.keys(words.games)).toEqual(catalogue.map(({ id }) => id));
    expect(JSON.stringify(words)).not.toMatch(/""|\w'|\.\.\./);
    for (const [game, name] of Object.entries(words.games)) expect([game, name]).not.toContain('');
    expect(words.tableOf).toContain('{host}');
    expect(words.free).toContain('{seats}');
  });
});
