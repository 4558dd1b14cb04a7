/** German. */
import { de as table } from '../../games/shared/i18n/de';
import { de as client } from '../de';
import type { LanguageFile } from './file';

export const de: LanguageFile = {
  client,
  table,
  aid: async () => (await import('../../games/shared/aid/i18n/de')).de,
  learn: async () => (await import('../../app/learn/i18n/de')).de,
  games: {
    tranquility: {
      name: 'Tranquility',
      tagline: 'Ein Meer mit Inseln füllen, in Reihenfolge, ohne ein Wort.',
      options: async () => (await import('../../games/tranquility/i18n/options.de')).options,
      messages: async () => (await import('../../games/tranquility/i18n/de')).de,
      pieces: async () => (await import('../../games/tranquility/i18n/pieces.de')).pieces,
      lesson: async () => (await import('../../games/tranquility/i18n/lesson.de')).lesson,
      rules: async () => (await import('../../games/tranquility/rules/RulesDe')).RulesDe,
    },
    ascent: {
      name: 'Tranquility: The Ascent',
      tagline: 'Einen Berg bauen, Reihe um Reihe bis zum Gipfel, ohne ein Wort.',
      options: async () => (await import('../../games/ascent/i18n/options.de')).options,
      messages: async () => (await import('../../games/ascent/i18n/de')).de,
      pieces: async () => (await import('../../games/ascent/i18n/pieces.de')).pieces,
      lesson: async () => (await import('../../games/ascent/i18n/lesson.de')).lesson,
      rules: async () => (await import('../../games/ascent/rules/RulesDe')).RulesDe,
    },
    santaTimea: {
      name: 'Santa Timea',
      tagline:
        'Lies den Wind und weich ihm aus: Stiche, in denen die niedrigste Karte den Schaden nimmt.',
      options: async () => (await import('../../games/santa-timea/i18n/options.de')).options,
      messages: async () => (await import('../../games/santa-timea/i18n/de')).de,
      pieces: async () => (await import('../../games/santa-timea/i18n/pieces.de')).pieces,
      lesson: async () => (await import('../../games/santa-timea/i18n/lesson.de')).lesson,
      rules: async () => (await import('../../games/santa-timea/rules/RulesDe')).RulesDe,
    },
  },
};
