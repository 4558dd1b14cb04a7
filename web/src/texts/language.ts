/** The language of the page: the browser's at first, then what was chosen. */
import { signal } from '@preact/signals';
import { LANGUAGES, languages, type Language } from './languages';

export { LANGUAGES, type Language } from './languages';

/** Any language in itself; a tag that the browser does not know stays as it is. */
export function languageName(tag: string): string {
  const own = LANGUAGES.find((known) => known === tag);
  if (own !== undefined) return languages[own].name;
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The first is what `first-paint.js` chose. Set by `setLanguage` alone, once the texts are there. */
export const language = signal<Language>(
  LANGUAGES.find((known) => known === document.documentElement.lang) ?? 'en',
);
