import type { Messages } from '~/pages/replay/texts';
import { formatter } from '~/texts/formatter';

const { list, number } = formatter('fr');

export const replay: Messages['replay'] = {
  title: 'Relecture',
  of: (game, names) => `Relecture : ${game}, ${list(names)}`,
  opening: 'Ouverture de la relecture…',
  open: 'Revoir',
  guide: 'Analyser avec un guide',
  player: (n) => `Joueur ${number(n)}`,

  viewpoint: {
    label: 'Vue',
    table: 'Spectateur',
    seat: (name) => name,
    open: 'Toutes les mains',
  },

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
  linkNotCopied: (link) => `La copie ne marche pas ici. Voici le lien : ${link}`,
  record: 'Télécharger l’enregistrement',
  recordShort: 'Enregistrement',

  nextGame: {
    ready: (ready, all) => `${ready} sur ${all} sont prêts à rejouer.`,
    begun: 'La partie suivante a commencé.',
    join: 'Aller à la table',
  },

  details: 'Cette partie',
  result: 'Résultat',
  unfinished: 'L’enregistrement s’arrête avant la fin de la partie.',
  daily: 'Donne du jour',

  titles: {
    offline: 'Pas de connexion',
    game_not_over: 'Cette partie n’est pas finie',
    unknown_room: 'Cette table n’existe pas',
    spectators_off: 'Cette partie ne vous est pas ouverte',
    not_seated: 'Cette partie ne vous est pas ouverte',
    removed: 'Cette partie ne vous est pas ouverte',
    other: 'La relecture ne peut pas s’afficher',
  },

  upload: {
    lead: 'Un enregistrement contient toute une partie : la donne, chaque coup, le résultat. Il est vérifié coup par coup, puis reçoit sa propre page, ouverte à toute personne qui a le lien.',
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
      malformed: 'Cette partie n’a pas la forme qu’elle a dans un enregistrement.',
      not_a_record: 'Ce n’est pas un enregistrement, ou il est incomplet.',
      unknown_format: 'Ce serveur ne connaît pas le format de cet enregistrement.',
      unknown_game: 'Ce serveur ne connaît pas le jeu de cet enregistrement.',
      one_name_per_seat: 'Il faut un nom par place.',
      unfit_name: 'Un de ses noms ne peut pas être affiché ici.',
      too_many_moves: 'Il a plus de coups que ce serveur n’en accepte.',
    },
    place: 'Où',
    clause: 'Clause',
    rulesOf: (game) => `Règles de ${game}`,
    formOfRecords: 'la forme des enregistrements',
  },
};
