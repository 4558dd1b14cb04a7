import { formatter } from '~/texts/formatter';
import type english from '../en/speech';

const { plural } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

const speech: (typeof english)['speech'] = {
  campfire: (slope, where, to, cost) =>
    `à la place du ${slope} en ${where}, qui monte en ${to} ${cost === 0 ? 'gratuitement' : `pour ${cards(cost)}`}`,
  row: (row, n, of, card) =>
    `Rangée ${row}\u00a0: ${n} ${n === 1 ? 'case' : 'cases'} sur ${of}, la dernière avec le ${card}`,
  emptyFrom: (row) => `Tout est vide à partir de la rangée ${row}`,
};

export default { speech };
