import { describe, expect, it } from 'vitest';
import { choose, isFree, valuesOf } from '~/pages/table-form/schema';
import type { TextFiles } from '~/texts';
import { type Language, LANGUAGES } from '~/texts/languages';
import games from '~/testing/games.json';
import type { GameInfo } from '~/wire/http';
import type { OptionTexts } from '~/card-table/optionTexts';

/** As the server describes them. */
const GAMES = games as unknown as readonly GameInfo[];

const TEXTS: TextFiles<OptionTexts> = import.meta.glob<OptionTexts>('./*/texts/*/options.ts', {
  import: 'default',
});

async function textsIn(tag: Language, game: string): Promise<OptionTexts> {
  const texts = TEXTS[`./${game}/texts/${tag}/options.ts`];
  if (texts === undefined) throw new Error(`nothing is said of ${game}`);
  return texts();
}

describe.each(GAMES)('the options of $id', (game) => {
  it.each(LANGUAGES)('have their words in %s', async (tag) => {
    const { fields, groups } = await textsIn(tag, game.id);
    const missing = game.fields.flatMap(({ name, group, kind, prominent }) => {
      // A value that its number tells needs no name.
      const named = kind.type === 'choice' || prominent ? valuesOf({ kind }) : [];
      const values = named.filter((value) => !fields[name]?.values?.[String(value)]?.name);
      return [
        ...(fields[name]?.name ? [] : [name]),
        ...(group === null || groups?.[group]?.name ? [] : [group]),
        ...values.map((value) => `${name}: ${value}`),
      ];
    });
    expect(missing).toEqual([]);
    const known = new Set(game.fields.map(({ name }) => name));
    expect(Object.keys(fields).filter((name) => !known.has(name))).toEqual([]);
  });

  it('can be chosen one after the other without leaving what goes together', () => {
    for (const first of game.fields) {
      for (const one of valuesOf(first)) {
        const chosen = choose(game, game.options, first.name, one);
        for (const second of game.fields) {
          for (const other of valuesOf(second)) {
            const options = choose(game, chosen, second.name, other);
            const stray = game.fields.filter(
              (field) =>
                options[field.name] !== game.options[field.name] && !isFree(field, options),
            );
            expect(stray.map(({ name }) => name)).toEqual([]);
          }
        }
      }
    }
  });
});
