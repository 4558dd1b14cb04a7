/** The rules texts, in which no compiler checks components and what they are given. */
import { render } from 'preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileOf, textsLoaded } from '~/texts';
import { type Language, LANGUAGES } from '~/texts/languages';
import { MISTAKES } from '~/texts/testing/texts';
import { ascent as ascentAbout } from './ascent';
import { pieces as ascent } from './ascent/help';
import { santaTimea as santaTimeaAbout } from './santa-timea';
import { pieces as santaTimea } from './santa-timea/help';
import { tranquility as tranquilityAbout } from './tranquility';
import { pieces as tranquility } from './tranquility/help';

const PIECES = { tranquility, ascent, santaTimea };
const ABOUT = { tranquility: tranquilityAbout, ascent: ascentAbout, santaTimea: santaTimeaAbout };
type Game = keyof typeof PIECES;

async function shown(game: Game, tag: Language): Promise<HTMLElement> {
  const Rules = await fileOf(ABOUT[game].files.rules, tag);
  await textsLoaded();
  const page = document.createElement('div');
  render(<Rules />, page);
  return page;
}

function all(page: HTMLElement, selector: string): Element[] {
  return [...page.querySelectorAll(selector)];
}

/** The clauses, figures and readings in their order. */
function outline(page: HTMLElement): string[] {
  const parts = all(page, 'h2, h3, figure, .game-reading');
  return parts.map((part) => `${part.tagName} ${part.getAttribute('data-clause') ?? part.id}`);
}

/** The figures' drawings, with the words of the page on them. */
function pictures(page: HTMLElement): { label: string | null; drawn: string }[] {
  return all(page, '[role="img"]').map((picture) => ({
    label: picture.getAttribute('aria-label'),
    // The ids of gradients go by all that is around.
    drawn: picture.innerHTML.replaceAll(/\bP\d+-\d+/g, ''),
  }));
}

describe.each(Object.keys(PIECES) as Game[])('the rules of %s', (game) => {
  let english: HTMLElement;

  beforeAll(async () => {
    english = await shown(game, 'en');
  });

  describe.each(LANGUAGES)('in %s', (tag) => {
    let page: HTMLElement;

    beforeAll(async () => {
      page = await shown(game, tag);
    });

    it('have clauses, figures and readings where the English ones have them', () => {
      expect(outline(page)).toEqual(outline(english));
    });

    it('have every clause to which explanations lead', () => {
      const clauses = Object.values(PIECES[game].clauses);
      expect(clauses.filter((clause) => !page.querySelector(`[id="${clause}"]`))).toEqual([]);
    });

    it('number and name each clause', () => {
      const headings = all(page, 'h2, h3').map(({ id, textContent }) => `${id} ${textContent}`);
      expect(headings.filter((text) => !/^[A-Z]-\d+(\.\d+)? \S/.test(text))).toEqual([]);
    });

    it('draw what the English ones do, and describe it', () => {
      const same = pictures(english);
      const others = pictures(page).filter(({ drawn }, at) => drawn !== same[at]?.drawn);
      expect(others.map(({ label }) => label)).toEqual([]);
      expect(pictures(page).filter(({ label }) => !label)).toEqual([]);
      expect(all(page, 'figcaption').filter(({ textContent }) => textContent === '')).toEqual([]);
    });

    it('mark readings within a paragraph', () => {
      const before = all(page, '.game-reading').map(
        (reading) => reading.previousSibling?.textContent,
      );
      expect(before.filter((text) => !/\S/.test(text ?? ''))).toEqual([]);
    });

    it('leave no mark of Markdown, and keep to the typography of the language', () => {
      for (const text of [page.textContent, ...pictures(page).map(({ label }) => label ?? '')]) {
        expect(text).not.toMatch(/[*_`#{}<>]|undefined/);
        expect(text).not.toMatch(MISTAKES[tag] ?? /^$/);
      }
    });
  });
});
