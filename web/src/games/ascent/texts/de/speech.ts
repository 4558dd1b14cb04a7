import { formatter } from '~/texts/formatter';
import type english from '../en/speech';

const { plural } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });

const speech: (typeof english)['speech'] = {
  campfire: (slope, where, to, cost) =>
    `an der Stelle von ${slope} in ${where}; der Hang zieht ${cost === 0 ? 'kostenlos' : `für ${cards(cost)}`} um nach ${to}`,
  row: (row, n, of, card) => `Reihe ${row}: ${n} von ${of} Feldern, zuletzt ${card}`,
  emptyFrom: (row) => `Ab Reihe ${row} ist alles leer`,
};

export default { speech };
