import { formatter } from '~/texts/formatter';
import type { grids as english } from './grids.en';

const { plural } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });
/** Null is the reader. */
const has = (who: string | null) => (who === null ? 'Vous avez' : `${who} a`);

export const grids: typeof english = {
  parts: {
    left: (cell) => `pilier gauche, ${cell}`,
    right: (cell) => `pilier droit, ${cell}`,
    roof: (cell) => `toit, ${cell}`,
  },
  labels: {
    arch: 'L’arche\u202f: deux piliers de deux cases sur trois, et par-dessus un toit de sept sur quatre',
    pyramid: 'La pyramide\u202f: des rangées de onze, neuf, sept, cinq, trois et une case',
  },
  archPillars: 'D’abord les piliers\u202f: chacun monte pour lui-même, et rien ne se paie.',
  archRoof: 'Maintenant le toit, avec son ordre et ses prix.',

  explorer: {
    cell: 'case d’exploration',
    storm: 'sous une tempête',
    left: (n) => plural(n, { one: '# carte exploration', other: '# cartes exploration' }),
    hint: 'Une île sur une case étoilée en retourne une\u202f: cadeau, rochers à payer, monstre ou tempête.',
    clear: 'en retirer la tempête',
    clearAsk: 'Quelle tempête la boussole dissipe-t-elle\u202f?',
    clearReady: 'La boussole est défaussée, et la tempête quitte cette case.',
    clearConfirm: 'Dissiper la tempête',
    due: (missing) => `Choisissez ${cards(missing)} pour payer l’île.`,
    dueReady: 'Les cartes relevées paient l’île.',
    pay: (n) => `Payer ${n}`,
    place: (n) => `Poser le ${n} et explorer`,
    placeText: (n, cost) =>
      cost === 0
        ? `Le ${n} explore cette case\u202f: une carte est retournée.`
        : `Le ${n} explore cette case\u202f: une carte est retournée, puis vous payez ${cost}.`,
    statusYou: (n) => `C’est à vous\u202f: payez ${cards(n)} pour l’île.`,
    status: (name) => `${name} paie l’île.`,
    found: {
      nothing: 'La pile d’exploration était vide',
      start: 'Une carte départ est retournée\u202f: rien ne se passe',
      start_as_rocks: 'Une carte départ est retournée\u202f: elle compte comme des rochers',
      storm: 'Une tempête est retournée\u202f: l’île revient en main et la case est fermée',
      rocks: 'Des rochers sont retournés\u202f: une carte de plus à payer',
      monster: 'Un monstre est retourné\u202f: il a pris l’île',
      kept: 'La carte retournée va dans la main',
    },
  },

  sides: {
    day: 'jour',
    night: 'nuit',
    dayUp: 'C’est le jour',
    nightUp: 'C’est la nuit',
    goal: 'À la fin, les rangées 4 à 6 montrent le jour, les rangées 1 à 3 la nuit.',
    wrong: 'mauvaise face pour l’arrivée',
    turnOver: 'Retourner une île',
    turnAim: 'la retourner',
    turnAsk: (card) => `Carte défaussée\u202f: ${card}. Quelle île est retournée\u202f?`,
    turnReady: 'La carte est défaussée, et cette île est retournée.',
    turnConfirm: 'Retourner',
  },

  contest: {
    row: 'La rangée ouverte',
    rowHint: 'On y pioche par la gauche. Tous voient ce que vous prenez.',
    pile: (n) => plural(n, { one: '# carte dans la pile', other: '# cartes dans la pile' }),
    empty: 'La rangée ouverte est vide.',
    points: (n) => plural(n, { one: '# point', other: '# points' }),
    owned: (name) => `à ${name}`,
    ownedYou: 'à vous',
    swap: 'Ma main contre la rangée',
    swapAsk: 'Montrer et défausser toute votre main, et prendre toute la rangée ouverte\u202f?',
    swapConfirm: 'Prendre la rangée',
    pass: 'Passer',
    mustPass: 'Vous ne pouvez rien faire\u202f: passez.',
    won: (names, scores) => `Victoire pour ${names}\u202f: ${scores}.`,
    wonYou: (scores) => `Vous avez gagné\u202f: ${scores}.`,
    shared: (scores) => `Victoire partagée\u202f: ${scores}.`,
    score: (name, n) => `${name} ${n}`,
    wonTitleYou: 'La mer est à vous',
    wonTitle: 'La joute est finie',
    sharedTitle: 'Bord à bord',
  },

  log: {
    placeFree: (who, n, where) => `${has(who)} exploré ${where} avec le ${n}`,
    clear: (who, where) => `${has(who)} dissipé la tempête en ${where}`,
    replaceCompass: (who) => `${has(who)} remplacé une boussole parmi les premières cartes`,
    turnHands: (night) =>
      `Une boussole retourne toutes les mains\u202f: c’est ${night ? 'la nuit' : 'le jour'}`,
    turnOver: (who, where) => `${has(who)} retourné l’île en ${where}`,
    take: (who, list) => `${has(who)} pioché dans la rangée ouverte\u202f: ${list}`,
    swap: (who, given, taken) =>
      `${has(who)} défaussé ${given} et pris la rangée ouverte\u202f: ${taken}`,
    pass: (who) => `${has(who)} passé`,
  },
};
