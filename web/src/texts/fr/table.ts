import type * as english from '~/texts/en/table';
import { de, formatter } from '~/texts/formatter';

const { plural, list, number, ago } = formatter('fr');

/** The figures of a finished game. */
const statistics: (typeof english.table)['statistics'] = {
  title: 'Le fil de la partie',
  figures: 'Ce que chacun a fait',
  figure: 'Donnée',
  together: 'tous',
  turns: 'Tours',
  paid: 'Cartes payées',
  discarded: 'Cartes défaussées',
  hand: 'Restées en main',
  pile: 'Encore dans la pioche',
  growth: 'Case après case',
  growthHint: 'Les cases remplies après chaque coup.',
  growthSeats:
    'Dessous, les coups de chacun\u202f: un trait quand une case a été remplie, un point pour tout autre coup.',
  moves: (n) => plural(n, { one: '# coup', other: '# coups' }),
  growthLabel: (quarter, half, late, end, all) =>
    `Cases remplies\u202f: ${quarter} après un quart des coups, ${half} après la moitié, ${late} après les trois quarts, ${end} sur ${all} à la fin`,
};

export const table: typeof english.table = {
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
    more: 'Autres',
    back: 'Retour',
    /** Where a payment is suggested and taken at once. */
    choosePayment: 'Choisir le paiement',
    fewerPresses:
      'Désormais, un coup se joue en deux gestes au lieu de trois. Cela se change dans les réglages.',
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

  rules: { contents: 'Sommaire', reading: 'notre lecture' },
};

