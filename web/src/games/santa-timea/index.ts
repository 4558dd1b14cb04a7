/** Santa Timea, as pages know it before its code is there. */
import type { ComponentType } from 'preact';
import type { GameAbout } from '~/card-table/game';
import type { OptionTexts } from '~/card-table/optionTexts';
import { ShipPicture } from './art/GamePicture';

export const santaTimea: GameAbout = {
  id: 'santa-timea',
  names: { en: 'Santa Timea', de: 'Santa Timea', fr: 'Santa Timea' },
  taglines: {
    en: 'Read the wind and dodge it: tricks in which the lowest card takes the damage.',
    de: 'Lies den Wind und weich ihm aus: Stiche, in denen die niedrigste Karte den Schaden nimmt.',
    fr: 'Lire le vent et l’esquiver\u00a0: des plis où la plus basse carte prend les dégâts.',
  },
  talkative: true,
  marks: ['⛵', '🌊'],
  Picture: ShipPicture,
  files: {
    options: import.meta.glob<OptionTexts>('./texts/*/options.ts', { import: 'default' }),
    rules: import.meta.glob<ComponentType>('./rules/*.mdx', { import: 'default' }),
  },
  load: async () => (await import('./game')).game,
};
