import { formatter } from '~/texts/formatter';
import type { rough as english } from './rough.en';

const { plural } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });
/** Null is the reader. */
const has = (who: string | null) => (who === null ? 'Vous avez' : `${who} a`);
const says = (who: string | null, words: string) =>
  `${who ?? 'Vous'}\u202f: «\u00a0${words}\u00a0»`;
const asNumber = (n: number, cost: number) => `${n}\u202f: ${cost === 0 ? 'gratuit' : cards(cost)}`;
const before = (who: string | null) => `devant ${who ?? 'vous'}`;

export const rough: typeof english = {
  cards: {
    monster: 'monstre',
    rocks: 'rochers',
    wild: 'joker',
    compass: 'boussole',
    yellow: 'tempête jaune',
    purple: 'tempête violette',
    orange: 'tempête orange',
  },
  aStorm: {
    yellow: 'une tempête jaune',
    purple: 'une tempête violette',
    orange: 'une tempête orange',
  },
  captions: {
    monster: 'Monstre',
    rocks: 'Rochers',
    wild: 'Joker',
    compass: 'Boussole',
    yellow: 'Tempête',
    purple: 'Tempête',
    orange: 'Tempête',
  },
  row: (n) => `Rangée ${n}`,

  status: {
    rocksYou:
      'C’est à vous\u202f: déplacez les rochers, ou défaussez deux cartes pour les laisser.',
    rocks: (name) => `${name} déplace les rochers ou paie pour les laisser.`,
    revealedYou: (storm) => `Vous avez pioché ${storm}, à affronter ou à dissiper.`,
    revealed: (name, storm) =>
      `${name} a pioché ${storm}, à affronter, à moins qu’une boussole ne la dissipe.`,
    purpleYou: 'Choisissez la rangée de la tempête violette.',
    purple: (name) => `${name} choisit la rangée de la tempête violette.`,
    yellowYou: (n) => `La tempête jaune\u202f: défaussez ${cards(n)}.`,
    yellow: (name) => `${name} se défausse jusqu’à trois cartes.`,
    stuckYou:
      'Vous ne pouvez plus rien jouer\u202f: il faut dissiper une tempête avec une boussole.',
    stuck: (name) =>
      `${name} ne peut plus rien jouer\u202f: il faut dissiper une tempête avec une boussole.`,
    stuckTogether: 'Seule une tempête dissipée peut encore sauver le voyage.',
  },

  sea: {
    rocks: 'bloquée par les rochers',
    storm: 'fermée par une tempête violette',
    stormHere: 'fermée par une tempête',
    rockRow: (row) => `Les rochers bloquent la rangée ${row}`,
    stormRow: (row) => `Une tempête violette ferme la rangée ${row}`,
    wild: 'un joker',
    aimWild: (cost) => `poser le joker ${cost === 0 ? 'gratuitement' : `pour ${cards(cost)}`}`,
    aimMonster: 'la laisser au monstre',
    aimRocks: (row) => `déplacer les rochers en rangée ${row}`,
    aimPurple: (row) => `mettre la tempête près de la rangée ${row}`,
    aimed: 'choisie',
  },

  dock: {
    monster: 'Quelle île le monstre prend-il\u202f? Tous deux quittent la partie.',
    monsterIdle:
      'Le monstre ne se joue que sur une île\u202f; aucune ne peut être prise maintenant.',
    onlyMonster: 'Laissez une île au monstre.',
    onlyMonsterOrDiscard: 'Défaussez deux cartes, ou laissez une île au monstre.',
    monsterReady: (n) => `Le monstre prend le ${n}. Tous deux quittent la partie.`,
    monsterConfirm: (n) => `Lui laisser le ${n}`,
    wild: 'Où poser le joker\u202f? Choisissez une case éclairée.',
    wildNumber: 'Quel numéro sera-t-il\u202f?',
    wildNumberLabel: 'Numéro du joker',
    asNumber,
    asHopeless: (n, cost) => `${asNumber(n, cost)}, laisse un trou`,
    startWild: 'Joker au départ',
    startWildAsk: 'Jouer le joker comme départ\u202f? Tous donnent alors huit cartes ensemble.',
    finishWild: 'Joker à l’arrivée',
    finishWildAsk: 'Jouer le joker comme arrivée et terminer le voyage\u202f?',
    rocks: 'Les rochers vont sur une autre rangée, ou deux cartes paient pour les laisser.',
    rocksOnly: 'Les rochers doivent aller sur une autre rangée.',
    rocksReady: (row) => `Les rochers vont en rangée ${row}.`,
    rocksConfirm: (row) => `Aller en rangée ${row}`,
    keepRocks: 'Laisser pour deux cartes',
    keepReady: 'Ces deux cartes paient pour laisser les rochers en place.',
    keepConfirm: 'Laisser les rochers',
    purple: 'Quelle rangée la tempête violette ferme-t-elle\u202f?',
    purpleReady: (row) => `La tempête ferme la rangée ${row}.`,
    purpleConfirm: (row) => `Fermer la rangée ${row}`,
    rows: 'Rangée',
    yellow: (left) =>
      `La tempête jaune vous laisse trois cartes\u202f: choisissez ${cards(left)} à défausser.`,
    yellowReady: 'Ces cartes vont face cachée sur votre défausse.',
    face: 'L’affronter',
    discardHand: 'Toute la main contre une boussole',
    discardHandAsk: 'Défausser toute votre main pour gagner une boussole\u202f?',
    discardHandConfirm: 'Défausser la main',
    fromPile: 'Deux de la pioche, sans les voir',
    fromPileOff: 'Aucune de la pioche',
    fromPileHint: 'Deux des cartes viennent du dessus de votre pioche, sans les voir.',
  },

  finishWaits: (names) => `L’arrivée attend\u202f: monstres chez ${names}.`,
  underOrange: 'Sous la tempête orange, vous ne posez d’îles qu’à côté d’autres.',

  storms: {
    title: 'Tempêtes et boussoles',
    compasses: 'Boussoles',
    earned: (n) => plural(n, { one: '# gagnée', other: '# gagnées' }),
    beside: (n) => plural(n, { one: '# à gagner', other: '# à gagner' }),
    calm: 'Pas de tempête',
    calmLead: 'Aucune tempête n’est en jeu.',
    open: 'Parler ou dissiper',
    look: 'Qu’est-ce que c’est\u202f?',
    explain: {
      yellow: 'Cette main a trois cartes au plus.',
      purple: 'Aucune carte ne peut être posée sur cette rangée.',
      orange: 'Ce joueur ne pose d’îles qu’à côté d’autres.',
      revealed: 'Elle n’a pas encore pris effet.',
    },
    earn: 'Une boussole se gagne pour le départ, pour une rangée de six numéros qui se suivent, et pour une main entière défaussée.',
    end: 'Dépenser une boussole',
    propose: 'Proposer',
    lead: 'Ne parlez que de la tempête à dissiper\u202f: à chacun un seul avis. Chacun peut dépenser une boussole, pour tous.',
    solo: 'Une boussole dissipe une tempête\u202f; toutes deux quittent la partie.',
    keep: 'Gardons-la',
    left: (n) =>
      plural(n, {
        one: 'Vous pouvez encore donner votre avis # fois pendant ce tour.',
        other: 'Vous pouvez encore donner votre avis # fois pendant ce tour.',
      }),
  },
  storm: {
    revealed: 'la tempête qui vient de sortir',
    yellow: (who) => `la tempête jaune ${before(who)}`,
    orange: (who) => `la tempête orange ${before(who)}`,
    purple: (row) => `la tempête violette de la rangée ${row}`,
  },
  said: {
    end: (who, storm) => says(who, `Dissipons ${storm}.`),
    keep: (who) => says(who, 'Gardons la boussole.'),
  },

  seats: {
    yellow: 'sous une tempête jaune\u202f: trois cartes au plus',
    orange: 'sous une tempête orange\u202f: seulement à côté d’îles',
    monster: 'a un monstre en main',
  },

  log: {
    monster: (who, where) => `${has(who)} laissé un monstre prendre l’île en ${where}`,
    finishBack: (who, names) =>
      `${has(who)} tenté l’arrivée, mais elle revient en main. Ont un monstre\u202f: ${names}`,
    moveRocks: (row) => `Les rochers sont allés en rangée ${row}`,
    keepRocks: (who) => `${has(who)} défaussé deux cartes pour laisser les rochers`,
    rocksGone: 'Quatre rangées sont complètes\u202f: les rochers ont disparu',
    storm: (who, storm) => `${has(who)} pioché ${storm}`,
    blow: (row) => `La tempête violette ferme la rangée ${row}`,
    reduce: (who, n) => `${has(who)} défaussé ${cards(n)} sous la tempête jaune`,
    compass: 'Une boussole est gagnée',
    spend: (who, storm) => `${has(who)} dépensé une boussole pour dissiper ${storm}`,
    discardHand: (who, n) => `${has(who)} défaussé une main entière de ${cards(n)}`,
  },
};
