import { formatter } from '~/texts/formatter';
import type english from '../en/messages';

const { plural, list, number } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

/** Null is the reader. */
const has = (who: string | null) => (who === null ? 'Vous avez' : `${who} a`);

const says = (who: string | null, words: string) =>
  `${who ?? 'Vous'}\u00a0: «\u00a0${words}\u00a0»`;

const asNumber = (n: number, cost: number) => `${n}\u00a0: ${cost === 0 ? 'gratuit' : cards(cost)}`;
const before = (who: string | null) => `devant ${who ?? 'vous'}`;

const grids: (typeof english)['grids'] = {
  parts: {
    left: (cell) => `pilier gauche, ${cell}`,
    right: (cell) => `pilier droit, ${cell}`,
    roof: (cell) => `toit, ${cell}`,
  },
  labels: {
    arch: 'L’arche\u00a0: deux piliers de deux cases sur trois, et par-dessus un toit de sept sur quatre',
    pyramid: 'La pyramide\u00a0: des rangées de onze, neuf, sept, cinq, trois et une case',
  },
  archPillars: 'D’abord les piliers\u00a0: chacun monte pour lui-même, et rien ne se paie.',
  archRoof: 'Maintenant le toit, avec son ordre et ses prix.',

  explorer: {
    cell: 'case d’exploration',
    storm: 'sous une tempête',
    left: (n) => plural(n, { one: '# carte exploration', other: '# cartes exploration' }),
    hint: 'Une île sur une case étoilée en retourne une\u00a0: cadeau, rochers à payer, monstre ou tempête.',
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
        ? `Le ${n} explore cette case\u00a0: une carte est retournée.`
        : `Le ${n} explore cette case\u00a0: une carte est retournée, puis vous payez ${cost}.`,
    status: (who, n) =>
      who === null ? `C’est à vous\u00a0: payez ${cards(n)} pour l’île.` : `${who} paie l’île.`,
    found: {
      nothing: 'La pile d’exploration était vide',
      start: 'Une carte Départ est retournée\u00a0: rien ne se passe',
      start_as_rocks: 'Une carte Départ est retournée\u00a0: elle compte comme des rochers',
      storm: 'Une tempête est retournée\u00a0: l’île revient en main et la case est fermée',
      rocks: 'Des rochers sont retournés\u00a0: une carte de plus à payer',
      monster: 'Un monstre est retourné\u00a0: il a pris l’île',
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
    turnAsk: (card) => `Carte défaussée\u00a0: ${card}. Quelle île est retournée\u202f?`,
    turnReady: 'La carte est défaussée, et cette île est retournée.',
    turnConfirm: 'Retourner',
  },

  contest: {
    row: 'La rangée ouverte',
    rowHint: 'On y pioche par la gauche. Tous voient ce que vous prenez.',
    pile: (n) => plural(n, { one: '# carte dans la pile', other: '# cartes dans la pile' }),
    empty: 'La rangée ouverte est vide.',
    points: (n) => plural(n, { one: '# point', other: '# points' }),
    owned: (who) => `à ${who ?? 'vous'}`,
    swap: 'Échanger la main contre la rangée',
    swapAsk: 'Montrer et défausser toute votre main, et prendre toute la rangée ouverte\u202f?',
    swapConfirm: 'Prendre la rangée',
    pass: 'Passer',
    mustPass: 'Vous ne pouvez rien faire\u00a0: passez.',
    won: (who, scores) =>
      `${who === null ? 'Vous avez gagné' : `Victoire pour ${who}`}\u00a0: ${scores}.`,
    shared: (scores) => `Victoire partagée\u00a0: ${scores}.`,
    score: (name, n) => `${name} ${number(n)}`,
    wonTitleYou: 'La mer est à vous',
    wonTitle: 'La partie est jouée',
    sharedTitle: 'Bord à bord',
  },

  log: {
    placeFree: (who, n, where) => `${has(who)} exploré la ${where} avec le ${n}`,
    clear: (who, where) => `${has(who)} dissipé la tempête en ${where}`,
    replaceCompass: (who) => `${has(who)} remplacé une boussole parmi les premières cartes`,
    turnHands: (night) =>
      `Une boussole retourne toutes les mains\u00a0: c’est ${night ? 'la nuit' : 'le jour'}`,
    turnOver: (who, where) => `${has(who)} retourné l’île en ${where}`,
    take: (who, taken) => `${has(who)} pioché dans la rangée ouverte\u00a0: ${taken}`,
    swap: (who, given, taken) =>
      `${has(who)} défaussé ${given} et pris la rangée ouverte\u00a0: ${taken}`,
    pass: (who) => `${has(who)} passé`,
  },
};

const rough: (typeof english)['rough'] = {
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
    rocks: (who) =>
      who === null
        ? 'C’est à vous\u00a0: déplacez les rochers, ou défaussez deux cartes pour les laisser.'
        : `${who} déplace les rochers ou paie pour les laisser.`,
    revealed: (who, storm) =>
      who === null
        ? `Vous avez pioché ${storm}, à affronter ou à dissiper.`
        : `${who} a pioché ${storm}, à affronter, à moins qu’une boussole ne la dissipe.`,
    purple: (who) =>
      `${who === null ? 'Choisissez' : `${who} choisit`} la rangée de la tempête violette.`,
    yellow: (who, n) =>
      who === null
        ? `La tempête jaune\u00a0: défaussez ${cards(n)}.`
        : `${who} se défausse jusqu’à trois cartes.`,
    stuck: (who) =>
      `${who === null ? 'Vous ne pouvez' : `${who} ne peut`} plus rien jouer\u00a0: il faut dissiper une tempête avec une boussole.`,
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
    wild: 'Où poser le joker\u202f? Choisissez une case en surbrillance.',
    wildNumber: 'Quel numéro sera-t-il\u202f?',
    wildNumberLabel: 'Numéro du joker',
    asNumber,
    asHopeless: (n, cost) => `${asNumber(n, cost)}, laisse un trou`,
    startWild: 'Joker au départ',
    startWildAsk: 'Jouer le joker comme départ\u202f? Tous donnent alors huit cartes ensemble.',
    finishWild: 'Joker à l’arrivée',
    finishWildAsk: 'Jouer le joker comme arrivée et terminer le voyage\u202f?',
    rocks: 'Déplacez les rochers vers une autre rangée, ou défaussez deux cartes pour les laisser.',
    rocksOnly: 'Déplacez les rochers vers une autre rangée.',
    rocksReady: (row) => `Les rochers vont en rangée ${row}.`,
    rocksConfirm: (row) => `Aller en rangée ${row}`,
    keepRocks: 'Payer deux cartes pour les laisser',
    keepReady: 'Ces deux cartes paient pour laisser les rochers en place.',
    keepConfirm: 'Laisser les rochers',
    purple: 'Quelle rangée la tempête violette ferme-t-elle\u202f?',
    purpleReady: (row) => `La tempête ferme la rangée ${row}.`,
    purpleConfirm: (row) => `Fermer la rangée ${row}`,
    rows: 'Rangée',
    yellow: (left) =>
      `La tempête jaune vous laisse trois cartes\u00a0: choisissez ${cards(left)} à défausser.`,
    yellowReady: 'Ces cartes vont face cachée sur votre défausse.',
    face: 'L’affronter',
    discardHand: 'Défausser la main pour une boussole',
    discardHandAsk: 'Défausser toute votre main pour gagner une boussole\u202f?',
    discardHandConfirm: 'Défausser la main',
    fromPile: 'Deux de la pioche, sans les voir',
    fromPileOff: 'Aucune de la pioche',
    fromPileHint: 'Deux des cartes viennent du dessus de votre pioche, sans les voir.',
  },

  finishWaits: (names) => `L’arrivée doit attendre. Ont un monstre\u00a0: ${names}.`,
  underOrange: 'Sous la tempête orange, vous ne posez d’îles qu’à côté d’autres.',

  storms: {
    title: 'Tempêtes et boussoles',
    compasses: 'Boussoles',
    earned: (n) => plural(n, { one: '# gagnée', other: '# gagnées' }),
    beside: (n) => `${n} à gagner`,
    calm: 'Pas de tempête',
    calmLead: 'Aucune tempête n’est en jeu.',
    open: 'Parler ou dissiper',
    look: 'Qu’est-ce que c’est\u202f?',
    explain: {
      yellow: 'Cette personne a trois cartes en main au plus.',
      purple: 'Aucune carte ne peut être posée sur cette rangée.',
      orange: 'Cette personne ne pose d’îles qu’à côté d’autres.',
      revealed: 'Elle n’a pas encore pris effet.',
    },
    earn: 'Une boussole se gagne pour le départ, pour une rangée de six numéros qui se suivent, et pour une main entière défaussée.',
    end: 'Dépenser une boussole',
    propose: 'Proposer',
    lead: 'Ne parlez que de la tempête à dissiper\u00a0: à chacun un seul avis. Chacun peut dépenser une boussole, pour tout le monde.',
    solo: 'Une boussole dissipe une tempête\u202f; toutes deux quittent la partie.',
    keep: 'Gardons-la',
    left: (n) => `Vous pouvez encore donner votre avis ${n} fois pendant ce tour.`,
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
    yellow: 'sous une tempête jaune\u00a0: trois cartes au plus',
    orange: 'sous une tempête orange\u00a0: seulement à côté d’îles',
    monster: 'a un monstre en main',
  },

  log: {
    monster: (who, where) => `${has(who)} laissé un monstre prendre l’île en ${where}`,
    finishBack: (who, names) =>
      `${has(who)} tenté l’arrivée, mais elle revient en main. Ont un monstre\u00a0: ${names}`,
    moveRocks: (row) => `Les rochers sont allés en rangée ${row}`,
    keepRocks: (who) => `${has(who)} défaussé deux cartes pour laisser les rochers`,
    rocksGone: 'Quatre rangées sont complètes\u00a0: les rochers ont disparu',
    storm: (who, storm) => `${has(who)} pioché ${storm}`,
    blow: (row) => `La tempête violette ferme la rangée ${row}`,
    reduce: (who, n) => `${has(who)} défaussé ${cards(n)} sous la tempête jaune`,
    compass: 'Une boussole est gagnée',
    spend: (who, storm) => `${has(who)} dépensé une boussole pour dissiper ${storm}`,
    discardHand: (who, n) => `${has(who)} défaussé une main entière de ${cards(n)}`,
  },
};

