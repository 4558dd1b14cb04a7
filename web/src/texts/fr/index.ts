/** French. */
import { fr as client } from './pages';
import type { LanguageFile } from '~/texts/file';

export const fr: LanguageFile = {
  client,
  table: async () => (await import('./table')).fr,
  refusals: async () => (await import('./refusals')).refusals,
  deals: () => import('./deals'),
  replay: () => import('./replay'),
  aid: async () => (await import('./explain')).fr,
  learn: async () => (await import('./learn')).fr,
  faces: async () => (await import('./faces')).fr,
  fairness: async () => (await import('./fairness')).fr,
  course: async () => (await import('./course')).fr,
  menu: async () => (await import('./menu')).fr,
  mine: async () => (await import('./mine')).fr,
  move: async () => (await import('./move')).fr,
  alerts: async () => (await import('./alerts')).fr,
  guide: async () => (await import('./guide')).fr,
  games: {
    tranquility: {
      name: 'Tranquility',
      tagline: 'Peupler une mer d’îles, dans l’ordre, sans un mot.',
      options: async () => (await import('~/games/tranquility/texts/options.fr')).options,
      messages: async () => (await import('~/games/tranquility/texts/fr')).fr,
      pieces: async () => (await import('~/games/tranquility/texts/pieces.fr')).pieces,
      lesson: async () => (await import('~/games/tranquility/texts/lesson.fr')).lesson,
      rules: async () => (await import('~/games/tranquility/rules/RulesFr')).RulesFr,
    },
    ascent: {
      name: 'Tranquility: The Ascent',
      tagline: 'Élever une montagne rangée par rangée jusqu’au sommet, sans un mot.',
      options: async () => (await import('~/games/ascent/texts/options.fr')).options,
      messages: async () => (await import('~/games/ascent/texts/fr')).fr,
      pieces: async () => (await import('~/games/ascent/texts/pieces.fr')).pieces,
      lesson: async () => (await import('~/games/ascent/texts/lesson.fr')).lesson,
      rules: async () => (await import('~/games/ascent/rules/RulesFr')).RulesFr,
    },
    santaTimea: {
      name: 'Santa Timea',
      tagline: 'Lire le vent et l’esquiver : des plis où la plus basse carte prend les dégâts.',
      options: async () => (await import('~/games/santa-timea/texts/options.fr')).options,
      messages: async () => (await import('~/games/santa-timea/texts/fr')).fr,
      pieces: async () => (await import('~/games/santa-timea/texts/pieces.fr')).pieces,
      lesson: async () => (await import('~/games/santa-timea/texts/lesson.fr')).lesson,
      rules: async () => (await import('~/games/santa-timea/rules/RulesFr')).RulesFr,
    },
  },
};
