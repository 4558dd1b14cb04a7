/** Revoir une partie avec un guide : ses chances, ses tournants, et ce qu’on aurait pu faire d’autre. */
import { formatter } from '~/texts/formatter';
import type { Messages } from '~/texts/en/guide';

const { plural, list, number } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

export const fr: Messages = {
  list,
  number,
  title: 'Guide',
  lead: 'Où la partie s’est-elle jouée\u202f? Le guide rejoue de nombreuses fois chaque coup et ses alternatives, avec les cartes telles que le joueur pouvait les connaître.',
  progress: (done, of) => `${plural(done, { one: '# coup', other: '# coups' })} sur ${number(of)}`,
  cancel: 'Annuler',
  retry: 'Réessayer',
  off: 'Ce serveur ne propose pas de guide.',

  chance: 'Chances de gagner',
  points: 'Points attendus',
  known: 'selon ce qu’on pouvait savoir',
  possible: 'selon la place réelle des cartes',
  inHundred: (n) => `environ ${number(n)} sur 100`,
  percent: (n) => `${number(n)}\u202f%`,
  about: (points) => `environ ${number(points)}`,
  table: 'La même chose en tableau',
  move: 'Coup',
  player: 'Joueur',
  jump: (move) => `Aller au coup ${number(move)}`,

  turningPoints: 'Tournants de la partie',
  none: 'Aucun coup, à lui seul, n’a coûté quelque chose avec certitude.',
  hopeless: (n) =>
    `Avec les cartes à cette place, de bons joueurs auraient gagné environ ${number(n)} parties sur 100.`,
  played: 'Joué',
  better: 'Mieux',
  others: 'Ce qu’on aurait pu faire d’autre',
  only: 'Il n’y avait rien d’autre à envisager.',
  moreWins: (n) =>
    plural(n, {
      one: 'environ # victoire de plus sur 100 parties',
      other: 'environ # victoires de plus sur 100 parties',
    }),
  morePoints: (n) => `environ ${number(n)} points de plus`,

  draw: 'Montrer sur le plateau',

  comparison: 'En comparaison',
  partnersWon: (won, games) =>
    `Avec cette donne, des partenaires redoutables ont gagné ${number(won)} fois sur ${number(games)}.`,
  pointsOf: (name, points) => `${name} ${number(points)}`,
  partnersPoints: (points, games) =>
    `Avec cette donne, des partenaires redoutables ont marqué en moyenne, en ${plural(games, { one: '# partie', other: '# parties' })}\u202f: ${points}.`,
  wonHere: (won, games) =>
    `Sur ce serveur, ${plural(won, { one: '# partie', other: '# parties' })} sur ${number(games)} avec ces options ${plural(won, { one: 'a été gagnée', other: 'ont été gagnées' })}.`,
  turnsHere: (own, median, games) =>
    `Cette partie a duré ${plural(own, { one: '# tour', other: '# tours' })}\u202f; la médiane de ${plural(games, { one: '# partie', other: '# parties' })} est ${number(median)}.`,
  placedHere: (own, median) =>
    `${plural(own, { one: '# case a été remplie', other: '# cases ont été remplies' })}\u202f; la médiane est ${number(median)}.`,

  tranquility: {
    place: (card, where) => `poser ${card} en ${where}`,
    wild: (n) => `le joker comme ${n}`,
    paying: (phrase, paid) => `${phrase}, en payant avec ${paid}`,
    pay: (paid) => `payer avec ${paid}`,
    discard: (given) => `défausser ${given}`,
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
    concede: 'accepter d’arrêter',
  },
  ascent: {
    slope: (card, where) => `poser ${card} en ${where}`,
    campfire: (campfire, where, to) => `allumer ${campfire} en ${where}, la pente passant en ${to}`,
    bridge: (where) => `poser un pont en ${where}`,
    lead: (from, to) => `mener la harde de ${from} à ${to}`,
    paying: (phrase, paid) => `${phrase}, en payant avec ${paid}`,
    discard: (given) => `défausser ${given}`,
    grapple: 'lancer un grappin',
    summit: 'poser le sommet',
    concede: 'accepter d’arrêter',
  },
  santaTimea: {
    play: (card) => `jouer ${card}`,
    throwOff: (directions) => `écarter ${directions} 1-2-3`,
    keep: 'garder tous les triplets',
  },
};