export default {
  list,
  cards,
  rough,
  grids,

  card: {
    island: (n) => `île ${n}`,
    start: 'carte Départ',
    finish: 'carte Arrivée',
    startShort: 'Départ',
    finishShort: 'Arrivée',
  },

  status: {
    setup: 'Distribution des cartes.',
    mustStart: 'C’est à vous\u00a0: vous avez la carte Départ et devez la jouer.',
    pledging: (names) => `Départ\u00a0: on attend ${names}.`,
    youPledge: 'Départ\u00a0: combien des huit cartes donnez-vous\u202f?',
    youAgree: 'Départ\u00a0: le compte y est. Êtes-vous d’accord\u202f?',
    giving: (names) => `Départ\u00a0: on attend ${names} pour le choix des cartes.`,
    youGive: (n) => `Départ\u00a0: choisissez ${cards(n)} à donner.`,
  },

  result: {
    won: (cells) => `Gagné\u00a0: les ${cells} îles sont dans l’ordre et l’arrivée est jouée.`,
    lostStart: 'Perdu\u00a0: il n’y avait pas huit cartes à donner pour le départ.',
    wonTitle: 'la mer est tranquille',
    wonLead: 'Toutes les îles dans l’ordre, du port jusqu’à l’ancre.',
    concededLeadSolo: 'La partie s’est arrêtée là.',
    lostTitle: 'le voyage s’arrête ici',
    lostStartLead: 'Toutes les mains réunies ne comptaient pas huit cartes pour le départ.',
    concededLead: 'Tout le monde a choisi d’en rester là.',
    islands: (n, all) =>
      plural(n, {
        one: `# île sur ${all} était posée.`,
        other: `# îles sur ${all} étaient posées.`,
      }),
  },

  sea: {
    label: 'La mer\u00a0: six rangées de six cases, d’en bas à gauche jusqu’en haut à droite',
    ascending: 'En montant\u00a0: chaque rangée de gauche à droite, puis la rangée du dessus',
    hopeless: 'laisse un trou que rien ne peut combler',
    chosen: (n) => `choisie pour ${n}`,
    startEmpty: 'Place du départ, vide',
    startFilled: 'Place du départ, occupée',
    finishEmpty: 'Place de l’arrivée, vide',
    finishFilled: 'Place de l’arrivée, occupée',
    start: 'Départ',
    finish: 'Arrivée',
  },

  dock: {
    chooseFinish: 'La mer est remplie. Jouez l’arrivée\u202f!',
    mustStart: 'Vous avez une carte Départ\u00a0: il faut la jouer maintenant.',
    mustStartHint: 'Ensuite, vous donnez tous ensemble exactement huit cartes.',
    mustStartHintSolo: 'Ensuite, vous piochez huit cartes de plus et en donnez exactement huit.',
    playStart: 'Jouer le départ',
    playFinish: 'Jouer l’arrivée',
    tooDear: (n, island, cost, others) =>
      `Le ${n} à côté du ${island} coûte ${cost}\u202f; vous ${others === 0 ? 'n’avez aucune autre carte' : `en avez ${others} ${others === 1 ? 'autre' : 'autres'}`}.`,
    comesAfter: (n, island) => `Le ${n} doit venir après le ${island}.`,
    comesBefore: (n, island) => `Le ${n} doit venir avant le ${island}.`,
    gapHint: '⚠ laisse un trou qu’aucune île ne comblera.',
    noUse: (card) => `La ${card} ne peut servir maintenant qu’à payer ou à être défaussée.`,
    hopeless: 'Cela laisse un trou qu’aucune île ne pourra plus combler.',
    confirmFinish: 'Jouer l’arrivée et terminer le voyage\u202f?',
    waitingFor: (names) => `On attend ${names}.`,
    pickGive: (left, begun) =>
      begun
        ? plural(left, { one: 'Choisissez encore # carte.', other: 'Choisissez encore # cartes.' })
        : plural(left, {
            one: 'Choisissez # carte à donner.',
            other: 'Choisissez # cartes à donner.',
          }),
    giveReadySolo: 'Ces cartes partent face cachée.',
    giveReady: 'Ces cartes seront données quand tout le monde aura choisi.',
    give: (n) => `Donner ${cards(n)}`,
    suggest: 'Proposer',
    givenWaiting: (names) => `Vos cartes sont mises de côté. On attend ${names}.`,
    givenAll: 'Vos cartes sont mises de côté.',
  },

  window: {
    picked: 'Choisies pour le départ',
    phrases: 'Déjà dit',
    saidAsk: (who, whom, count, more) => {
      const wish = `${count} de ${more ? 'plus' : 'moins'}`;
      if (who === null) return `Vous demandez ${wish} à ${whom}`;
      return whom === null ? `${who} vous demande ${wish}` : `${who} demande ${wish} à ${whom}`;
    },
    saidThink: (who) => says(who, 'Je réfléchis.'),
    announcePledge: (name, n) => `${name} promet ${n}.`,
    announceAgreed: (name) => `${name} est d’accord.`,
  },

  log: {
    first: (who) => (who === null ? 'Vous commencez' : `${who} commence`),
    place: (who, n, where, cost) =>
      `${has(who)} posé le ${n} en ${where}${cost === 0 ? '' : ` et payé ${cards(cost)}`}`,
    start: (who) => `${has(who)} joué le départ`,
    given: (parts) => `Huit cartes ont été données\u00a0: ${parts}`,
    gave: (who, n) => `${who} ${n}`,
    finish: (who) => `${has(who)} joué l’arrivée`,
  },

  reveal: {
    removed: 'Retirées avant la distribution',
    removedNone: 'Aucune île n’avait été retirée.',
    commonPile: 'Ce qui restait de la pioche',
    explorer: 'Ce qui restait de la pile d’exploration',
    pileEmpty: 'Rien\u00a0: tout a été pioché.',
  },
} satisfies typeof english;
