import type english from '~/texts/en/beside';
import { de, formatter } from '~/texts/formatter';

const { ago, list, number, plural } = formatter('fr');

const cards = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

const held = (who: string | null, card: string) =>
  `Il ${who === null ? 'vous restait' : `restait à ${who}`} une seule carte à jouer (${card}).`;

export default {
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
      `Dernier coup\u00a0: ${ago(moved)}. La partie a commencé ${ago(began)}.`,
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
    inRulesOf: (piece) => `Dans les règles\u00a0: ${piece}`,

    hands: {
      title: 'Au doigt ou à la souris',
      press:
        'Touchez une carte, puis la case où elle va. Vous avez ensuite deux secondes pour reprendre le coup.',
      drag: 'Ou faites-y glisser la carte.',
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
      asked: 'dire ce qu’on attend de vous',
      cards: 'dire vos cartes et leur place la moins chère',
      gaps: 'dire ce qui est libre sur le plateau',
      last: 'dire le dernier coup',
      seats: 'dire qui a combien de cartes',
      rules: 'les règles',
      help: 'cette page',
      reader: 'Un lecteur d’écran doit transmettre les lettres à la page, comme en mode focus.',
    },

    replayKeys: {
      step: 'un coup en arrière, un coup en avant',
      ends: 'au début, à la fin',
      play: 'lecture et pause',
      follow: 'suivre la personne qui mène, ou regarder à part',
    },

    switches: {
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

  spoken: {
    noHand: 'Vous ne voyez aucune main.',
    later: 'À votre tour, chaque carte est dite avec sa place la moins chère.',
    nowhere: 'aucune place pour l’instant',
    playable: 'peut être jouée',
    free: (where) => `gratuite en ${where}`,
    paid: (where, cost) => `${cards(cost)} en ${where}`,
  },

  pieces: {
    pile: {
      name: 'Pioche',
      text: 'Le nombre de cartes que cette personne peut encore piocher. Personne ne les regarde.',
    },
    discards: {
      name: 'Défausse',
      text: 'Le nombre de cartes que cette personne a payées ou défaussées. Elles restent face cachée jusqu’à la fin.',
    },
  },

  shortfall: {
    empty: (who) =>
      who === null
        ? 'Votre main et votre pioche étaient épuisées.'
        : `${who} avait épuisé sa main et sa pioche.`,
    nowhere: (who, card) => `${held(who, card)} Elle ne pouvait aller nulle part.`,
    early: (who, card) => `${held(who, card)} Elle ne pouvait pas encore être jouée.`,
    costly: (who, card, cost) =>
      `${held(who, card)} La poser aurait coûté au moins ${cards(cost)}, et il n’en restait aucune pour payer.`,
    oneMore: 'Avec une carte de plus, deux auraient pu être défaussées.',
    dearest: (who, card, cost, move) =>
      `La carte la plus chère\u00a0: ${card}, ${who === null ? 'que vous avez posée' : `posée par ${who}`} pour ${cards(cost)} au coup ${move}.`,
    short: (n, isLast) =>
      `Il manquait ${cards(n)} pour la ${isLast ? 'dernière case' : 'case suivante'}.`,
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

  comingBack: {
    iAm: (name) => `Je suis ${name}`,
    askTitle: (name) => `Vous êtes ${name}\u202f?`,
    askText: (name) =>
      `Les autres seront invités à dire si c’est bien vous. Si l’un d’eux confirme, ce navigateur reçoit la place ${de(name)} avec sa main, et l’autre navigateur la perd.`,
    ask: 'Demander',
    waits: (name) => `On attend qu’un autre joueur confirme que vous êtes ${name}.`,
    asked: (name) => `Quelqu’un dit être ${name}.`,
    give: 'Rendre la place',
    decline: 'Refuser',
    giveTitle: (name) => `Rendre la place à ${name}\u202f?`,
    giveText: (name) =>
      `Seulement si vous savez que c’est ${name}, dans un autre navigateur. La personne qui demande reçoit la place et voit sa main. On ne peut pas revenir en arrière.`,
    byCode: (name) => `Vous êtes ${name}\u202f? Saisissez votre code de secours`,
    given: 'La place est de nouveau à vous.',
    declined: 'La place ne vous a pas été rendue.',
    replaced:
      'Un autre navigateur a demandé votre place, et un autre joueur a confirmé que c’était vous. Vous ne pouvez plus jouer ici avant la fin de la partie.',
  },

  stopping: {
    finish: (who) => `${who} sait qu’il ne reste aucune carte pour finir.`,
    gap: (who, gap, cells, left) =>
      `${who} sait qu’il ne reste ${left === 0 ? 'aucune île' : plural(left, { one: 'qu’une île au plus', other: 'que # îles au plus' })} pour ${plural(cells, { one: 'la seule case', other: 'les # cases' })} ${gap}.`,
    cards: (who, turns) =>
      `${who} sait que les cartes s’épuisent ${plural(turns, { one: 'un tour', other: '# tours' })} trop tôt.`,
    sequence: (who) => `${who} sait qu’une séquence ne peut plus être filmée.`,
    trail: (who) => `${who} sait qu’aucun sentier vert ne peut plus se fermer.`,
  },

  gap: (below, above) => {
    if (below === null) return above === null ? 'de la grille' : `avant ${above}`;
    return above === null ? `après ${below}` : `entre ${below} et ${above}`;
  },

  scoreboard: {
    title: 'Joué à cette table',
    games: 'Parties',
    won: 'Gagnées',
    lost: 'Perdues',
    ranked: 'Aux points',
    closed: 'Sans résultat',
    with_partners: 'Avec partenaires',
    wins: 'Victoires',
  },

  appointment: {
    title: 'Convenir d’une heure',
    hint: 'Un fichier pour l’agenda de chacun',
    when: 'Jour et heure',
    save: 'Enregistrer',
  },

  webhook: {
    title: 'Prévenir le chat du groupe',
    off: 'Désactivé',
    on: 'Activé',
    text: 'La table peut écrire dans un chat de votre groupe\u00a0: une invitation, à qui c’est de jouer quand la partie attend depuis un moment, et comment elle a fini. Ni cartes, ni coups, ni messages.',
    address: 'Adresse du webhook',
    addressHint: 'Vous la trouvez dans les réglages du chat. Elle ne sera plus affichée.',
    after: 'Quand la partie attend quelqu’un',
    never: 'Ne pas prévenir',
    wait: (minutes) =>
      minutes < 60
        ? plural(minutes, { one: 'Après # minute', other: 'Après # minutes' })
        : plural(minutes / 60, { one: 'Après # heure', other: 'Après # heures' }),
    quiet: 'Heures calmes',
    from: 'Calme à partir de',
    to: 'Calme jusqu’à',
    save: 'Enregistrer et inviter',
    forget: 'Ne plus prévenir',
  },

  voyage: {
    title: 'Votre voyage',
    reached: (won, harbours) =>
      plural(won, {
        one: `# escale sur ${number(harbours)}`,
        other: `# escales sur ${number(harbours)}`,
      }),
    together: (names) =>
      `Ce que vous avez gagné avec ${names}, à n’importe quelle table. Chaque escale est un peu plus difficile que la précédente.`,
    alone:
      'Ce que vous avez gagné sans autres personnes, à n’importe quelle table. Chaque escale est un peu plus difficile que la précédente.',
    won: 'gagnée',
  },

  close: {
    title: 'Arrêter la partie',
    hint: 'Une partie où chacun joue pour soi ne s’abandonne pas. Quand tous ceux qui sont là sont d’accord, elle s’arrête sans résultat.',
    button: 'Proposer d’arrêter',
    confirmTitle: 'Arrêter la partie sans résultat\u202f?',
    confirm:
      'La partie s’arrêtera quand tous ceux qui sont là auront accepté. Vous ne pourrez pas revenir sur votre accord.',
    agree: 'Accepter d’arrêter',
    soFar: (names) =>
      plural(names.length, {
        one: `${list(names)} souhaite arrêter la partie sans résultat.`,
        other: `${list(names)} souhaitent arrêter la partie sans résultat.`,
      }),
    endTitle: 'Arrêter en tant qu’hôte',
    endHint:
      'La partie s’arrête pour tout le monde, sans résultat, et la table est prête pour une autre.',
    endButton: 'Arrêter la partie',
    endConfirmTitle: 'Arrêter la partie pour tout le monde\u202f?',
    endConfirm: 'Il n’y aura pas de résultat. Vous ne pourrez pas revenir en arrière.',
    closedHint: 'L’enregistrement ci-dessous contient tout ce qui s’est joué jusque-là.',
  },
} satisfies typeof english;
