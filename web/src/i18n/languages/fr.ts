/** French. */
import { fr as table } from '../../games/shared/i18n/fr';
import { fr as client } from '../fr';
import type { LanguageFile } from './file';

export const fr: LanguageFile = {
  client,
  table,
  aid: async () => (await import('../../games/shared/aid/i18n/fr')).fr,
  learn: async () => (await import('../../app/learn/i18n/fr')).fr,
  games: {
    tranquility: {
      name: 'Tranquility',
      tagline: 'Peupler une mer d’îles, dans l’ordre, sans un mot.',
      options: async () => (await import('../../games/tranquility/i18n/options.fr')).options,
      messages: async () => (await import('../../games/tranquility/i18n/fr')).fr,
      pieces: async () => (await import('../../games/tranquility/i18n/pieces.fr')).pieces,
      lesson: async () => (await import('../../games/tranquility/i18n/lesson.fr')).lesson,
      rules: async () => (await import('../../games/tranquility/rules/RulesFr')).RulesFr,
    },
    ascent: {
      name: 'Tranquility: The Ascent',
      tagline: 'Élever une montagne rangée par rangée jusqu’au sommet, sans un mot.',
      options: async () => (await import('../../games/ascent/i18n/options.fr')).options,
      messages: async () => (await import('../../games/ascent/i18n/fr')).fr,
      pieces: async () => (await import('../../games/ascent/i18n/pieces.fr')).pieces,
      lesson: async () => (await import('../../games/ascent/i18n/lesson.fr')).lesson,
      rules: async () => (await import('../../games/ascent/rules/RulesFr')).RulesFr,
    },
    santaTimea: {
      name: 'Santa Timea',
      tagline: 'Lire le vent et l’esquiver : des plis où la plus basse carte prend les dégâts.',
      options: async () => (await import('../../games/santa-timea/i18n/options.fr')).options,
      messages: async () => (await import('../../games/santa-timea/i18n/fr')).fr,
      pieces: async () => (await import('../../games/santa-timea/i18n/pieces.fr')).pieces,
      lesson: async () => (await import('../../games/santa-timea/i18n/lesson.fr')).lesson,
      rules: async () => (await import('../../games/santa-timea/rules/RulesFr')).RulesFr,
    },
  },
};
