import { formatter } from '~/texts/formatter';
import type english from '../en/phrases';

const { plural } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });

const phrases: (typeof english)['phrases'] = {
  place: (card, where) => `${card} in ${where} legen`,
  wild: (n) => `den Joker als ${n}`,
  pay: (paid) => `mit ${paid} bezahlen`,
  start: 'den Start spielen',
  finish: 'das Ziel spielen',
  pledge: (n) => `${cards(n)} zusagen`,
  agree: 'den Zusagen zustimmen',
  give: (given) => `${given} abgeben`,
  giveNothing: 'nichts abgeben',
  fromPile: 'zwei Karten vom Nachziehstapel',
  monster: (where) => `einem Monster die Insel in ${where} überlassen`,
  moveRocks: (row) => `die Felsen in Reihe ${row} versetzen`,
  keepRocks: (given) => `${given} abwerfen, damit die Felsen liegen bleiben`,
  discardHand: 'die ganze Hand abwerfen',
  spend: (storm) => `einen Kompass einsetzen: ${storm}`,
  face: 'sich dem Sturm stellen',
  blow: (row) => `den violetten Sturm neben Reihe ${row} legen`,
  clear: (where) => `den Sturm auf ${where} auflösen`,
  turnOver: (where, card) => `${card} abwerfen und die Insel in ${where} umdrehen`,
  swap: 'die Hand gegen die Auslage tauschen',
  pass: 'passen',
};

export default { phrases };
