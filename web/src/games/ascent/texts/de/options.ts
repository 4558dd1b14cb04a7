import { formatter } from '~/texts/formatter';
import type english from '../en/options';

const { plural } = formatter('de');

export default {
  usual: 'Grundspiel',
  groups: {
    modules: {
      name: 'Module',
      hint: 'Alle passen zueinander. Ohne sie ist es das Grundspiel, am besten für den Anfang.',
    },
  },
  fields: {
    trail: {
      name: 'Grüner Pfad',
      hint: 'Vor dem Gipfel muss ein Pfad aus Graskarten durch alle acht Reihen nach oben führen.',
      summary: 'grüner Pfad',
    },
    documentary: {
      name: 'Alpenfilm',
      hint: 'Vor dem Gipfel müssen so viele Sequenzen aus drei Werten gefilmt sein.',
      more: (n) => plural(n, { one: '# Sequenz', other: '# Sequenzen' }),
      summary: (n) => `Alpenfilm mit ${n}`,
      values: { 0: { name: 'keine' } },
    },
    wildlife: {
      name: 'Bergtiere',
      hint: 'Mit den Hängen kommen Steinböcke, und acht müssen in die oberste Reihe unter dem Gipfel.',
      summary: 'Bergtiere',
    },
    grapples: {
      name: 'Wurfhaken (allein)',
      hint: 'Jeder bringt einmal eine neue Hand. Ab zwei Personen spielen sie keine Rolle.',
      summary: (n) => `${n} Wurfhaken allein`,
      values: { 0: { name: 'keine', summary: 'allein ohne Wurfhaken' }, 3: { summary: null } },
    },
  },
} satisfies typeof english;
