import { formatter } from '~/texts/formatter';
import type english from '../en/speech';

const { plural } = formatter('fr');

const empty = (n: number, where: string) => (n === 1 ? where : `${n} cases vides, ${where}`);

const speech: (typeof english)['speech'] = {
  sound: (cheapest, place) => `${cheapest}\u202f; sans laisser de trou, ${place}`,
  monster: (n) =>
    plural(n, { one: 'peut prendre la seule île', other: 'peut prendre une des # îles' }),
  cells: (row, from, to) => `rangée ${row}, cases ${from} à ${to}`,
  span: (from, to) => `${from} jusqu’à ${to}`,
  filled: (n, all) =>
    plural(n, { one: `# case sur ${all} est remplie`, other: `# cases sur ${all} sont remplies` }),
  open: (n, where) => empty(n, where),
  before: (above, n, where) => `Avant le ${above}\u00a0: ${empty(n, where)}`,
  between: (below, above, n, where) => `Entre le ${below} et le ${above}\u00a0: ${empty(n, where)}`,
  after: (below, n, where) => `Après le ${below}\u00a0: ${empty(n, where)}`,
};

export default { speech };
