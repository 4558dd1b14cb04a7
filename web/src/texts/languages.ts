/**
 * The languages of the client. Whatever offers or checks languages goes by this list; the texts of
 * each are gathered by its file next to this one, which is loaded when somebody reads it.
 */
import type { LanguageFile } from './file';

interface Listed {
  /** Its name in itself. */
  name: string;
  /** Where dates and numbers are written as in it. English is Europe's, the day before the month. */
  region: string;
  load(): Promise<LanguageFile>;
}

export const languages = {
  en: { name: 'English', region: 'en-GB', load: async () => (await import('./en')).en },
  de: { name: 'Deutsch', region: 'de-DE', load: async () => (await import('./de')).de },
  fr: { name: 'Français', region: 'fr-FR', load: async () => (await import('./fr')).fr },
} as const satisfies Record<string, Listed>;

export type Language = keyof typeof languages;

export const LANGUAGES = Object.keys(languages) as readonly Language[];
