/** English, the language whose texts the others have to match. */
import { en as client } from './pages';

export const en = {
  client,
  table: async () => (await import('./table')).en,
  tables: async () => (await import('./tables')).en,
  beside: async () => (await import('./beside')).en,
  refusals: async () => (await import('./refusals')).refusals,
  settings: async () => (await import('./settings')).en,
  deals: () => import('./deals'),
  replay: () => import('./replay'),
  games: {
    tranquility: {
      name: 'Tranquility',
      tagline: 'Fill a sea with islands, in order, without a word.',
      options: async () => (await import('~/games/tranquility/texts/options.en')).options,
      messages: async () => (await import('~/games/tranquility/texts/en')).en,
      statistics: async () => (await import('~/games/tranquility/texts/statistics.en')).statistics,
      help: () => import('~/games/tranquility/texts/help.en'),
      rules: async () => (await import('~/games/tranquility/rules/RulesEn')).RulesEn,
    },
    ascent: {
      name: 'Tranquility: The Ascent',
      tagline: 'Build a mountain row by row, up to its summit, without a word.',
      options: async () => (await import('~/games/ascent/texts/options.en')).options,
      messages: async () => (await import('~/games/ascent/texts/en')).en,
      help: () => import('~/games/ascent/texts/help.en'),
      rules: async () => (await import('~/games/ascent/rules/RulesEn')).RulesEn,
    },
    santaTimea: {
      name: 'Santa Timea',
      tagline: 'Read the wind and dodge it: tricks in which the lowest card takes the damage.',
      options: async () => (await import('~/games/santa-timea/texts/options.en')).options,
      messages: async () => (await import('~/games/santa-timea/texts/en')).en,
      help: () => import('~/games/santa-timea/texts/help.en'),
      rules: async () => (await import('~/games/santa-timea/rules/RulesEn')).RulesEn,
    },
  },
};

/** Every language says what English says. */
export type LanguageFile = typeof en;
