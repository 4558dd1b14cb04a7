/** The Ascent, as pages know it before its code is there. */
import type { ComponentType } from 'preact';
import type { GameAbout } from '~/card-table/game';
import type { OptionTexts } from '~/card-table/optionTexts';
import { MountainPicture } from './art/GamePicture';

export const ascent: GameAbout = {
  id: 'ascent',
  names: {
    en: 'Tranquility: The Ascent',
    de: 'Tranquility: The Ascent',
    fr: 'Tranquility: The Ascent',
  },
  taglines: {
    en: 'Build a mountain row by row, up to its summit, without a word.',
    de: 'Einen Berg bauen, Reihe um Reihe bis zum Gipfel, ohne ein Wort.',
    fr: 'Élever une montagne rangée par rangée jusqu’au sommet, sans un mot.',
  },
  marks: ['⛰', '☁'],
  Picture: MountainPicture,
  files: {
    options: import.meta.glob<OptionTexts>('./texts/*/options.ts', { import: 'default' }),
    rules: import.meta.glob<ComponentType>('./rules/*.mdx', { import: 'default' }),
  },
  load: async () => (await import('./game')).game,
};
