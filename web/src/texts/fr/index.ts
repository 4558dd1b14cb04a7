/** French. */
import { fr as client } from './pages';
import type { LanguageFile } from '~/texts/en';

export const fr: LanguageFile = {
  client,
  table: async () => (await import('./table')).fr,
  tables: async () => (await import('./tables')).fr,
  beside: async () => (await import('./beside')).fr,
  refusals: async () => (await import('./refusals')).refusals,
  settings: async () => (await import('./settings')).fr,
  deals: () => import('./deals'),
  replay: () => import('./replay'),
  games: {
    tranquility: {
      name: 'Tranquility',
      tagline: 'Peupler une mer d’îles, dans l’ordre, sans un mot.',
      options: async () => (await import('~/games/tranquility/texts/options.fr')).options,
      messages: async () => (await import('~/games/tranquility/texts/fr')).fr,
      statistics: async () => (await import('~/games/tranquility/texts/statistics.fr')).statistics,
      help: () => import('~/games/tranquility/texts/help.fr'),
      rules: async () => (await import('~/games/tranquility/rules/RulesFr')).RulesFr,
    },
    ascent: {
      name: 'Tranquility: The Ascent',
      tagline: 'Élever une montagne rangée par rangée jusqu’au sommet, sans un mot.',
      options: async () => (await import('~/games/ascent/texts/options.fr')).options,
      messages: async () => (await import('~/games/ascent/texts/fr')).fr,
      help: () => import('~/games/ascent/texts/help.fr'),
      rules: async () => (await import('~/games/ascent/rules/RulesFr')).RulesFr,
    },
    santaTimea: {
      name: 'Santa Timea',
      tagline: 'Lire le vent et l’esquiver : des plis où la plus basse carte prend les dégâts.',
      options: async () => (await import('~/games/santa-timea/texts/options.fr')).options,
      messages: async () => (await import('~/games/santa-timea/texts/fr')).fr,
      help: () => import('~/games/santa-timea/texts/help.fr'),
      rules: async () => (await import('~/games/santa-timea/rules/RulesFr')).RulesFr,
    },
  },
};
