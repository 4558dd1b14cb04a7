/** French. */
import { de, formatter } from '~/texts/formatter';
import type { Client, Parts } from '~/texts/en';

const { plural, list, ordinal, number, time, moment, ago, date } = formatter('fr');

export default {
  brand: 'Tranquility, online',
  list,
  number,
  time,
  moment,
  ago,
  date,
  colon: (word, what) => `${word}\u00a0: ${what}`,
  nthGame: (n) => ordinal(n, { one: '#re partie', other: '#e partie' }),

  frame: {
    skip: 'Aller au contenu',
    settings: 'Réglages',
    signedOut: 'Votre session a expiré.',
    signIn: 'Se reconnecter',
    language: 'Langue',
    scheme: 'Couleurs',
    schemes: { system: 'Système', light: 'Claires', dark: 'Sombres' },
    motion: 'Animations',
    motions: { system: 'Système', reduced: 'Réduites' },
    confirm: {
      title: 'Demander avant chaque coup',
      hint: 'Carte, case, puis un bouton. Sinon, la case joue le coup, et vous avez deux secondes pour le reprendre.',
    },
    close: 'Fermer',
    cancel: 'Annuler',
    controls: 'Commandes',
    rules: 'Règles',
    yourTurn: 'À vous',
    learn: 'Apprendre en jouant',
    copy: 'Copier le lien',
    copied: 'Copié',
    copyFailed: 'La copie n’a pas marché. Le lien est sélectionné\u00a0: copiez-le à la main.',
    qr: (text) => `Code QR\u00a0: ${text}`,
    move: 'Autre appareil, code de secours',
  },

  loading: {
    busy: 'Chargement…',
    failed: 'Le chargement a échoué.',
    retry: 'Réessayer',
    broken:
      'Un problème est survenu ici. Vos parties sont enregistrées : rechargez la page pour continuer.',
    reload: 'Recharger',
  },

  offline: {
    title: 'Le serveur est injoignable',
    text: 'Soit vous êtes hors ligne, soit le serveur fait une pause. Cette page reprendra automatiquement dès son retour.',
    safe: 'Vos tables sont en sécurité\u00a0: le serveur garde chaque coup.',
    rules: 'En attendant, vous pouvez lire les règles\u00a0:',
  },

  table: {
    you: 'Vous',
    nameless: 'Invité sans nom',
    title: (code) => `Table ${code}`,
    connecting: 'Ouverture de la table…',
    connectingLong:
      'C’est plus long que d’habitude. Si cela dure, vérifiez la connexion et que les cookies sont autorisés pour ce site. Si vos amis voient la même chose, prévenez la personne qui gère le serveur.',
    full: {
      server_full: 'Le serveur est complet en ce moment.',
      room_crowded: 'Trop de monde regarde cette table en ce moment.',
      too_many_connections:
        'Trop de pages de ce site sont ouvertes sur votre réseau. Fermez-en quelques-unes.',
    },
    comesIn: 'Vous entrerez dès qu’il y aura de la place.',
    quiet: 'Le serveur ne répond pas\u202f; la connexion est peut-être perdue.',
    reconnecting: 'Connexion perdue. Nouvel essai…',
    restarting:
      'Le serveur redémarre\u202f; votre partie est enregistrée et reprendra automatiquement.',
    gone: 'Serveur injoignable\u202f; votre partie est enregistrée et reprendra automatiquement.',
    storageAway:
      'Le serveur ne peut rien enregistrer pour le moment\u202f; la partie reprendra automatiquement.',
    newVersion: 'Nouvelle version\u00a0: recharger',
    restartIn: (minutes) =>
      plural(minutes, {
        one: 'Le serveur redémarre dans # minute\u202f; votre partie est enregistrée.',
        other: 'Le serveur redémarre dans # minutes\u202f; votre partie est enregistrée.',
      }),
    restartSoon:
      'Le serveur va redémarrer d’un instant à l’autre\u202f; votre partie est enregistrée.',
    sending: 'Envoi en cours…',
    unsent: 'Votre dernière action partira ensuite.',
    unknownTitle: 'Cette table n’existe pas',
    unknown: 'Le code est peut-être mal tapé, ou la table a peut-être été supprimée.',
    closedTitle: 'Cette table a été fermée',
    removedTitle: 'Vous ne faites plus partie de cette table',
    removed: 'L’hôte vous a fait quitter cette table. Seul l’hôte peut vous laisser revenir.',
    unwatchableTitle: 'Une partie est en cours',
    unwatchable:
      'L’hôte n’admet pas de spectateurs. Vous pourrez entrer une fois la partie terminée.',
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
    talkOpen: 'Discussion libre',
    talkSilent: 'Silence',
    startedWithout: 'La partie a commencé sans vous. Vous pourrez prendre place à la fin.',
    closed: 'La partie a été arrêtée sans résultat.',
    handsOpen: 'Mains ouvertes aux spectateurs',
    handsOpenHint: 'Les spectateurs de cette table peuvent voir toutes les mains.',
  },

  chat: {
    title: 'Discussion',
    watchersTitle: 'Discussion des spectateurs',
    watchersHint: 'Les joueurs pourront lire ceci une fois la partie terminée.',
    empty: 'Aucun message pour l’instant.',
    text: 'Message',
    unread: (n) => plural(n, { one: 'nouveau message', other: 'nouveaux messages' }),
    send: 'Envoyer',
    nameFirst: 'Comment vous appelez-vous\u202f?',
    withoutSeat: 'Écrire sans m’asseoir',
    setName: 'Utiliser ce nom',
    muted: 'L’hôte ne vous laisse plus écrire ici.',
    fromWatchers: 'en spectateur',
  },

  over: {
    turns: (n) => plural(n, { one: '# coup', other: '# coups' }),
    cardsLeft: (n) => plural(n, { one: '# carte restante', other: '# cartes restantes' }),
    recordTitle: 'Enregistrement',
    record: 'Télécharger l’enregistrement',
    recordHint:
      'La donne et tous les coups de cette partie dans un fichier, pour la rejouer et la vérifier.',
  },

  rules: {
    title: (game) => `Règles ${de(game)}`,
    unknown: 'Il n’y a pas de jeu de ce nom ici.',
    contents: 'Sommaire',
    reading: 'notre lecture',
  },

  missing: {
    title: 'Il n’y a rien ici',
    text: 'L’adresse est peut-être mal tapée.',
    record: 'Cette partie n’existe pas',
  },
} satisfies Client;

/** The parts that are loaded with the code that uses them. */
export const parts = {
  table: () => import('./table'),
  beside: () => import('./beside'),
  refusals: () => import('./refusals'),
  tables: () => import('./tables'),
  settings: () => import('./settings'),
  deals: () => import('./deals'),
  replay: () => import('./replay'),
} satisfies Parts;
