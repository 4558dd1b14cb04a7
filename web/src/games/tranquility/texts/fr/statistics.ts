import { formatter } from '~/texts/formatter';
import type english from '../en/statistics';

const { plural } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

/** The words on a finished game; null is the reader. */
const statistics: (typeof english)['statistics'] = {
  placed: 'Îles posées',
  monsters: 'Îles prises par des monstres',
  given: 'Données pour le départ',
  runs: 'Points des suites d’îles',
  points: 'Points',
  start: 'Départ',
  startTitle: 'Les huit cartes du départ',
  startBy: (who) =>
    who === null ? 'Vous avez joué la carte Départ.' : `${who} a joué la carte Départ.`,
  unseen: 'de la pioche, sans les voir\u00a0:',
  gaveNothing: 'rien',
  monstersHeld: (n) =>
    plural(n, {
      one: 'Le monstre de cette main ne pouvait pas être défaussé, et n’avait pas d’île à prendre.',
      other:
        'Les # monstres de cette main ne pouvaient pas être défaussés, et n’avaient pas d’île à prendre.',
    }),
  couldGive: (sum, needed, parts) =>
    `Toutes les mains réunies auraient pu donner ${sum} des ${needed} cartes\u00a0: ${parts}.`,
  wasted: (n, of) =>
    `Sur ${of} îles payées ou défaussées, ${plural(n, { one: '# aurait encore trouvé sa place', other: '# auraient encore trouvé leur place' })}.`,
  carried: (who, n, of) =>
    `Pour le départ, ${who === null ? 'c’est vous qui avez' : `c’est ${who} qui a`} donné le plus\u00a0: ${n} des ${of} cartes.`,
  gapClosed: (move, gap, cells, left) =>
    `À partir du coup ${move}, il ne restait ${left === 0 ? 'aucune île' : plural(left, { one: 'qu’une île', other: 'que # îles' })} pour ${plural(cells, { one: 'la seule case', other: 'les # cases' })} ${gap}.`,
  finishesGone: (move) =>
    `À partir du coup ${move}, il ne restait plus aucune carte à jouer comme arrivée.`,
  nearMiss: {
    finish: (cells) => `Les ${cells} îles étaient posées\u00a0: il ne manquait que l’arrivée.`,
    cells: (n) =>
      plural(n, { one: 'Une case était encore vide.', other: '# cases étaient encore vides.' }),
    start: (n) => `Il manquait ${cards(n)} sur les huit du départ.`,
  },
};

export default { statistics };
