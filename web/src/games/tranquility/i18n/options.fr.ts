import { formatter } from '../../../i18n/formatter';
import type { options as english } from './options.en';

const { plural } = formatter('fr');

export const options: typeof english = {
  label: 'Difficulté',
  none: 'Aucune île retirée',
  removed: (n) => plural(n, { one: '# île retirée', other: '# îles retirées' }),
  describe: (level, removed) => `${level}\u202f: ${removed.toLowerCase()}`,
  levels: {
    0: { name: 'Mer calme', hint: 'Les 80 îles sont en jeu. L’idéal pour apprivoiser la mer.' },
    4: { name: 'Galatée', hint: 'Quelques îles manquent, et personne ne sait lesquelles.' },
    6: { name: 'Triton', hint: 'Gardez de la marge. Pour les équipages qui ont déjà gagné.' },
    8: { name: 'Leucothée', hint: 'Une île sur dix a disparu. Un trou peut le rester.' },
    10: {
      name: 'Amphitrite',
      hint: 'Peu de cartes à gaspiller\u202f: réfléchissez avant de payer.',
    },
    12: { name: 'Poséidon', hint: 'La mer la plus rude. Presque aucune carte de trop.' },
  },

  grid: 'La mer',
  grids: {
    standard: {
      name: 'Haute mer',
      hint: 'Six rangées de six. Tout ce qui suit peut la rendre houleuse.',
    },
    arch: {
      name: 'La grande arche',
      hint: 'Deux piliers d’abord, gratuits\u202f; puis le large toit par-dessus.',
    },
    pyramid: {
      name: 'La pyramide',
      hint: 'Des rangées de onze à une, et six cases pleines de surprises.',
    },
    day_night: {
      name: 'Jour et nuit',
      hint: 'Les îles ont deux faces, et il faut montrer les bonnes.',
    },
    competition: { name: 'La joute', hint: 'À deux exactement, l’un contre l’autre, aux points.' },
  },
  extras: 'Mer agitée',
  rocks: 'Rochers',
  rocksHint: 'Une rangée est bloquée. Elle change après chaque action.',
  rocksChoices: { off: 'sans', manual: 'déplacés par vous', auto: 'à la dérive' },
  monsters: 'Monstres',
  monstersHint:
    'On ne les défausse pas, on les pose sur des îles\u202f; personne ne doit en avoir à l’arrivée.',
  monstersNone: 'sans',
  storms: 'Tempêtes et boussoles',
  stormsHint:
    'Six tempêtes ferment des rangées et réduisent les mains\u202f; les boussoles gagnées ensemble les dissipent.',
  wild: 'Deux jokers',
  wildHint: 'Ils valent n’importe quel numéro, le départ ou l’arrivée.',
  level: 'La pile d’exploration',
  pyramidLevels: {
    easy: { name: 'Facile', hint: 'Des jokers à la place des monstres.' },
    normal: { name: 'Normale', hint: 'Telle quelle.' },
    hard: { name: 'Difficile', hint: 'Les cartes départ comptent comme des rochers.' },
  },
  onlyStandard: 'Seulement en haute mer.',
  allIslands: 'Ici, toutes les îles sont en jeu.',
  sum: {
    rocks: { manual: 'rochers', auto: 'rochers à la dérive' },
    monsters: (n) => plural(n, { one: '# monstre', other: '# monstres' }),
    storms: 'tempêtes',
    wild: 'jokers',
  },
  join: (first, rest) => `${first} · ${rest}`,
};
