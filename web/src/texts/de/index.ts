/** German. */
import { de as client } from './pages';
import type { LanguageFile } from '~/texts/file';

export const de: LanguageFile = {
  client,
  table: async () => (await import('./table')).de,
  refusals: async () => (await import('./refusals')).refusals,
  deals: () => import('./deals'),
  replay: () => import('./replay'),
  aid: async () => (await import('./explain')).de,
  learn: async () => (await import('./learn')).de,
  faces: async () => (await import('./faces')).de,
  fairness: async () => (await import('./fairness')).de,
  course: async () => (await import('./course')).de,
  menu: async () => (await import('./menu')).de,
  mine: async () => (await import('./mine')).de,
  move: async () => (await import('./move')).de,
  alerts: async () => (await import('./alerts')).de,
  guide: async () => (await import('./guide')).de,
  games: {
    tranquility: {
      name: 'Tranquility',
      tagline: 'Ein Meer mit Inseln füllen, in Reihenfolge, ohne ein Wort.',
      options: async () => (await import('~/games/tranquility/texts/options.de')).options,
      messages: async () => (await import('~/games/tranquility/texts/de')).de,
      pieces: async () => (await import('~/games/tranquility/texts/pieces.de')).pieces,
      lesson: async () => (await import('~/games/tranquility/texts/lesson.de')).lesson,
      rules: async () => (await import('~/games/tranquility/rules/RulesDe')).RulesDe,
    },
    ascent: {
      name: 'Tranquility: The Ascent',
      tagline: 'Einen Berg bauen, Reihe um Reihe bis zum Gipfel, ohne ein Wort.',
      options: async () => (await import('~/games/ascent/texts/options.de')).options,
      messages: async () => (await import('~/games/ascent/texts/de')).de,
      pieces: async () => (await import('~/games/ascent/texts/pieces.de')).pieces,
      lesson: async () => (await import('~/games/ascent/texts/lesson.de')).lesson,
      rules: async () => (await import('~/games/ascent/rules/RulesDe')).RulesDe,
    },
    santaTimea: {
      name: 'Santa Timea',
      tagline:
        'Lies den Wind und weich ihm aus: Stiche, in denen die niedrigste Karte den Schaden nimmt.',
      options: async () => (await import('~/games/santa-timea/texts/options.de')).options,
      messages: async () => (await import('~/games/santa-timea/texts/de')).de,
      pieces: async () => (await import('~/games/santa-timea/texts/pieces.de')).pieces,
      lesson: async () => (await import('~/games/santa-timea/texts/lesson.de')).lesson,
      rules: async () => (await import('~/games/santa-timea/rules/RulesDe')).RulesDe,
    },
  },
};
