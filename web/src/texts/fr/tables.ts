import type english from '~/texts/en/tables';
import { de, formatter, que } from '~/texts/formatter';

const { plural, list, number } = formatter('fr');

export default {
  watching: {
    openHands: 'Les spectateurs peuvent voir toutes les mains',
    openHandsHint:
      'Tout le monde le sait avant de s’asseoir. Qui regarde les mains ne peut plus prendre de place dans cette partie et ne doit rien dire aux joueurs.',
    lookTitle: 'Vous pouvez voir toutes les mains',
    lookText:
      'Vous ne pourrez alors plus prendre de place dans cette partie, ni rien dire aux joueurs.',
    lookChat: 'Les spectateurs qui ont regardé peuvent s’écrire entre eux.',
    look: 'Voir toutes les mains',
    lookLater: 'Pas maintenant',
    looked: 'Toutes les mains sont montrées.',
    reminder: 'Vous voyez tout\u00a0: pas un mot aux joueurs.',
    withHands: 'Admis, avec toutes les mains à la demande',
  },

  listing: {
    listed: 'Montrer cette table parmi les tables ouvertes',
    listedHint: 'Tout le monde peut alors la trouver et s’y joindre. Sinon, il faut le lien.',
    language: 'Langue parlée à la table',
    row: 'Visibilité',
    byLink: 'Lien seulement',
    inList: 'Parmi les tables ouvertes',
    inListIn: (language) => `Parmi les tables ouvertes, ${language}`,
  },

  openTables: {
    title: 'Tables ouvertes',
    count: (n) => plural(n, { one: '# table est ouverte.', other: '# tables sont ouvertes.' }),
    none: 'Aucune table n’est ouverte en ce moment.',
    make: 'Ouvrir une table',
    makeHint: 'Ouvrez-en une et montrez-la ici, pour que d’autres vous trouvent.',
    lost: 'La liste n’a pas pu être actualisée. Nouvel essai…',
    of: (host) => `Table ${de(host)}`,
    free: (n) => plural(n, { one: '# place libre', other: '# places libres' }),
    full: 'Aucune place libre',
    sit: 'Prendre une place',
    watch: 'Regarder',
    unwatchable: 'Sans spectateurs',
    gone: 'Il n’y a plus de place libre ici.',
    sitTitle: (n) => `Prendre la place ${number(n)}`,
  },

  home: {
    title: 'Jouer aux cartes entre amis, à distance',
    lead: 'Des jeux silencieux que l’on gagne ensemble, et une course aux points plus bavarde. Sans compte.',
    create: 'Nouvelle partie',
    company: 'Qui joue',
    companies: { friends: 'Avec des amis', computers: 'Avec l’ordinateur', alone: 'En solo' },
    companyHints: {
      friends: 'Vous recevez un lien à leur envoyer.',
      computers: 'Commence aussitôt. L’ordinateur tient les autres places.',
      alone: 'Commence aussitôt, en solo face aux cartes.',
    },
    game: 'Jeu',
    rulesOf: (game) => `Règles ${de(game)}`,
    learnFirst: 'Vous découvrez ce jeu\u202f?',
    talk: 'Discussion pendant la partie',
    talkSilentHint: 'Pendant la partie, les joueurs ne peuvent pas s’écrire.',
    talkOpen: 'Libre',
    talkOpenHint: 'Les joueurs peuvent discuter à tout moment. Chacun le voit avant de s’asseoir.',
    wonHere: (won, games) => `Gagné ici\u00a0: ${number(won)} sur ${number(games)}`,
    wonWith: (won, seats) => `${number(won)} à ${number(seats)}`,
    wonBySharp: (each) =>
      `Sur 100 parties, des ordinateurs redoutables en gagnent ${each} joueurs.`,
    takes: (minutes) => `Ici, une partie dure environ ${number(minutes)} min.`,
    forPlayers: (min, max) =>
      min === max
        ? plural(max, { one: 'Pour # joueur exactement.', other: 'Pour # joueurs exactement.' })
        : `De ${number(min)} à ${number(max)} joueurs.`,
    marks: ['plus facile', 'un peu plus difficile', 'plus difficile', 'bien plus difficile'],
    talkUsual: 'Selon les règles',
    spectators: 'Spectateurs admis',
    spectatorsHint:
      'Ils ne voient aucune main, sauf si vous le permettez. Ce qu’ils écrivent reste caché aux joueurs jusqu’à la fin de la partie.',
    variants: 'Variantes',
    playNow: 'Jouer maintenant',
    options: 'Options',
    optionsOf: (game) => `Options ${de(game)}`,
    goOn: 'Continuer',
    createButton: 'Ouvrir la table',
    creating: 'Ouverture de la table…',
    more: 'Plus',
    join: 'Rejoindre une table',
    code: 'Code ou lien',
    codeHint: 'Dix lettres et chiffres, par exemple abcde-fghjk. Un code de donne convient aussi.',
    codeWrong: 'Ce n’est pas un code de table ni de donne.',
    joinButton: 'Rejoindre',
    seatsRange: (min, max) =>
      min === max
        ? plural(max, { one: '# joueur', other: '# joueurs' })
        : `${number(min)} à ${number(max)} joueurs`,
  },

  phase: { lobby: 'En attente', playing: 'En cours', over: 'Terminée' },

  seats: {
    title: 'Places',
    empty: 'Place libre',
    placeOf: (name) => `Place ${de(name)}`,
    host: 'Hôte',
    away: 'Hors ligne',
    free: 'Place libérée',
    yourName: 'Votre nom',
    nameHint: '24 caractères au plus. Les autres le verront.',
    nameMissing: 'Indiquez d’abord votre nom.',
    sit: 'S’asseoir ici',
    joinAs: (name) => (name === '' ? 'Rejoindre' : `Rejoindre sous le nom ${de(name)}`),
    sitAt: (n) => `S’asseoir ici, place ${number(n)}`,
    move: 'Venir ici',
    moveTo: (n) => `Venir ici, place ${number(n)}`,
    stand: 'Se lever',
    more: (name) => `Options pour ${name}`,
    handOver: (name) => `Confier la table à ${name}`,
    remove: (name) => `Exclure ${name}`,
    removeTitle: (name) => `Exclure ${name} de la table\u202f?`,
    removeText:
      'Cette personne perd sa place et ne peut plus s’asseoir ni écrire ici tant que vous ne la laissez pas revenir.',
    removeConfirm: 'Exclure',
    guestsTitle: 'Personnes sans place',
    closedForName:
      'Cette table n’est pas encore ouverte\u00a0: la personne qui y joue n’a pas donné de nom.',
    mute: 'Mettre en sourdine',
    muteName: (name) => `Mettre ${name} en sourdine`,
    unmute: 'Laisser écrire',
    unmuteName: (name) => `Laisser ${name} écrire`,
    removeGuestText:
      'Cette personne ne pourra plus regarder, s’asseoir ni écrire ici tant que vous ne la laissez pas revenir.',
    lock: 'Verrouiller la table',
    lockHint: 'Plus de nouveaux joueurs\u00a0: il faut déjà une place pour jouer.',
    locked: 'L’hôte a verrouillé la table\u00a0: personne d’autre ne peut s’asseoir.',
    removedTitle: 'Personnes exclues',
    readmit: 'Laisser revenir',
    readmitName: (name) => `Laisser ${name} revenir`,
    watchers: (n) => plural(n, { one: '# personne sans place', other: '# personnes sans place' }),
    freeSeat: 'Libérer la place',
    freeSeatOf: (name) => `Libérer la place ${de(name)}`,
    freeTitle: (name) => `Libérer la place ${de(name)}\u202f?`,
    freeText: (name) =>
      `${name} est hors ligne depuis un moment. Quelqu’un d’autre, ou un ordinateur, pourra reprendre la place, avec sa main.`,
    takeOver: 'Reprendre la place',
    takeOverOf: (name) => `Reprendre la place ${de(name)}`,
    takeOverText: (name) => `Vous continuez avec la main ${de(name)}, sous votre propre nom.`,
    freeIdleText: (name) =>
      `La table attend ${name} depuis trois minutes. Quelqu’un d’autre, ou un ordinateur, pourra reprendre la place, avec sa main.`,
    playsAs: (name) => `Vous jouez sous le nom ${de(name)} jusqu’à la fin de cette partie.`,
    takeOverSilentText: (name) =>
      `Vous continuez avec la main ${de(name)}, et sous ce nom jusqu’à la fin de la partie.`,
    nameAfter: 'Votre nom après cette partie',
    isAway: (names) =>
      plural(names.length, {
        one: `${list(names)} est hors ligne.`,
        other: `${list(names)} sont hors ligne.`,
      }),
    isFree: (names) =>
      plural(names.length, {
        one: `La place ${list(names.map(de))} est libre.`,
        other: `Les places ${list(names.map(de))} sont libres.`,
      }),
  },

  partners: {
    title: 'Partenaires virtuels',
    computer: 'Ordinateur',
    levels: { gentle: 'Détendu', steady: 'Solide', sharp: 'Redoutable' },
    levelOf: (name) => `Niveau de jeu ${de(name)}`,
    levelOfAll: 'Leur niveau de jeu',
    add: 'Ajouter un ordinateur',
    addAt: (n) => `Ajouter un ordinateur, place ${number(n)}`,
    remove: (name) => `Retirer ${name}`,
    count: (n) => plural(n, { one: '# ordinateur', other: '# ordinateurs' }),
    some: (n) => plural(n, { one: '# partenaire virtuel', other: '# partenaires virtuels' }),
    with: (names) => `Partenaires virtuels\u00a0: ${list(names)}`,
    mark: 'Avec des partenaires virtuels',
    call: (name) => `Faire jouer un partenaire pour ${name}`,
    playOnTitle: 'Vous devez partir\u202f?',
    playOnHint: 'Un partenaire virtuel joue vos cartes jusqu’à votre retour. Les autres le voient.',
    playOn: 'Jouer à ma place',
    playsOn: 'Un partenaire virtuel joue vos cartes.',
    back: 'Je suis de retour',
  },

  start: {
    button: 'Commencer la partie',
    alone: 'Commencer en solo',
    again: 'Rejouer',
    harder: (options) => `Continuer avec ${options}`,
    againReady: (ready, all) =>
      ready === 0 ? 'Rejouer' : `Rejouer (${number(ready)} sur ${number(all)} d’accord)`,
    notYet: 'Pas encore',
    isReady: 'd’accord',
    readyOf: (ready, all) => `D’accord pour rejouer\u00a0: ${ready} sur ${all}.`,
    titleReady: (ready, all) => `${ready}/${all} d’accord`,
    waitHost: (name) => `On attend ${que(name)} lance la partie.`,
    waitHostUnknown: 'On attend que l’hôte lance la partie.',
    againHost: (name) => `${name} peut lancer la partie suivante.`,
    againHostUnknown: 'L’hôte peut lancer la partie suivante.',
    sitFirst: 'Prenez une place pour jouer, ou restez pour regarder.',
    sitOnly: 'Prenez une place pour jouer.',
    unnamed: (n) =>
      plural(n, {
        one: '# personne choisit encore son nom.',
        other: '# personnes choisissent encore leur nom.',
      }),
  },

  share: {
    nameFirst: 'On pourra rejoindre ou regarder cette table quand vous aurez donné un nom.',
    nameForResults: 'Les autres trouveront votre résultat quand vous aurez donné un nom.',
    title: 'Inviter des amis',
    text: 'Toute personne qui a ce lien peut jouer ou regarder.',
    onlyNearby:
      'Vos amis sur le même réseau ouvrent ce lien. Ailleurs, il ne mène pas à cet ordinateur.',
    onlyHere:
      'Ce lien ne fonctionne que sur cet ordinateur. Pour inviter des amis, ouvrez le site à l’adresse où ils peuvent l’atteindre, puis copiez le lien à nouveau.',
    textNoWatching: 'Toute personne qui a ce lien peut jouer.',
    link: 'Lien vers cette table',
    code: 'Code',
    share: 'Partager…',
    message: (game) => `Jouez à ${game} avec moi`,
    showQr: 'Afficher le code QR',
    hideQr: 'Masquer le code QR',
  },

  settings: {
    optionsLocked: (options) =>
      `Les options sont celles de la donne choisie\u00a0: ${options}. Avec une donne au hasard, vous pouvez les choisir.`,

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

  /** Where the deal of the day is being played. */
  dayTable: {
    hiddenTitle: 'La donne du jour se joue ici',
    hidden:
      'Jusqu’à la fin de la journée, cette partie n’est montrée qu’à ceux qui la jouent : la donne reste ainsi nouvelle pour les autres. Jouez-la vous-même, ou revenez plus tard.',
    hiddenOver:
      'La dernière partie était ici la donne du jour. Vous pourrez la voir quand le jour sera fini.',
    toToday: 'La donne d’aujourd’hui',
  },

  lookBack: { title: 'Revoir un enregistrement' },
} satisfies typeof english;
