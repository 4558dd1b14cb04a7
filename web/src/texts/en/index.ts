/** English, the language whose texts the others have to match. */
import { en as client } from './pages';
import type { LanguageFile } from '~/texts/file';

export const en: LanguageFile = {
  client,
  table: async () => (await import('./table')).en,
  refusals: async () => (await import('./refusals')).refusals,
  deals: () => import('./deals'),
  replay: () => import('./replay'),
  aid: async () => (await import('./explain')).en,
  learn: async () => (await import('./learn')).en,
  faces: async () => (await import('./faces')).en,
  fairness: async () => (await import('./fairness')).en,
  course: async () => (await import('./course')).en,
  menu: async () => (await import('./menu')).en,
  mine: async () => (await import('./mine')).en,
  move: async () => (await import('./move')).en,
  alerts: async () => (await import('./alerts')).en,
  guide: async () => (await import('./guide')).en,
  games: {
    tranquility: {
      name: 'Tranquility',
      tagline: 'Fill a sea with islands, in order, without a word.',
      options: async () => (await import('~/games/tranquility/texts/options.en')).options,
      messages: async () => (await import('~/games/tranquility/texts/en')).en,
      pieces: async () => (await import('~/games/tranquility/texts/pieces.en')).pieces,
      lesson: async () => (await import('~/games/tranquility/texts/lesson.en')).lesson,
      rules: async () => (await import('~/games/tranquility/rules/RulesEn')).RulesEn,
    },
    ascent: {
      name: 'Tranquility: The Ascent',
      tagline: 'Build a mountain row by row, up to its summit, without a word.',
      options: async () => (await import('~/games/ascent/texts/options.en')).options,
      messages: async () => (await import('~/games/ascent/texts/en')).en,
      pieces: async () => (await import('~/games/ascent/texts/pieces.en')).pieces,
      lesson: async () => (await import('~/games/ascent/texts/lesson.en')).lesson,
      rules: async () => (await import('~/games/ascent/rules/RulesEn')).RulesEn,
    },
    santaTimea: {
      name: 'Santa Timea',
      tagline: 'Read the wind and dodge it: tricks in which the lowest card takes the damage.',
      options: async () => (await import('~/games/santa-timea/texts/options.en')).options,
      messages: async () => (await import('~/games/santa-timea/texts/en')).en,
      pieces: async () => (await import('~/games/santa-timea/texts/pieces.en')).pieces,
      lesson: async () => (await import('~/games/santa-timea/texts/lesson.en')).lesson,
      rules: async () => (await import('~/games/santa-timea/rules/RulesEn')).RulesEn,
    },
  },
};
