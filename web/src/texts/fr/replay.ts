import type english from '~/texts/en/replay';
import { de, formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('fr');

const replay: (typeof english)['replay'] = {
  title: 'Relecture',
  of: (game, names) => `Relecture\u00a0: ${game}, ${list(names)}`,
  opening: 'Ouverture de la relecture…',
  open: 'Revoir',
  guide: 'Analyser la partie',
  player: (n) => `Joueur ${number(n)}`,

  viewpoint: { label: 'Vue', table: 'Spectateur', seat: (name) => name, open: 'Toutes les mains' },

  controls: 'Lecture',
  slider: 'Position',
  position: (n) => `Position ${number(n)}.`,
  positionOf: (n, last) => `${number(n)} sur ${number(last)}`,
  first: 'Au début',
  back: 'Un coup en arrière',
  play: 'Lire',
  pause: 'Pause',
  forward: 'Un coup en avant',
  last: 'À la fin',
  pace: 'Vitesse',
  times: (factor) => `${number(factor)}×`,

  copyLink: 'Copier le lien vers cette position',
  copyLinkShort: 'Copier le lien',
  linkCopied: (n) => `Le lien vers la position ${number(n)} est copié.`,
  linkNotCopied: (link) => `La copie ne marche pas ici. Voici le lien\u00a0: ${link}`,
  record: 'Télécharger l’enregistrement',
  recordShort: 'Enregistrement',

  nextGame: {
    ready: (ready, all) => `D’accord pour rejouer\u00a0: ${ready} sur ${all}.`,
    readyShort: (have, all) => `${have}/${all} d’accord`,
    begun: 'La partie suivante a commencé.',
    join: 'Aller à la table',
  },

  details: 'Cette partie',
  result: 'Résultat',
  unfinished: 'L’enregistrement s’arrête avant la fin de la partie.',
  daily: 'Donne du jour',

  delete: 'Supprimer cette partie…',
  deleteText:
    'La partie importée est supprimée du serveur, avec son analyse, et son lien ne mène plus nulle part. C’est définitif.',
  deleteConfirm: 'Supprimer',
  deleted: 'La partie est supprimée.',

  titles: {
    offline: 'Pas de connexion',
    game_not_over: 'Cette partie n’est pas finie',
    unknown_room: 'Cette table n’existe pas',
    spectators_off: 'Cette partie ne vous est pas ouverte',
    not_seated: 'Cette partie ne vous est pas ouverte',
    removed: 'Cette partie ne vous est pas ouverte',
    other: 'La relecture ne peut pas s’afficher',
  },

  best: {
    won: 'Meilleur résultat à cette table jusqu’ici\u00a0: une victoire.',
    placed: (n, of) => `Meilleur résultat à cette table jusqu’ici\u00a0: ${n} sur ${of}.`,
    points: (n) => `Record de points à cette table jusqu’ici\u00a0: ${number(n)}.`,
    margin: (n) =>
      plural(n, {
        one: '# point entre la première et la deuxième place.',
        other: '# points entre la première et la deuxième place.',
      }),
  },

  upload: {
    lead: 'Un enregistrement contient toute une partie\u00a0: la donne, chaque coup, le résultat. Il est vérifié coup par coup, puis reçoit sa propre page, ouverte à toute personne qui a le lien. Vous pourrez l’y supprimer.',
    drop: 'Déposez un enregistrement ici, ou choisissez son fichier.',
    choose: 'Choisir un fichier…',
    orPaste: 'Ou collez son texte',
    text: 'Texte de l’enregistrement',
    check: 'Vérifier et ouvrir',
    checking: 'Vérification…',
    failedTitle: 'L’enregistrement n’a pas été accepté',
    badTitle: 'Cet enregistrement n’est pas valide',
    places: {
      record: 'Le document lui-même',
      deal: 'La donne',
      outcome: 'Le résultat',
      move: (n) => `Entrée ${number(n)} des coups`,
    },
    reasons: {
      malformed: 'Cet élément n’a pas la forme attendue dans un enregistrement.',
      not_a_record: 'Ce n’est pas un enregistrement, ou il est incomplet.',
      unknown_format: 'Ce serveur ne connaît pas le format de cet enregistrement.',
      unknown_game: 'Ce serveur ne connaît pas le jeu de cet enregistrement.',
      one_name_per_seat: 'Il faut un nom par place.',
      unfit_name: 'Un de ses noms ne peut pas être affiché ici.',
      too_many_moves: 'Il a plus de coups que ce serveur n’en accepte.',
    },
    place: 'Où',
    clause: 'Clause',
    rulesOf: (game) => `Règles ${de(game)}`,
    formOfRecords: 'la forme des enregistrements',
  },

  playOn: 'Reprendre ici',
  playOnShort: 'Reprendre',
  playOnText:
    'Et si\u202f? À une nouvelle table, la partie reprend à une position de celle-ci. Elle ne compte nulle part. Simple malchance\u202f? Si on redistribue pour un joueur, seules les cartes qu’il connaissait restent en place.',
  cards: 'Cartes',
  asTheyLay: 'Telles qu’elles étaient',
  dealtAnew: (name) => `Redistribuées pour ${name}`,
  playOnFrom: (position) => `Reprendre à la position ${number(position)}`,
  playOnSeat: (name) => `Vous prenez la place ${de(name)}.`,
  playOnComputers: 'Avec l’ordinateur',
  playOnFriends: 'Attendre des amis',
  playOnOver: 'Ici, la partie est finie. Revenez à une position où il reste quelque chose à faire.',
};

const guide: (typeof english)['guide'] = {
  list,
  number,
  title: 'Analyse',
  lead: 'Où la partie s’est-elle jouée\u202f? L’analyse joue de nombreuses fois jusqu’au bout chaque coup et ses alternatives, avec les cartes telles qu’on pouvait les connaître à cette place.',
  waiting: (before) =>
    plural(before, {
      one: '# autre partie est analysée d’abord.',
      other: '# autres parties sont analysées d’abord.',
    }),
  minutes: (minutes) =>
    plural(minutes, { one: 'Encore # minute environ.', other: 'Encore # minutes environ.' }),
  progress: (done, of) => `${plural(done, { one: '# coup', other: '# coups' })} sur ${number(of)}`,
  cancel: 'Annuler',
  retry: 'Réessayer',
  failed:
    'L’analyse n’a pas abouti. Vous pouvez réessayer\u202f; si elle échoue encore, le journal de ce serveur dit pourquoi.',
  off: 'Ce serveur ne propose pas d’analyse.',

  chance: 'Chances de gagner',
  points: 'Points attendus',
  known: 'selon ce que chacun pouvait savoir',
  possible: 'selon la place réelle des cartes',
  inHundred: (n) => `environ ${number(n)} sur 100`,
  percent: (n) => `${number(n)}\u202f%`,
  about: (points) => `environ ${number(points)}`,
  table: 'La même chose en tableau',
  move: 'Coup',
  player: 'Joueur',

  turningPoints: 'Tournants de la partie',
  turningPoint: (place) => `Tournant ${number(place)}`,
  none: 'Aucun coup n’était clairement une erreur.',
  hopeless: (n) =>
    `Les cartes étant ce qu’elles étaient, de bons joueurs auraient gagné environ ${plural(n, { one: '# partie', other: '# parties' })} sur 100.`,
  lost: 'Avec ces pioches, la partie n’était plus gagnable\u00a0: personne ne pouvait le savoir.',
  played: 'Joué',
  others: 'Autres coups',
  only: 'Il n’y avait pas d’autre choix.',
  moreWins: (n) =>
    plural(n, {
      one: 'le meilleur coup gagne environ # partie de plus sur 100',
      other: 'le meilleur coup gagne environ # parties de plus sur 100',
    }),
  morePoints: (n) =>
    plural(n, {
      one: 'le meilleur coup rapporte environ # point de plus',
      other: 'le meilleur coup rapporte environ # points de plus',
    }),

  draw: 'Montrer sur le plateau',

  question: 'Qu’auriez-vous joué\u202f?',
  questionHint: (name) => `Vous voyez les cartes ${de(name)}. Jouez le coup sur le plateau.`,
  show: 'Montrer',
  next: 'Erreur suivante',
  found: (own, played) =>
    `Aussi bien que le meilleur coup\u00a0: ${own}. Coup joué\u00a0: ${played}.`,
  missed: (own, best, played) =>
    `Votre coup\u00a0: ${own}. Le meilleur\u00a0: ${best}. Coup joué\u00a0: ${played}.`,
  costsMore: (own, best) =>
    `Le vôtre coûte ${plural(own, { one: '# carte', other: '# cartes' })}, le meilleur ${best === 0 ? 'aucune' : number(best)}.`,
  leavesRoom: (gap, cells, islands) =>
    `Après le vôtre, ${plural(islands, { one: '# île peut encore venir', other: '# îles peuvent encore venir' })} pour ${plural(cells, { one: 'la seule case', other: 'les # cases' })} ${gap}.`,
  score: (found, of) => `Meilleurs coups trouvés\u00a0: ${number(found)} sur ${number(of)}.`,

  comparison: 'En comparaison',
  partnersWon: (won, games) =>
    `Avec cette donne, des partenaires redoutables ont gagné ${number(won)} fois sur ${number(games)}.`,
  pointsOf: (name, points) => `${name} ${number(points)}`,
  partnersPoints: (points, games) =>
    `Avec cette donne, des partenaires redoutables ont marqué en moyenne, en ${plural(games, { one: '# partie', other: '# parties' })}\u00a0: ${points}.`,
  wonHere: (won, games) =>
    `Sur ce serveur, ${plural(won, { one: '# partie', other: '# parties' })} sur ${number(games)} avec ces options ${plural(won, { one: 'a été gagnée', other: 'ont été gagnées' })}.`,
  turnsHere: (own, median, games) =>
    `Cette partie a duré ${plural(own, { one: '# coup', other: '# coups' })}\u202f; la médiane de ${plural(games, { one: '# partie', other: '# parties' })} est ${number(median)}.`,
  placedHere: (own, median) =>
    `${plural(own, { one: '# case a été remplie', other: '# cases ont été remplies' })}\u202f; la médiane est ${number(median)}.`,
};

const together: (typeof english)['together'] = {
  title: 'Revoir la partie ensemble',
  hint: 'Toutes les personnes de la table qui ouvrent cette relecture voient la position que vous regardez et la case que vous montrez. Rien n’en est gardé.',
  lead: 'Mener la relecture',
  leadShort: 'Mener',
  leads: (name) => `${name} mène la relecture`,
  youLead: 'Vous menez la relecture',
  following: 'Vous voyez la même chose.',
  aside: 'Vous regardez à part.',
  follow: (name) => `Suivre ${name}`,
  lookAround: 'Regarder à part',
  takeOver: 'Mener à mon tour',
  stop: 'Ne plus mener',
  pointsAt: (name, cell) => `${name} montre ${cell}`,
  looksBack: (name) => `${name} revoit la partie.`,
  join: 'Rejoindre',
};

const fairness: (typeof english)['fairness'] = {
  fairness: 'La donne était-elle honnête\u202f?',
  fairnessCommitted: 'La donne est-elle honnête\u202f?',
  fairnessOf: {
    seed: {
      running:
        'Le hasard de cette partie est fixé par une graine secrète. Voici son empreinte\u202f; la graine elle-même sera montrée à la fin de la partie.',
      over: 'Avant la première carte, le serveur a fixé le hasard par une graine secrète et publié l’empreinte de cette graine. La graine est maintenant publique\u00a0: chacun peut recalculer la donne.',
    },
    deal: {
      running:
        'Les cartes de cette partie étaient données\u202f; la suite du hasard découle d’une graine secrète. Voici l’empreinte des deux ensemble\u202f; la graine elle-même sera montrée à la fin de la partie.',
      over: 'Les cartes de cette partie étaient données. Avant le début, le serveur a publié leur empreinte avec celle d’une graine secrète, dont découle la suite du hasard. La graine est maintenant publique\u00a0: chacun peut vérifier que rien n’a été changé.',
    },
    day: {
      running:
        'C’est une donne du jour\u00a0: sa graine découle de la clé secrète du jour. Voici l’empreinte de la graine\u202f; graine et clé seront publiées quand le jour sera fini.',
      over: 'C’était une donne du jour\u00a0: sa graine découle de la clé de ce jour-là. Le jour est fini, et les deux sont publiques\u00a0: chacun peut recalculer la donne.',
    },
  },
  continued:
    'Cette partie a repris à une position d’une autre\u00a0: il n’y a pas de donne à vérifier.',
  anew: 'Cette partie a repris à une position d’une autre, avec des cartes redistribuées\u00a0: il n’y a pas de donne à vérifier.',
  commitments: {
    seed: 'Empreinte (SHA-256)',
    deal: 'Empreinte de la graine et de la donne (SHA-256)',
    day: 'Empreinte (SHA-256)',
  },
  seed: 'Graine',
  how: 'Pour vérifier, téléchargez l’enregistrement et lancez\u00a0:',
  file: 'FICHIER',
};

export default { replay, guide, together, fairness };
