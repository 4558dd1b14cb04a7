import { formatter } from '~/texts/formatter';
import type english from '../en/options';

const { plural } = formatter('fr');

function removed(n: number): string {
  return plural(n, { one: '# île retirée', other: '# îles retirées' });
}

export default {
  usual: 'Mer calme\u00a0: aucune île retirée',
  usualVariants: 'Haute mer',
  groups: { rough_seas: { name: 'Mer agitée', locked: 'Seulement en haute mer.' } },
  fields: {
    grid: {
      name: 'La mer',
      values: {
        standard: {
          name: 'Haute mer',
          hint: 'Six rangées de six. Tout ce qui suit peut la rendre houleuse.',
          summary: null,
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
        competition: {
          name: 'Partie compétitive',
          hint: 'À deux exactement, l’un contre l’autre, aux points.',
        },
      },
    },
    removed: {
      name: 'Difficulté',
      locked: 'Ici, toutes les îles sont en jeu.',
      more: (n) => (n === 0 ? 'Aucune île retirée' : removed(n)),
      summary: (n, name) => (name === undefined ? removed(n) : `${name}\u00a0: ${removed(n)}`),
      values: {
        0: { name: 'Mer calme', hint: 'Les 80 îles sont en jeu. L’idéal pour apprivoiser la mer.' },
        4: { name: 'Galatée', hint: 'Quelques îles manquent, et personne ne sait lesquelles.' },
        6: { name: 'Triton', hint: 'Gardez de la marge. Pour les équipages qui ont déjà gagné.' },
        8: { name: 'Leucothée', hint: 'Une île sur dix a disparu. Un trou peut le rester.' },
        10: {
          name: 'Amphitrite',
          hint: 'Peu de cartes à gaspiller\u00a0: réfléchissez avant de payer.',
        },
        12: { name: 'Poséidon', hint: 'La mer la plus rude. Presque aucune carte de trop.' },
      },
    },
    level: {
      name: 'La pile d’exploration',
      values: {
        easy: { name: 'Facile', hint: 'Des jokers à la place des monstres.' },
        normal: { name: 'Normale', hint: 'Selon les règles.', summary: null },
        hard: { name: 'Difficile', hint: 'Les cartes Départ comptent comme des rochers.' },
      },
    },
    rocks: {
      name: 'Rochers',
      hint: 'Une rangée est bloquée. Elle change après chaque action.',
      values: {
        off: { name: 'sans', summary: null },
        manual: { name: 'déplacés par vous', summary: 'rochers' },
        auto: { name: 'à la dérive', summary: 'rochers à la dérive' },
      },
    },
    monsters: {
      name: 'Monstres',
      hint: 'On ne les défausse pas, on les pose sur des îles\u202f; personne ne doit en avoir à l’arrivée.',
      summary: (n) => plural(n, { one: '# monstre', other: '# monstres' }),
      values: { 0: { name: 'sans' } },
    },
    storms: {
      name: 'Tempêtes et boussoles',
      hint: 'Six tempêtes ferment des rangées et réduisent les mains\u202f; les boussoles gagnées ensemble les dissipent.',
      summary: 'tempêtes',
    },
    wild: {
      name: 'Deux jokers',
      hint: 'Ils valent n’importe quel numéro, le départ ou l’arrivée.',
      summary: 'jokers',
    },
  },
} satisfies typeof english;
