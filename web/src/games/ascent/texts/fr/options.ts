import { formatter } from '~/texts/formatter';
import type english from '../en/options';

const { plural } = formatter('fr');

export default {
  usual: 'Jeu de base',
  groups: {
    modules: {
      name: 'Modules',
      hint: 'Ils se combinent tous. Sans aucun, c’est le jeu de base, le mieux pour commencer.',
    },
  },
  fields: {
    trail: {
      name: 'Sentier vert',
      hint: 'Avant le sommet, un chemin de cartes d’herbe doit monter à travers les huit rangées.',
      summary: 'sentier vert',
    },
    documentary: {
      name: 'Documentaire alpin',
      hint: 'Avant le sommet, autant de séquences de trois valeurs doivent être filmées.',
      more: (n) => plural(n, { one: '# séquence', other: '# séquences' }),
      summary: (n) => `documentaire à ${n}`,
      values: { 0: { name: 'aucune' } },
    },
    wildlife: {
      name: 'Faune des montagnes',
      hint: 'Des bouquetins arrivent avec les pentes\u202f; huit doivent atteindre l’avant-dernière rangée.',
      summary: 'faune',
    },
    grapples: {
      name: 'Grappins, en solo',
      hint: 'Chacun donne une fois une nouvelle main. À plusieurs, ils ne comptent pas.',
      summary: (n) => plural(n, { one: '# grappin en solo', other: '# grappins en solo' }),
      values: { 0: { name: 'aucun', summary: 'sans grappin en solo' }, 3: { summary: null } },
    },
  },
} satisfies typeof english;
