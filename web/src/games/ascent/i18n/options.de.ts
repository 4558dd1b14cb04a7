import { formatter } from '../../../i18n/formatter';
import type { options as english } from './options.en';

const { plural } = formatter('de');

export const options: typeof english = {
  modules: 'Module',
  modulesHint: 'Alle passen zueinander. Ohne sie ist es das Grundspiel, am besten für den Anfang.',
  trail: 'Grüner Pfad',
  trailHint: 'Vor dem Gipfel muss ein Pfad aus Graskarten durch alle acht Reihen nach oben führen.',
  documentary: 'Alpenfilm',
  documentaryHint: 'Vor dem Gipfel müssen so viele Sequenzen aus drei Werten gefilmt sein.',
  documentaryNone: 'keine',
  documentarySequences: (n) => plural(n, { one: '# Sequenz', other: '# Sequenzen' }),
  wildlife: 'Bergtiere',
  wildlifeHint:
    'Mit den Hängen kommen Steinböcke, und acht müssen in die oberste Reihe unter dem Gipfel.',
  grapples: 'Wurfhaken, wenn man allein spielt',
  grapplesHint: 'Jeder bringt einmal eine neue Hand. Ab zwei Personen spielen sie keine Rolle.',
  grapplesNone: 'keine',
  base: 'Grundspiel',
  sum: {
    trail: 'grüner Pfad',
    documentary: (n) => plural(n, { one: 'Alpenfilm mit #', other: 'Alpenfilm mit #' }),
    wildlife: 'Bergtiere',
    grapples: (n) =>
      n === 0
        ? 'allein ohne Wurfhaken'
        : plural(n, { one: '# Wurfhaken allein', other: '# Wurfhaken allein' }),
  },
  join: (first, rest) => `${first} · ${rest}`,
};
