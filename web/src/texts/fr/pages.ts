import type { Messages } from '~/texts';
import { finding } from './finding';
import { formatter } from '~/texts/formatter';

const { plural, list, ordinal, number, time, ago, date } = formatter('fr');

export const fr: Messages = {
  brand: 'Tranquility, online',
  list,
  number,
  time,
  ago,
  date,
  nthGame: (n) => ordinal(n, { one: '#re partie', other: '#e partie' }),
  ...finding,

  frame: {
    skip: 'Aller au contenu',
    settings: 'Réglages',
    language: 'Langue',
    scheme: 'Couleurs',
    schemes: { system: 'Système', light: 'Claires', dark: 'Sombres' },
    motion: 'Animations',
    motions: { system: 'Système', reduced: 'Réduites' },
    moves: 'Un coup se joue en',
    presses: { two: 'deux gestes', three: 'trois gestes' },
    close: 'Fermer',
    cancel: 'Annuler',
    controls: 'Commandes',
    rules: 'Règles',
    yourTurn: 'À vous',
  },

  loading: {
    busy: 'Chargement…',
    failed: 'Le chargement a échoué.',
    retry: 'Réessayer',
  },

  offline: {
    title: 'Le serveur est injoignable',
    text: 'Soit vous êtes hors ligne, soit le serveur fait une pause. Dès qu’il répond, cette page reprend d’elle-même.',
    safe: 'Vos tables sont en sécurité : le serveur garde chaque coup.',
    rules: 'En attendant, vous pouvez lire les règles :',
  },

  home: {
    title: 'Jouer aux cartes entre amis, à distance',
    lead: 'Deux jeux silencieux que l’on gagne ensemble, et une course aux points plus bavarde. Ouvrez une table, envoyez le lien, et jouez.',
    create: 'Ouvrir une table',
    game: 'Jeu',
    rulesOf: (game) => `Règles de ${game}`,
    learnFirst: 'Vous découvrez ce jeu\u202f?',
    learn: 'Apprendre en jouant',
    talk: 'Discussion pendant la partie',
    talkSilent: 'Silence',
    talkSilentHint: 'Pendant la partie, les joueurs ne peuvent pas s’écrire.',
    talkOpen: 'Libre',
    talkOpenChip: 'Discussion libre',
    talkOpenHint: 'Les joueurs peuvent discuter à tout moment. Chacun le voit avant de s’asseoir.',
    forPlayers: (min, max) =>
      min === max
        ? plural(max, { one: 'Pour # joueur exactement.', other: 'Pour # joueurs exactement.' })
        : `De ${number(min)} à ${number(max)} joueurs.`,
    marks: ['plus facile', 'un peu plus difficile', 'plus difficile', 'bien plus difficile'],
    talkUsual: 'Comme le veulent les règles',
    spectators: 'Spectateurs admis',
    spectatorsHint:
      'Ils ne voient aucune main, sauf si vous le permettez. Ce qu’ils écrivent reste caché aux joueurs jusqu’à la fin de la partie.',
    variants: 'Variantes',
    playNow: 'Jouer maintenant',
    playNowHint: (game) => `${game} avec deux partenaires virtuels`,
    playAlone: 'Jouer en solo',
    play: 'Jouer',
    playGame: (game) => `Jouer à ${game}`,
    options: 'Options',
    optionsOf: (game) => `Options de ${game}`,
    goOn: 'Continuer',
    createButton: 'Ouvrir la table',
    creating: 'Ouverture de la table…',
    join: 'Rejoindre une table',
    code: 'Code ou lien',
    codeHint:
      'Dix lettres et chiffres, par exemple abcde-fghjk. Le code d’une donne convient aussi.',
    codeWrong: 'Ce n’est pas le code d’une table, ni celui d’une donne.',
    joinButton: 'Rejoindre',
    moveTitle: 'Sur un autre appareil ?',
    move: 'Passer sur un autre appareil',
    seatsRange: (min, max) =>
      min === max
        ? plural(max, { one: '# joueur', other: '# joueurs' })
        : `${number(min)} à ${number(max)} joueurs`,
  },

  phase: { lobby: 'En attente', playing: 'En cours', over: 'Terminée' },

  table: {
    title: (code) => `Table ${code}`,
    connecting: 'Ouverture de la table…',
    connectingLong:
      'C’est plus long que d’habitude. Si cela dure, vérifiez la connexion et que les cookies sont autorisés pour ce site.',
    full: {
      server_full: 'Le serveur est complet en ce moment.',
      room_crowded: 'Trop de monde regarde cette table en ce moment.',
      too_many_connections:
        'Trop de pages de ce site sont ouvertes sur votre réseau. Fermez-en quelques-unes.',
    },
    comesIn: 'La table s’ouvrira d’elle-même dès qu’il y aura de la place.',
    reconnecting: 'Connexion perdue. Nouvel essai…',
    restarting: 'Le serveur redémarre ; votre partie est conservée et reviendra d’elle-même.',
    gone: 'Serveur injoignable ; votre partie est conservée et reviendra d’elle-même.',
    storageAway:
      'Le serveur ne peut rien enregistrer pour le moment ; la partie reprendra dès que possible.',
    restartIn: (minutes) =>
      plural(minutes, {
        one: 'Le serveur redémarre dans # minute ; votre partie est conservée.',
        other: 'Le serveur redémarre dans # minutes ; votre partie est conservée.',
      }),
    restartSoon: 'Le serveur va redémarrer d’un instant à l’autre ; votre partie est conservée.',
    unsent: 'Votre dernière action partira dès que la connexion sera rétablie.',
    unknownTitle: 'Cette table n’existe pas',
    unknown: 'Le code est peut-être mal tapé, ou la table a été rangée depuis longtemps.',
    closedTitle: 'Cette table a été fermée',
    removedTitle: 'Vous ne faites plus partie de cette table',
    removed: 'L’hôte vous a retiré de cette table. Lui seul peut vous laisser revenir.',
    unwatchableTitle: 'Une partie est en cours',
    unwatchable:
      'L’hôte n’admet pas de spectateurs. Vous pourrez entrer une fois la partie terminée.',
    playedElsewhereTitle: 'Vous jouez cette donne en ce moment',
    playedElsewhere:
      'Vous jouez cette donne à une autre table. La partie d’ici vous sera ouverte à la fin de la vôtre.',
    otherRulesTitle: 'Cette partie attend',
    otherRules:
      'Elle a commencé avec une autre version du serveur, dont celle-ci ne connaît pas les règles. La partie est conservée telle quelle et reprendra au retour de cette version.',
    unplayable: 'Cette page ne connaît pas le jeu de cette table. Essayez de la recharger.',
    home: 'Accueil',
    openTalk: 'La discussion est libre à cette table.',
    openTalkHint: 'Les joueurs peuvent discuter entre eux pendant la partie.',
    silentTalkHint: 'Pendant la partie, personne ne peut envoyer de message.',
    menu: 'Table',
    started: 'La partie commence.',
    over: 'La partie est terminée.',
    watching: 'Vous regardez',
  },

  seats: {
    title: 'Places',
    empty: 'Place libre',
    you: 'Vous',
    host: 'Hôte',
    away: 'Hors ligne',
    free: 'Place libérée',
    yourName: 'Votre nom',
    nameHint: '24 caractères au plus. Les autres le verront.',
    nameMissing: 'Indiquez d’abord votre nom.',
    sit: 'S’asseoir ici',
    joinAs: (name) => (name === '' ? 'Rejoindre' : `Jouer sous le nom ${name}`),
    sitAt: (n) => `S’asseoir ici, place ${number(n)}`,
    move: 'Venir ici',
    moveTo: (n) => `Venir ici, place ${number(n)}`,
    stand: 'Se lever',
    more: (name) => `Gérer ${name}`,
    handOver: (name) => `Faire de ${name} l’hôte`,
    remove: (name) => `Retirer ${name}`,
    removeTitle: (name) => `Retirer ${name} de la table ?`,
    removeText:
      'Cette personne perd sa place et ne peut plus s’asseoir ni écrire ici tant que vous ne la laissez pas revenir.',
    removeConfirm: 'Retirer',
    guestsTitle: 'Personnes sans place',
    nameless: 'Personne sans nom',
    mute: 'Mettre en sourdine',
    muteName: (name) => `Mettre ${name} en sourdine`,
    unmute: 'Laisser écrire',
    unmuteName: (name) => `Laisser écrire : ${name}`,
    removeGuestText:
      'Cette personne ne pourra plus regarder, s’asseoir ni écrire ici tant que vous ne la laissez pas revenir.',
    lock: 'Verrouiller la table',
    lockHint: 'Plus de nouveaux joueurs : seuls ceux qui ont une place peuvent jouer.',
    locked: 'L’hôte a verrouillé la table : personne d’autre ne peut s’asseoir.',
    removedTitle: 'Retirés',
    readmit: 'Laisser revenir',
    readmitName: (name) => `Laisser revenir ${name}`,
    watchers: (n) => plural(n, { one: '# personne sans place', other: '# personnes sans place' }),
    freeSeat: 'Libérer la place',
    freeSeatOf: (name) => `Libérer la place de ${name}`,
    freeTitle: (name) => `Libérer la place de ${name} ?`,
    freeText: (name) =>
      `${name} est hors ligne depuis un moment. Quelqu’un d’autre pourra reprendre la place, avec sa main.`,
    takeOver: 'Reprendre la place',
    takeOverOf: (name) => `Reprendre la place de ${name}`,
    takeOverText: (name) => `Vous continuez avec la main de ${name}, sous votre propre nom.`,
    isIdle: (names) => `La table attend ${list(names)} depuis un moment.`,
    freeIdleText: (name) =>
      `La table attend ${name} depuis trois minutes. Quelqu’un d’autre pourra reprendre la place, avec sa main.`,
    playsAs: (name) => `Vous jouez sous le nom de ${name} jusqu’à la fin de cette partie.`,
    takeOverSilentText: (name) =>
      `Vous continuez avec la main de ${name}, et sous ce nom jusqu’à la fin de la partie.`,
    nameAfter: 'Votre nom après cette partie',
    isAway: (names) =>
      plural(names.length, {
        one: `${list(names)} est hors ligne.`,
        other: `${list(names)} sont hors ligne.`,
      }),
    isFree: (names) =>
      plural(names.length, {
        one: `La place de ${list(names)} est libre.`,
        other: `Les places de ${list(names)} sont libres.`,
      }),
  },

  partners: {
    title: 'Partenaires virtuels',
    computer: 'Ordinateur',
    levels: { gentle: 'Détendu', steady: 'Solide', sharp: 'Redoutable' },
    levelOf: (name) => `Niveau de jeu : ${name}`,
    add: 'Ajouter un partenaire',
    addAt: (n) => `Ajouter un partenaire, place ${number(n)}`,
    remove: (name) => `Retirer ${name}`,
    some: (n) => plural(n, { one: '# partenaire virtuel', other: '# partenaires virtuels' }),
    with: (names) => `Partenaires virtuels : ${list(names)}`,
    mark: 'Avec des partenaires virtuels',
    call: (name) => `Faire jouer un partenaire pour ${name}`,
    playOnTitle: 'Vous devez partir ?',
    playOnHint: 'Un partenaire virtuel joue vos cartes jusqu’à votre retour. Les autres le voient.',
    playOn: 'Jouer à ma place',
    playsOn: 'Un partenaire virtuel joue vos cartes.',
    back: 'Je suis de retour',
  },

  start: {
    button: 'Commencer la partie',
    again: 'Rejouer',
    iAmReady: 'Je suis prêt',
    notYet: 'Pas encore',
    isReady: 'prêt',
    readyOf: (ready, all) => `${ready} sur ${all} sont prêts à rejouer.`,
    titleReady: (ready, all) => `${ready}/${all} prêts`,
    waitHost: (name) => `On attend que ${name} lance la partie.`,
    waitHostUnknown: 'On attend que l’hôte lance la partie.',
    againHost: (name) => `${name} peut lancer la partie suivante.`,
    againHostUnknown: 'L’hôte peut lancer la partie suivante.',
    sitFirst: 'Prenez une place pour jouer, ou restez pour regarder.',
    sitOnly: 'Prenez une place pour jouer.',
    unnamed: (n) =>
      plural(n, {
        one: '# invité choisit encore son nom.',
        other: '# invités choisissent encore leur nom.',
      }),
    withoutYou: 'La partie a commencé sans vous. Vous pourrez prendre place à la fin.',
  },

  share: {
    title: 'Inviter des amis',
    text: 'Toute personne qui a ce lien peut jouer ou regarder.',
    onlyHere:
      'Ce lien ne fonctionne que sur cet ordinateur. Pour inviter des amis, ouvrez le site à l’adresse où ils peuvent l’atteindre, puis copiez le lien à nouveau.',
    textNoWatching: 'Toute personne qui a ce lien peut jouer.',
    link: 'Lien vers cette table',
    code: 'Code',
    copy: 'Copier le lien',
    copied: 'Copié',
    copyFailed: 'La copie ne fonctionne pas ici. Le lien est sélectionné : copiez-le à la main.',
    share: 'Partager…',
    message: (game) => `Jouez à ${game} avec moi`,
    showQr: 'Afficher le code QR',
    hideQr: 'Masquer le code QR',
    qr: (text) => `Code QR de ${text}`,
  },

  close: {
    title: 'Arrêter la partie',
    hint: 'Une partie où chacun joue pour soi ne s’abandonne pas. Quand tous ceux qui sont là sont d’accord, elle se ferme sans résultat.',
    button: 'Fermer la partie',
    confirmTitle: 'Fermer la partie sans résultat ?',
    confirm:
      'La partie sera fermée quand tous ceux qui sont là auront accepté. Vous ne pourrez pas revenir sur votre accord.',
    agree: 'Accepter de fermer',
    soFar: (names) =>
      plural(names.length, {
        one: `${list(names)} souhaite fermer la partie sans résultat.`,
        other: `${list(names)} souhaitent fermer la partie sans résultat.`,
      }),
    endTitle: 'Arrêter en tant qu’hôte',
    endHint:
      'La partie s’arrête pour tout le monde, sans résultat, et la table est prête pour une autre.',
    endButton: 'Arrêter la partie',
    endConfirmTitle: 'Arrêter la partie pour tout le monde ?',
    endConfirm: 'Elle restera sans résultat. Vous ne pourrez pas revenir en arrière.',
    closed: 'La partie a été fermée sans résultat.',
    closedHint: 'L’enregistrement ci-dessous contient tout ce qui s’est joué jusque-là.',
  },

  settings: {
    optionsLocked: (options) =>
      `Les options sont celles de la donne choisie : ${options}. Avec une donne au hasard, vous pouvez les choisir.`,

    title: 'La table',
    change: 'Modifier',
    changeTitle: 'Modifier la table',
    save: 'Enregistrer',
    game: 'Jeu',
    options: 'Variante',
    players: 'Joueurs',
    talk: 'Discussion',
    watching: 'Spectateurs',
    watchingOn: 'Admis',
    watchingOff: 'Non admis',
  },

  chat: {
    title: 'Discussion',
    watchersTitle: 'Discussion des spectateurs',
    watchersHint: 'Les joueurs pourront lire ceci une fois la partie terminée.',
    empty: 'Aucun message pour l’instant.',
    text: 'Message',
    unread: 'nouveaux',
    send: 'Envoyer',
    nameFirst: 'Comment vous appelez-vous\u202f?',
    setName: 'Prendre ce nom',
    muted: 'L’hôte ne vous laisse plus écrire ici.',
    fromWatchers: 'en spectateur',
  },

  over: {
    recordTitle: 'Enregistrement',
    record: 'Télécharger l’enregistrement',
    recordHint:
      'La donne et tous les coups de cette partie dans un fichier, pour la rejouer et la vérifier.',
  },

  rules: {
    title: (game) => `Règles de ${game}`,
    unknown: 'Il n’y a pas de jeu de ce nom ici.',
  },

  /** Where the deal of the day is being played. */
  dayTable: {
    hiddenTitle: 'La donne du jour se joue ici',
    hidden:
      'Jusqu’à la fin de la journée, il faut avoir terminé cette donne pour regarder : elle reste ainsi nouvelle pour vous aussi. Jouez-la d’abord vous-même, ou revenez plus tard.',
    hiddenOver:
      'La dernière partie était ici la donne du jour. Vous pourrez la voir quand vous aurez joué cette donne jusqu’au bout, ou quand le jour sera fini.',
    toToday: 'La donne d’aujourd’hui',
  },

  lookBack: {
    title: 'Revoir un enregistrement',
    hint: 'Vous avez une partie en fichier ? Revoyez-la et partagez-la.',
    open: 'Ouvrir un enregistrement',
  },

  missing: {
    title: 'Il n’y a rien ici',
    text: 'L’adresse est peut-être mal tapée.',
    record: 'Cette partie n’existe pas',
  },
};
