import { formatter } from '~/texts/formatter';
import type { Messages } from '.';

const { plural } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

const oneCard = (who: string | null, card: string) =>
  who === null
    ? `Il vous restait une seule carte à jouer (${card}).`
    : `Il restait à ${who} une seule carte à jouer (${card}).`;

/** The figures of a finished game; null is the reader. */
export const statistics: Messages['statistics'] = {
  placed: 'Îles posées',
  monsters: 'Îles prises par des monstres',
  given: 'Données pour le départ',
  runs: 'Points des suites d’îles',
  points: 'Points',
  start: 'Départ',
  startTitle: 'Les huit cartes du départ',
  startBy: (who) =>
    who === null ? 'Vous avez joué la carte départ.' : `${who} a joué la carte départ.`,
  unseen: 'de la pioche, sans les voir\u202f:',
  gaveNothing: 'rien',
  empty: (who) =>
    who === null
      ? 'Votre main et votre pioche étaient épuisées.'
      : `${who} avait épuisé sa main et sa pioche.`,
  nowhere: (who, card) => `${oneCard(who, card)} Elle n’allait dans aucune case ouverte.`,
  noUse: (who, card) => `${oneCard(who, card)} Elle ne pouvait pas encore être jouée.`,
  costly: (who, card, cost) =>
    `${oneCard(who, card)} La poser aurait coûté au moins ${cards(cost)}, et il n’en restait aucune pour payer.`,
  oneMore: 'Avec une carte de plus, deux auraient pu être défaussées.',
  monstersHeld: (n) =>
    plural(n, {
      one: 'Le monstre de cette main ne pouvait pas être défaussé, et n’avait pas d’île à prendre.',
      other:
        'Les # monstres de cette main ne pouvaient pas être défaussés, et n’avaient pas d’île à prendre.',
    }),
  couldGive: (sum, needed, parts) =>
    `Toutes les mains réunies auraient pu donner ${sum} des ${needed} cartes\u202f: ${parts}.`,
  finishesGone: 'Il ne restait alors plus aucune carte à jouer comme arrivée.',
};
