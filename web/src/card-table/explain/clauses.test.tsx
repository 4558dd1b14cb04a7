import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languages } from '~/texts/languages';
import { textsLoaded } from '~/texts/localised';
import { pieces as ascent } from '~/games/ascent/explanations';
import { pieces as santaTimea } from '~/games/santa-timea/explanations';
import { pieces as tranquility } from '~/games/tranquility/explanations';

const BOOKS = { tranquility, ascent, santaTimea };

describe.each(LANGUAGES)('the rules in %s', (tag) => {
  it.each(Object.keys(BOOKS) as (keyof typeof BOOKS)[])(
    'have every clause for %s',
    async (game) => {
      const file = await languages[tag].load();
      const Rules = await file.games[game].rules();
      await textsLoaded();
      const page = document.createElement('div');
      render(<Rules />, page);
      const clauses = Object.values(BOOKS[game].clauses);
      expect(clauses.filter((clause) => !page.querySelector(`[id="${clause}"]`))).toEqual([]);
      render(null, page);
    },
  );
});
