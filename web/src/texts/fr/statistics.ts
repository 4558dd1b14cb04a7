import { formatter } from '~/texts/formatter';
import type { Messages } from '~/card-table/texts';

const { plural } = formatter('fr');

/** The figures of a finished game. */
export const statistics: Messages['statistics'] = {
  title: 'Le fil de la partie',
  figures: 'Ce que chacun a fait',
  figure: 'Chiffre',
  together: 'tous',
  turns: 'Tours',
  paid: 'Cartes payées',
  discarded: 'Cartes défaussées',
  hand: 'Restées en main',
  pile: 'Restées à piocher',
  growth: 'Case après case',
  growthHint: 'Les cases remplies après chaque coup.',
  growthSeats:
    'Dessous, les coups de chacun\u202f: un trait quand une case a été remplie, un point pour tout autre coup.',
  moves: (n) => plural(n, { one: '# coup', other: '# coups' }),
  growthLabel: (quarter, half, late, end, all) =>
    `Cases remplies\u202f: ${quarter} après un quart des coups, ${half} après la moitié, ${late} après les trois quarts, ${end} sur ${all} à la fin`,
};
