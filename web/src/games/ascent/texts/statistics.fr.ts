import { formatter } from '~/texts/formatter';
import type { Messages } from '.';

const { plural } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

const oneCard = (who: string | null, card: string) =>
  who === null
    ? `Il vous restait une seule carte (${card}).`
    : `Il restait à ${who} une seule carte (${card}).`;

/** The figures of a finished game; null is the reader. */
export const statistics: Messages['statistics'] = {
  slopes: 'Pentes posées',
  campfires: 'Feux de camp allumés',
  bridges: 'Ponts posés',
  herds: 'Hardes menées',
  grapples: 'Grappins utilisés',
  empty: (who) =>
    who === null
      ? 'Votre main et votre pioche étaient épuisées.'
      : `${who} avait épuisé sa main et sa pioche.`,
  nowhere: (who, card) => `${oneCard(who, card)} Elle ne pouvait aller nulle part.`,
  costly: (who, card, cost) =>
    `${oneCard(who, card)} La poser aurait coûté au moins ${cards(cost)}, et il n’en restait aucune pour payer.`,
  oneMore: 'Avec une carte de plus, deux auraient pu être défaussées.',
  summitsGone: 'Il ne restait alors plus aucune carte sommet.',
};