export const beside: typeof english.beside = {
  course: {
    since: 'Depuis votre dernier tour',
    steps: 'Pas à pas',
    earlier: (n) => plural(n, { one: '# coup avant', other: '# coups avant' }),
    title: 'Retour en arrière',
    at: (n, last) => `Après le coup ${number(n)} sur ${number(last)}`,
    back: 'Retour à la partie',
    loading: 'Chargement des coups…',
    news: (n) => plural(n, { one: '# nouveau coup', other: '# nouveaux coups' }),
    minutes: (n) => `${number(n)} min`,
    hours: (n) => `${number(n)} h`,
    days: (n) => plural(n, { one: '# jour', other: '# jours' }),
    clock: (moved, began) =>
      `Dernier coup\u202f: ${ago(moved)}. La partie a commencé ${ago(began)}.`,
  },

  menu: {
    parts: 'Sections de cette fenêtre',
    seats: 'Places',
    options: 'Options',
    invite: 'Inviter',
    settings: 'Réglages',
    host: 'Hôte',
    forHost: 'Pour l’hôte',
    forHostSummary: 'Verrouiller, exclure, mettre en sourdine, transmettre',
    here: 'Qui est là',
    lockedNow: 'La table est verrouillée. Vous pourrez l’ouvrir entre deux parties.',
    openNow:
      'Entre deux parties, vous pouvez verrouiller la table, la confier à quelqu’un et exclure des joueurs.',
  },

  faces: {
    chooseFace: 'Choisir votre avatar',
    react: 'Réagir',
    reactions: {
      applause: 'Bien joué',
      heart: 'J’aime',
      laugh: 'Ha ha',
      gasp: 'Oh\u202f!',
      sigh: 'Dommage',
    },
    title: 'Votre avatar',
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
    take: 'Utiliser cet avatar',
  },

  help: {
    title: 'Commandes',
    pieces: 'Ce que font les éléments',
    inRules: 'Dans les règles',
    inRulesOf: (piece) => `Dans les règles\u202f: ${piece}`,

    hands: {
      title: 'Au doigt ou à la souris',
      press:
        'Touchez une carte, puis la case où elle va. Lors de votre première partie, confirmez avec le bouton.',
      drag: 'Ou faites-y glisser la carte. Pour défausser, payer ou donner, faites-la glisser sur votre nom.',
      back: '«\u00a0Retour\u00a0», ou la même carte encore une fois, annule un choix.',
      swipe: 'Balayez le plateau vers la droite ou la gauche pour voir le coup d’avant ou d’après.',
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
        hint: 'Sinon, appuyez sur I ou gardez le doigt dessus pour le lire.',
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
    chapters: 'Chapitres de la leçon',
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

export const refusals: typeof english.refusals = {
  malformed: 'Le serveur n’a pas compris. Rechargez la page et réessayez.',
  binary_frame: 'Le serveur n’a pas compris. Rechargez la page et réessayez.',
  unknown_command: 'Le serveur ne connaît pas cette demande. Rechargez la page et réessayez.',
  too_large: 'C’est trop long.',
  too_slow: 'L’envoi a pris trop de temps. Réessayez.',
  too_fast: 'C’était trop rapide. Attendez un instant et réessayez.',
  too_many_requests: 'Trop de demandes. Attendez un instant et réessayez.',
  too_many_guesses:
    'Trop d’adresses inexistantes ont été essayées depuis votre réseau. Attendez une minute et réessayez.',
  too_many_creations:
    'Trop de tables et de fichiers sont venus de votre réseau. Attendez un peu et réessayez.',
  analysis_running:
    'Une autre partie est déjà en cours d’analyse pour vous. Attendez qu’elle soit terminée.',
  analyses_waiting:
    'Deux parties de votre réseau attendent déjà leur analyse. Réessayez quand l’une d’elles sera terminée.',
  too_many_connections:
    'Trop de pages de ce site sont ouvertes sur votre réseau. Fermez-en quelques-unes.',
  server_full: 'Il y a trop de monde sur ce serveur. Revenez plus tard.',
  room_crowded: 'Trop de monde regarde cette table. Revenez plus tard.',
  unknown_room: 'Cette table n’existe pas.',
  bad_command_id: 'Le serveur n’a pas compris. Rechargez la page et réessayez.',
  no_credentials:
    'Le serveur ne reconnaît pas ce navigateur. Vérifiez que les cookies sont autorisés.',
  bad_credentials: 'Le serveur ne reconnaît pas ce navigateur. Rechargez la page.',
  operators_only: 'Seule la personne qui exploite ce serveur peut faire cela.',
  upgrade_required:
    'Quelque chose entre vous et le serveur ne laisse pas passer la connexion aux tables. Prévenez la personne qui gère le serveur.',
  wrong_origin:
    'Ce serveur n’est pas configuré pour cette adresse. Vous n’y êtes pour rien : prévenez la personne qui le gère ; le journal du serveur dit ce qu’il faut changer.',
  not_host: 'Seul l’hôte peut faire cela.',
  not_seated: 'Vous n’avez pas de place à cette table.',
  already_seated: 'Vous avez déjà une place à cette table.',
  seat_taken: 'Quelqu’un vient de prendre cette place.',
  seat_out_of_range: 'Cette place n’existe pas à cette table.',
  name_empty: 'Indiquez d’abord votre nom.',
  name_too_long: 'Un nom compte 24 caractères au plus.',
  name_forbidden_characters: 'Ce nom contient des caractères qui ne sont pas admis.',
  renamed_too_often:
    'Vous pouvez changer de nom trois fois par minute. Attendez un peu, puis réessayez.',
  name_confusable: 'Ce nom ressemble trop à celui d’une autre personne de la table.',
  not_this_step: 'Les règles le permettent, mais la leçon demande autre chose.',
  lesson_over: 'Cette leçon n’a plus d’étapes.',
  name_required: 'Choisissez d’abord un nom.',
  game_running: 'C’est impossible pendant une partie.',
  no_game_running: 'Aucune partie n’est en cours.',
  too_few_players: 'Il n’y a pas encore assez de joueurs.',
  too_many_players: 'Il y a trop de joueurs pour ce jeu.',
  talk_closed: 'On ne peut rien dire en ce moment.',
  chat_empty: 'Écrivez d’abord un message.',
  chat_too_long: 'Un message compte 300 caractères au plus.',
  chat_forbidden_characters: 'Ce message contient des caractères qui ne sont pas admis.',
  chat_too_fast: 'C’était trop rapide. Attendez un instant avant d’écrire à nouveau.',
  spectators_off: 'Cette table n’admet pas de spectateurs.',
  removed: 'L’hôte vous a fait quitter cette table.',
  founder_stays: 'La personne qui a ouvert cette table ne peut pas en être exclue.',
  unknown_guest: 'Cette personne n’est plus ici.',
  table_locked: 'L’hôte a verrouillé cette table\u202f: personne d’autre ne peut s’asseoir.',
  muted: 'L’hôte ne vous laisse plus écrire ici.',
  seat_not_away:
    'Cette personne est revenue, ou n’est pas absente ou inactive depuis assez longtemps.',
  not_partner: 'Aucun partenaire n’occupe cette place.',
  handed_too_often: 'Cette place a été confiée trop souvent à un partenaire pendant cette partie.',
  seat_not_free: 'Cette place n’est pas libre.',
  seen_other_hand:
    'Vous avez vu une autre main de cette partie et ne pouvez plus reprendre cette place.',
  look_off: 'À cette table, personne ne peut voir les mains.',
  has_played: 'Vous avez joué dans cette partie et ne pouvez pas en voir les autres mains.',
  already_looked: 'Vous voyez déjà toutes les mains.',
  phrases_used_up: 'Vous avez dit tout ce que vous pouviez dire cette fois-ci.',
  changes_used_up: 'Vous avez fait tous les changements possibles cette fois-ci.',
  unavailable:
    'Le serveur ne peut rien enregistrer pour le moment. Rien n’a changé\u202f; réessayez bientôt.',
  rules_failed: 'Une erreur s’est produite dans les règles de ce jeu. Rien n’a été modifié.',
  room_exhausted: 'Cette table a atteint ses limites. Ouvrez-en une nouvelle pour continuer.',
  until_next_game:
    'Il s’est passé trop de choses ici depuis le début de la dernière partie. Ce sera de nouveau possible quand la prochaine aura commencé.',
  busy: 'Le serveur est occupé par de longues parties. Réessayez bientôt.',
  other_rules:
    'Cette partie demande une autre version du serveur. Elle est conservée jusqu’à son retour.',
  restarting: 'Le serveur redémarre. Réessayez dans un instant.',
  unknown_game: 'Le serveur ne connaît pas ce jeu.',
  option_out_of_range: 'L’une des options a une valeur impossible.',
  option_not_available: 'L’une des options ne peut pas encore être jouée ici.',
  option_not_combinable: 'Ces options ne peuvent pas être combinées.',
  seats_out_of_range: 'Le jeu ne se joue pas à ce nombre de joueurs.',
  no_such_seat: 'Cette place n’existe pas dans cette partie.',
  not_a_deal: 'Ces cartes ne peuvent pas être distribuées dans ce jeu.',
  impossible_chance: 'Le hasard ne peut pas décider cela dans ce jeu.',
  unknown_path: 'Il n’y a rien à cette adresse.',
  wrong_method: 'Le serveur n’a pas compris. Rechargez la page et réessayez.',
  unknown_link: 'Ce lien n’existe pas, ou date de plus de dix minutes.',
  link_used: 'Ce lien a déjà servi.',
  unknown_deal: 'Cette donne n’existe pas.',
  no_game_yet: 'Aucune partie n’a encore été jouée à cette table.',
  deal_fixed: 'Les options sont celles de la donne choisie.',
  deal_other_seats: 'La donne choisie est prévue pour un autre nombre de joueurs.',
  deal_incomplete: 'Cet enregistrement s’arrête avant que le début de la partie soit fixé.',
  unknown_day: 'Il n’y a pas de donne pour ce jour.',
  daily_played:
    'Quelqu’un à cette table a déjà joué cette donne du jour, et chacun ne la joue qu’une fois. Choisissez une donne au hasard.',
  daily_not_over:
    'C’est la donne du jour. Les parties pourront être revues à la fin de la journée.',
  deal_being_played:
    'Cette donne se rejoue en ce moment à sa table. Les parties précédentes vous seront ouvertes à la fin de celle-ci.',
  unknown_record: 'Il n’y a pas d’enregistrement de cette partie.',
  bad_record: 'Ce n’est pas un enregistrement valide.',
  cannot_close:
    'Cette partie ne se ferme pas\u202f: elle s’arrête quand tous sont d’accord pour abandonner.',
  already_agreed: 'Vous avez déjà accepté.',
  game_not_over: 'Ce sera possible une fois la partie terminée.',
  internal: 'Une erreur s’est produite sur le serveur. Réessayez bientôt.',
  wrong_outcome: 'Le résultat n’est pas celui auquel mènent les coups.',
  unreadable_file: 'Ce fichier n’a pas pu être lu.',
  offline: 'Le serveur est injoignable. Vérifiez la connexion.',
  room_closed: 'Cette table est fermée.',
  abandoned: 'La page a été quittée avant la réponse du serveur.',
};
