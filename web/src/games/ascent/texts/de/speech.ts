import { formatter } from '~/texts/formatter';
import type english from '../en/speech';

const { plural } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });

const speech: (typeof english)['speech'] = {
  later: 'Bist du am Zug, steht bei jeder Karte ihr günstigster Platz.',
  nowhere: 'im Moment kein Platz',
  playable: 'kann jetzt gelegt werden',
  free: (where) => `kostenlos in ${where}`,
  paid: (where, cost) => `${cards(cost)} in ${where}`,
  campfire: (slope, where, to, cost) =>
    `an der Stelle von ${slope} in ${where}; der Hang zieht ${cost === 0 ? 'kostenlos' : `für ${cards(cost)}`} um nach ${to}`,
  row: (row, n, of, card) => `Reihe ${row}: ${n} von ${of} Feldern, zuletzt ${card}`,
  emptyFrom: (row) => `Ab Reihe ${row} ist alles leer`,
};

export default { speech };
