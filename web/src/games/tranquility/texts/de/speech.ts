import { formatter } from '~/texts/formatter';
import type english from '../en/speech';

const { plural } = formatter('de');

const empty = (n: number, where: string) => (n === 1 ? where : `${n} freie Felder, ${where}`);

const speech: (typeof english)['speech'] = {
  sound: (cheapest, place) => `${cheapest}; ohne Lücke ${place}`,
  monster: (n) =>
    plural(n, { one: 'kann die einzige Insel holen', other: 'kann eine von # Inseln holen' }),
  cells: (row, from, to) => `Reihe ${row}, Felder ${from} bis ${to}`,
  span: (from, to) => `${from} bis ${to}`,
  filled: (n, all) =>
    plural(n, {
      one: `# von ${all} Feldern ist belegt`,
      other: `# von ${all} Feldern sind belegt`,
    }),
  open: (n, where) => empty(n, where),
  before: (above, n, where) => `Vor der ${above}: ${empty(n, where)}`,
  between: (below, above, n, where) => `Zwischen ${below} und ${above}: ${empty(n, where)}`,
  after: (below, n, where) => `Nach der ${below}: ${empty(n, where)}`,
};

export default { speech };
