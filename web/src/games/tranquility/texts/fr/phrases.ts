import { formatter } from '~/texts/formatter';
import type english from '../en/phrases';

const { plural } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

const phrases: (typeof english)['phrases'] = {
  place: (card, where) => `poser ${card} en ${where}`,
  wild: (n) => `le joker comme ${n}`,
  pay: (paid) => `payer avec ${paid}`,
  start: 'jouer le départ',
  finish: 'jouer l’arrivée',
  pledge: (n) => `promettre ${cards(n)}`,
  agree: 'accepter les promesses',
  give: (given) => `donner ${given}`,
  giveNothing: 'ne rien donner',
  fromPile: 'deux cartes de la pioche',
  monster: (where) => `laisser un monstre prendre l’île en ${where}`,
  moveRocks: (row) => `déplacer les rochers en rangée ${row}`,
  keepRocks: (given) => `laisser les rochers en défaussant ${given}`,
  discardHand: 'défausser toute la main',
  spend: (storm) => `dépenser une boussole pour dissiper ${storm}`,
  face: 'affronter la tempête',
  blow: (row) => `poser la tempête violette à côté de la rangée ${row}`,
  clear: (where) => `dissiper la tempête en ${where}`,
  turnOver: (where, card) => `retourner l’île en ${where} en défaussant ${card}`,
  swap: 'échanger la main contre la rangée ouverte',
  pass: 'passer',
};

export default { phrases };
