/**
 * The languages of the client. All code that offers or checks languages goes by this list; the texts of
 * each are gathered by its file next to this one, which is loaded when it is read.
 */
import { signal } from '@preact/signals';
import type { Client, Parts } from './en';

interface Listed {
  /** Its name in itself. */
  name: string;
  /** Where dates and numbers are written as in it. English is Europe's, the day before the month. */
  region: string;
  /** Less than a minute ago. */
  justNow: string;
  load(): Promise<{ readonly default: Client; readonly parts: Parts }>;
}

export const languages = {
  en: { name: 'English', region: 'en-GB', justNow: 'just now', load: () => import('./en') },
  de: { name: 'Deutsch', region: 'de-DE', justNow: 'gerade eben', load: () => import('./de') },
  fr: { name: 'Français', region: 'fr-FR', justNow: 'à l’instant', load: () => import('./fr') },
} as const satisfies Record<string, Listed>;

export type Language = keyof typeof languages;

export const LANGUAGES = Object.keys(languages) as readonly Language[];

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
