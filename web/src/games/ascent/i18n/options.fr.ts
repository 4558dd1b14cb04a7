import { formatter } from '../../../i18n/formatter';
import type { options as english } from './options.en';

const { plural } = formatter('fr');

export const options: typeof english = {
  modules: 'Modules',
  modulesHint: 'Ils se combinent tous. Sans aucun, c’est le jeu de base, le mieux pour commencer.',
  trail: 'Sentier vert',
  trailHint: 'Avant le sommet, un chemin de cartes d’herbe doit monter à travers les huit rangées.',
  documentary: 'Documentaire alpin',
  documentaryHint: 'Avant le sommet, autant de séquences de trois valeurs doivent être filmées.',
  documentaryNone: 'aucune',
  documentarySequences: (n) => plural(n, { one: '# séquence', other: '# séquences' }),
  wildlife: 'Faune des montagnes',
  wildlifeHint:
    'Des bouquetins arrivent avec les pentes\u202f; huit doivent atteindre l’avant-dernière rangée.',
  grapples: 'Grappins, en solitaire',
  grapplesHint: 'Chacun donne une fois une nouvelle main. À plusieurs, ils ne comptent pas.',
  grapplesNone: 'aucun',
  base: 'Jeu de base',
  sum: {
    trail: 'sentier vert',
    documentary: (n) => plural(n, { one: 'documentaire à #', other: 'documentaire à #' }),
    wildlife: 'faune',
    grapples: (n) =>
      n === 0
        ? 'sans grappin en solitaire'
        : plural(n, { one: '# grappin en solitaire', other: '# grappins en solitaire' }),
  },
  join: (first, rest) => `${first} · ${rest}`,
};
