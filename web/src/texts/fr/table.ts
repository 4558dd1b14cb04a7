import type { Messages } from '~/card-table/texts';
import { formatter } from '~/texts/formatter';

const { plural, list, number, ago } = formatter('fr');

/** The figures of a finished game. */
const statistics: Messages['statistics'] = {
  title: 'Le fil de la partie',
  figures: 'Ce que chacun a fait',
  figure: 'Chiffre',
  together: 'tous',
  turns: 'Tours',
  paid: 'Cartes payées',
  discarded: 'Cartes défaussées',
  hand: 'Restées en main',
  pile: 'Restées à piocher',
  growth: 'Case après case',
  growthHint: 'Les cases remplies après chaque coup.',
  growthSeats:
    'Dessous, les coups de chacun\u202f: un trait quand une case a été remplie, un point pour tout autre coup.',
  moves: (n) => plural(n, { one: '# coup', other: '# coups' }),
  growthLabel: (quarter, half, late, end, all) =>
    `Cases remplies\u202f: ${quarter} après un quart des coups, ${half} après la moitié, ${late} après les trois quarts, ${end} sur ${all} à la fin`,
};

export const fr: Messages = {
  list,
  number,
  statistics,

  status: {
    yourTurn: 'C’est à vous.',
    turnOf: (name) => `C’est à ${name} de jouer.`,
    over: 'La partie est terminée.',
  },

  hand: {
    label: 'Votre main',
    of: (name) => `Main de ${name}`,
    none: 'Aucune carte en main',
    empty: 'Votre main est vide.',
    payLabel: 'choisie pour payer',
    discardLabel: 'choisie pour la défausse',
    giveLabel: 'choisie pour le départ',
    placing: 'en train d’être posée',
  },

  dock: {
    label: 'Votre coup',
    position: 'Cette position',
    watching: 'Vous regardez. Les mains restent cachées jusqu’à la fin.',
    next: 'Ensuite, c’est à vous.',
    after: (name) => `Vous jouez après ${name}.`,
    more: 'Plus',
    back: 'Retour',
    /** Where a payment is suggested and taken at once. */
    choosePayment: 'Choisir le paiement',
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

  seats: {
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
    conceded: 'veut arrêter',
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
    soFar: (names) => `Déjà d’accord\u202f: ${names}.`,
    nobody: 'Personne n’a encore accepté.',
    confirm: 'Accepter d’arrêter',
    confirmSolo: 'Abandonner',
    keep: 'Continuer',
    waiting: (have, all) => `${have} sur ${all} acceptent d’arrêter`,
  },

  reveal: {
    title: 'Ce qui était caché',
    hand: 'Main',
    pile: 'Pioche',
    discards: 'Défausse',
    none: 'rien',
  },

  rules: {
    contents: 'Sommaire',
    reading: 'notre lecture',
  },

  /** Ce qui s’est passé dans une partie en cours, et depuis combien de temps elle dure. */
  course: {
    since: 'Depuis votre dernier tour',
    steps: 'Pas à pas',
    earlier: (n) => plural(n, { one: '# coup avant', other: '# coups avant' }),
    title: 'En arrière',
    at: (n, last) => `Après le coup ${number(n)} sur ${number(last)}`,
    back: 'Retour à la partie',
    loading: 'Chargement des coups…',
    news: (n) => plural(n, { one: '# nouveau coup', other: '# nouveaux coups' }),
    minutes: (n) => `${number(n)} min`,
    hours: (n) => `${number(n)} h`,
    days: (n) => plural(n, { one: '# jour', other: '# jours' }),
    clock: (moved, began) => `Dernier coup ${ago(moved)} ; la partie a commencé ${ago(began)}.`,
  },

  /** Les parties de la fenêtre d’une table, et ce que l’hôte trouve au même endroit. */
  menu: {
    parts: 'Parties de cette fenêtre',
    seats: 'Places',
    options: 'Options',
    invite: 'Inviter',
    settings: 'Réglages',
    host: 'Hôte',
    forHost: 'Pour l’hôte',
    forHostSum: 'Verrouiller, retirer, rendre muet, transmettre',
    here: 'Qui est là',
    lockedNow: 'La table est verrouillée. Vous pourrez l’ouvrir entre deux parties.',
    openNow:
      'Entre deux parties, vous pouvez verrouiller la table, la confier à quelqu’un et retirer des joueurs.',
  },

  /** Les visages et les réactions au choix des invités. */
  faces: {
    chooseFace: 'Choisir votre visage',
    react: 'Réagir',
    reactions: {
      applause: 'Bien joué',
      heart: 'J’aime',
      laugh: 'Ha ha',
      gasp: 'Oh\u202f!',
      sigh: 'Dommage',
    },
    title: 'Votre visage',
    drawing: 'Dessin',
    drawings: [
      'Poisson',
      'Baleine',
      'Crabe',
      'Pieuvre',
      'Tortue',
      'Étoile de mer',
      'Mouette',
      'Phoque',
      'Méduse',
      'Manchot',
      'Loutre',
      'Soleil',
    ],
    colour: 'Couleur',
    colours: ['Bleu', 'Vert', 'Violet', 'Rouge', 'Ocre', 'Ardoise', 'Rose', 'Turquoise'],
    take: 'Prendre ce visage',
  },

  help: {
    title: 'Commandes',
    pieces: 'À quoi servent les éléments',
    inRules: 'Dans les règles',
    inRulesOf: (piece) => `Dans les règles\u202f: ${piece}`,

    hands: {
      title: 'Au doigt ou à la souris',
      press:
        'Pressez une carte, puis sa case. Lors de votre première partie, un bouton la joue ensuite.',
      drag: 'Ou faites-y glisser la carte. Pour défausser, payer ou donner, faites-la glisser sur votre nom.',
      back: '«\u00a0Retour\u00a0», ou la même carte encore une fois, annule un choix.',
      swipe: 'Balayez le plateau de côté pour le coup d’avant ou d’après.',
      hold: 'Gardez le doigt ou laissez la souris sur une carte ou un élément pour lire ce que c’est.',
    },

    keys: {
      title: 'Au clavier',
      space: 'Espace',
      card: 'prendre la carte à cette place de la main',
      hand: 'aller à la main',
      board: 'aller au plateau',
      arrows: 'de carte en carte, de case en case',
      choose: 'choisir',
      back: 'annuler le choix',
      discard: 'défausser deux cartes',
      explain: 'ce qu’est la carte ou la case, sinon tous les éléments',
      rules: 'les règles',
      help: 'cette page',
    },

    replayKeys: {
      step: 'un coup en arrière, un coup en avant',
      ends: 'au début, à la fin',
      play: 'lecture et pause',
    },

    switches: {
      confirm: {
        title: 'Trois gestes par coup',
        hint: 'Carte, case, puis un bouton. Sinon, la case joue le coup aussitôt, payé avec les cartes les moins utiles.',
      },
      explaining: {
        title: 'Expliquer ce que la souris désigne',
        hint: 'Sinon, la touche I ou un doigt maintenu l’explique toujours.',
      },
      shortcuts: {
        title: 'Raccourcis à une touche',
        hint: 'Sinon, lettres et chiffres seuls ne font rien.',
      },
    },
  },

  lesson: {
    title: (game) => `Apprendre ${game}`,
    coach: 'Guide',
    progress: (step, of) => `Étape ${step} sur ${of}`,
    chapters: 'Parties de la leçon',
    others: 'Regardez ce que font les autres…',
    slip: (why) => `${why} Essayez encore.`,
    unheard: 'Ici, seul le guide écoute. À une vraie table, les autres voient ce que vous dites.',
    back: 'Retour',
    show: 'Montrez-moi',
    next: 'Continuer',
    again: 'Recommencer',
    play: 'Jouer pour de bon',
    leave: 'Quitter la leçon',
    leaveShort: 'Quitter',
  },
};
