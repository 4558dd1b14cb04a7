/** Tranquility, as pages know it before its code is there. */
import type { ComponentType } from 'preact';
import type { GameAbout } from '~/card-table/game';
import type { OptionTexts } from '~/card-table/optionTexts';
import { IslandsPicture } from './art/GamePicture';

export const tranquility: GameAbout = {
  id: 'tranquility',
  names: { en: 'Tranquility', de: 'Tranquility', fr: 'Tranquility' },
  taglines: {
    en: 'Fill a sea with islands, in order, without a word.',
    de: 'Ein Meer mit Inseln füllen, der Reihe nach, ohne ein Wort.',
    fr: 'Peupler une mer d’îles, dans l’ordre, sans un mot.',
  },
  marks: ['🏝', '🌊'],
  Picture: IslandsPicture,
  files: {
    options: import.meta.glob<OptionTexts>('./texts/*/options.ts', { import: 'default' }),
    rules: import.meta.glob<ComponentType>('./rules/*.mdx', { import: 'default' }),
  },
  load: async () => (await import('./game')).game,
};
