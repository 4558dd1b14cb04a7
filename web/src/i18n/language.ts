/** The language of the page: the browser's at first, then what was chosen. */
import { signal } from '@preact/signals';
import { readSetting, writeSetting } from '../app/storage';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

/** Any language in itself; a tag that the browser does not know stays as it is. */
export function languageName(tag: string): string {
  const own = LANGUAGES.find((known) => known === tag);
  if (own !== undefined) return LANGUAGE_NAMES[own];
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const SETTING = 'language';

export const language = signal<Language>(initialLanguage());

export function setLanguage(chosen: Language): void {
  writeSetting(SETTING, chosen);
  language.value = chosen;
}

function initialLanguage(): Language {
  const wanted = [readSetting(SETTING), ...navigator.languages];
  for (const tag of wanted) {
    const known = LANGUAGES.find((candidate) => candidate === tag?.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return 'en';
}
