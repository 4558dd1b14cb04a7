/** German. */
import { de as client } from './pages';
import type { LanguageFile } from '~/texts/en';

export const de: LanguageFile = {
  client,
  table: async () => (await import('./table')).de,
  tables: async () => (await import('./tables')).de,
  beside: async () => (await import('./beside')).de,
  refusals: async () => (await import('./refusals')).refusals,
  settings: async () => (await import('./settings')).de,
  deals: () => import('./deals'),
  replay: () => import('./replay'),
  games: {
    tranquility: {
      name: 'Tranquility',
      tagline: 'Ein Meer mit Inseln füllen, der Reihe nach, ohne ein Wort.',
      options: async () => (await import('~/games/tranquility/texts/options.de')).options,
      messages: async () => (await import('~/games/tranquility/texts/de')).de,
      statistics: async () => (await import('~/games/tranquility/texts/statistics.de')).statistics,
      help: () => import('~/games/tranquility/texts/help.de'),
      rules: async () => (await import('~/games/tranquility/rules/RulesDe')).RulesDe,
    },
    ascent: {
      name: 'Tranquility: The Ascent',
      tagline: 'Einen Berg bauen, Reihe um Reihe bis zum Gipfel, ohne ein Wort.',
      options: async () => (await import('~/games/ascent/texts/options.de')).options,
      messages: async () => (await import('~/games/ascent/texts/de')).de,
      help: () => import('~/games/ascent/texts/help.de'),
      rules: async () => (await import('~/games/ascent/rules/RulesDe')).RulesDe,
    },
    santaTimea: {
      name: 'Santa Timea',
      tagline:
        'Lies den Wind und weich ihm aus: Stiche, in denen die niedrigste Karte den Schaden nimmt.',
      options: async () => (await import('~/games/santa-timea/texts/options.de')).options,
      messages: async () => (await import('~/games/santa-timea/texts/de')).de,
      help: () => import('~/games/santa-timea/texts/help.de'),
      rules: async () => (await import('~/games/santa-timea/rules/RulesDe')).RulesDe,
    },
  },
};
