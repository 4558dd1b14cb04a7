import type english from '~/texts/en/table';
import { de, formatter } from '~/texts/formatter';

const { plural } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

/** The figures of a finished game. */
const statistics: (typeof english)['statistics'] = {
  title: 'Le fil de la partie',
  figures: 'Ce que chacun a fait',
  figure: 'Donnée',
  together: 'tous',
  turns: 'Coups',
  paid: 'Cartes payées',
  discarded: 'Cartes défaussées',
  hand: 'Restées en main',
  pile: 'Encore dans la pioche',
  growth: 'Case après case',
  growthHint: 'Les cases remplies après chaque coup.',
  growthSeats:
    'Dessous, les coups de chacun\u00a0: un trait quand une case a été remplie, un point pour tout autre coup.',
  moves: (n) => plural(n, { one: '# coup', other: '# coups' }),
  growthLabel: (quarter, half, late, end, all) =>
    `Cases remplies\u00a0: ${quarter} après un quart des coups, ${half} après la moitié, ${late} après les trois quarts, ${end} sur ${all} à la fin`,
};

export default {
  statistics,

  status: {
    yourTurn: 'C’est à vous.',
    turnOf: (name) => `C’est à ${name} de jouer.`,
    over: 'La partie est terminée.',
  },

  hand: {
    follow: (name) => `Ne montrer que la main ${de(name)}`,
    followNone: 'Montrer toutes les mains',
    label: 'Votre main',
    of: (name) => `Main ${de(name)}`,
    none: 'Aucune carte en main',
    empty: 'Votre main est vide.',
    payLabel: 'choisie pour payer',
    discardLabel: 'choisie pour la défausse',
    giveLabel: 'choisie pour le départ',
    placing: 'à poser',
  },

  dock: {
    label: 'Votre coup',
    position: 'Cette position',
    watching: 'Vous regardez. Les mains restent cachées jusqu’à la fin.',
    next: 'Ensuite, c’est à vous.',
    after: (name) => `Vous jouez après ${name}.`,
    more: 'Plus',
    back: 'Retour',
    waits: 'Pas encore envoyé',
    waitsHint: 'La touche Échap l’annule.',
    takeBack: 'Reprendre',
    sendNow: 'Envoyer',
    takenBack: 'Coup repris.',
    notSent: 'Votre coup n’a pas été envoyé.',
    discardTwo: 'Défausser deux',
    onlyDiscard: 'Aucune carte ne peut être posée. Défaussez-en deux.',
    pickDiscard: (left) =>
      plural(left, {
        one: 'Choisissez encore # carte à défausser.',
        other: 'Choisissez # cartes à défausser.',
      }),
    discardReady: 'Ces deux cartes vont face cachée sur votre défausse.',
    discard: 'Défausser',
  },

  players: {
    label: 'Joueurs',
    computer: 'ordinateur',
    you: 'vous',
    turn: 'doit jouer',
    hand: (n) => plural(n, { one: '# carte en main', other: '# cartes en main' }),
    pile: (n) => plural(n, { one: '# carte à piocher', other: '# cartes à piocher' }),
    discards: (n) => plural(n, { one: '# carte défaussée', other: '# cartes défaussées' }),
    handWord: 'en main',
    pileWord: 'à piocher',
    discardsWord: 'défaussées',
    away: 'hors ligne',
    free: 'place libre',
  },

  log: {
    title: 'Journal',
    open: 'Journal',
    showAll: 'Tout afficher',
    loading: 'Chargement…',
    failed: 'Le journal n’a pas pu être chargé.',
    empty: 'Il ne s’est encore rien passé.',
  },

  concede: {
    open: 'Abandonner',
    title: 'Abandonner cette partie\u202f?',
    lead: 'La partie est perdue dès que tout le monde a accepté d’arrêter. Vous ne pourrez pas revenir en arrière.',
    leadSolo: 'La partie sera perdue. Vous ne pourrez pas revenir en arrière.',
    soFar: (names) => `Déjà d’accord\u00a0: ${names}.`,
    none: 'Personne n’a encore accepté.',
    confirm: 'Accepter d’arrêter',
    confirmSolo: 'Abandonner',
    keep: 'Continuer',
    short: 'Arrêt\u202f?',
    waiting: (have, all) =>
      plural(have, {
        one: `# sur ${all} accepte d’arrêter`,
        other: `# sur ${all} acceptent d’arrêter`,
      }),
  },

  reveal: {
    title: 'Ce qui était caché',
    hand: 'Main',
    pile: 'Pioche',
    discards: 'Défausse',
    none: 'rien',
  },

  coop: {
    cell: {
      at: (row, column) => `rangée ${row}, case ${column}`,
      empty: 'vide',
      last: 'dernier coup',
      placeFree: (card) => `poser le ${card} gratuitement`,
      placeFor: (card, cost) => `poser le ${card} pour ${cards(cost)}`,
      filled: (n, all) => `${n} sur ${all}`,
    },

    dock: {
      choose: 'Choisissez une carte à poser.',
      chooseOrDiscard: 'Choisissez une carte à poser, ou défaussez-en deux.',
      pickCell: (card) => `Où poser le ${card}\u202f? Choisissez une case en surbrillance.`,
      costHint: 'Le chiffre est le prix en cartes.',
      noCell: (card) => `Le ${card} ne peut aller nulle part pour l’instant.`,
      free: (card) => `Le ${card} se pose ici gratuitement.`,
      pay: (card, missing, begun) =>
        missing === 0
          ? `Le ${card} ici\u00a0: vous payez avec les cartes relevées.`
          : `Le ${card} ici\u00a0: choisissez ${begun ? 'encore ' : ''}${cards(missing)} pour payer.`,
      place: (card) => `Poser le ${card}`,
      placeAndPay: (card, cost) => `Poser le ${card}, payer ${cost}`,
    },

    log: {
      discard: (who) => `${who === null ? 'Vous avez' : `${who} a`} défaussé deux cartes`,
      concede: (who) => `${who === null ? 'Vous acceptez' : `${who} accepte`} d’arrêter`,
    },

    phrases: {
      paying: (phrase, paid) => `${phrase}, en payant avec ${paid}`,
      discard: (given) => `défausser ${given}`,
      concede: 'accepter d’arrêter',
    },

    result: {
      lostStuck: (who) =>
        `Perdu\u00a0: ${who === null ? 'vous ne pouviez' : `${who} ne pouvait`} plus rien jouer.`,
      conceded: 'Abandon\u00a0: tout le monde a accepté d’arrêter.',
      concededSolo: 'Partie abandonnée.',
      stuck: (who) =>
        `${who === null ? 'Vous n’aviez' : `${who} n’avait`} plus de carte jouable, ni deux cartes à défausser.`,
      together: 'Vous l’avez fait ensemble, sans un mot.',
      alone: 'Et en solo.',
      wonTitle: (how) => `Gagné\u00a0: ${how}`,
      lostTitle: (how) => `Perdu\u00a0: ${how}`,
      watched: {
        wonTitle: (how) => `La table a gagné\u00a0: ${how}`,
        lostTitle: (how) => `La table a perdu\u00a0: ${how}`,
      },
    },
  },
} satisfies typeof english;
