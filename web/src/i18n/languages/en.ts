/** English, the language whose texts the others have to match. */
import { en as table } from '../../games/shared/i18n/en';
import { en as client } from '../en';
import type { LanguageFile } from './file';

export const en: LanguageFile = {
  client,
  table,
  aid: async () => (await import('../../games/shared/aid/i18n/en')).en,
  learn: async () => (await import('../../app/learn/i18n/en')).en,
  games: {
    tranquility: {
      name: 'Tranquility',
      tagline: 'Fill a sea with islands, in order, without a word.',
      options: async () => (await import('../../games/tranquility/i18n/options.en')).options,
      messages: async () => (await import('../../games/tranquility/i18n/en')).en,
      pieces: async () => (await import('../../games/tranquility/i18n/pieces.en')).pieces,
      lesson: async () => (await import('../../games/tranquility/i18n/lesson.en')).lesson,
      rules: async () => (await import('../../games/tranquility/rules/RulesEn')).RulesEn,
    },
    ascent: {
      name: 'Tranquility: The Ascent',
      tagline: 'Build a mountain row by row, up to its summit, without a word.',
      options: async () => (await import('../../games/ascent/i18n/options.en')).options,
      messages: async () => (await import('../../games/ascent/i18n/en')).en,
      pieces: async () => (await import('../../games/ascent/i18n/pieces.en')).pieces,
      lesson: async () => (await import('../../games/ascent/i18n/lesson.en')).lesson,
      rules: async () => (await import('../../games/ascent/rules/RulesEn')).RulesEn,
    },
    santaTimea: {
      name: 'Santa Timea',
      tagline: 'Read the wind and dodge it: tricks in which the lowest card takes the damage.',
      options: async () => (await import('../../games/santa-timea/i18n/options.en')).options,
      messages: async () => (await import('../../games/santa-timea/i18n/en')).en,
      pieces: async () => (await import('../../games/santa-timea/i18n/pieces.en')).pieces,
      lesson: async () => (await import('../../games/santa-timea/i18n/lesson.en')).lesson,
      rules: async () => (await import('../../games/santa-timea/rules/RulesEn')).RulesEn,
    },
  },
};
