import { de } from '~/texts/formatter';
import type english from '~/texts/en/settings';

export default {
  sign: {
    title: 'À propos de ce serveur',
    contact: 'Contact',
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    version: (version) => `Version ${version}`,
    credits: 'De qui sont ces jeux',
    authors:
      'Tranquility et The Ascent sont des jeux de James Emmerson\u202f; Santa Timea appartient à ses auteurs et à son éditeur. S’ils vous plaisent, achetez-les. Ce programme est indépendant de tous\u00a0: ses dessins et ses mots sont les siens.',
  },

  alerts: {
    title: 'Sons et alertes',
    sound: 'Son à votre tour',
    soundHint: 'Deux notes douces, sur cet appareil seulement.',
    listen: 'Écouter le son',
    message: 'Son des messages',
    messageHint: 'Une note douce pour chaque message que vous ne voyez pas.',
    game: 'Sons du jeu',
    gameHint: 'Les cartes, ce qu’elles coûtent et la fin\u00a0: gagnée ou perdue.',
    listenGame: 'Écouter un son du jeu',
    vibration: 'Vibration à votre tour',
    vibrationHint: 'Deux brèves vibrations tant que la table est à l’écran.',
    notification: 'Notification à votre tour',
    notificationHint:
      'Une notification du navigateur quand vous êtes dans un autre onglet ou une autre application.',
    notificationAsks: 'Votre navigateur vous demandera l’autorisation.',
    notificationDenied:
      'Votre navigateur bloque les notifications de ce site. Cela se change dans ses réglages pour ce site.',
    notifyMe: 'Me prévenir quand c’est mon tour',
    declinePushes: 'Non merci',
    pushesHint:
      'Quand vous êtes dans un autre onglet ou une autre application, et, si une partie vous attend depuis un moment, même page fermée et téléphone verrouillé. Le service de notifications de votre navigateur apprend qu’un message est arrivé, pas ce qu’il dit.',
    pushesFailed:
      'Ça n’a pas marché\u00a0: votre navigateur ne l’autorise pas, ou son service de notifications ne répond pas.',
    pushesCutOff:
      'Ce serveur n’atteint pas le service de notifications de ce navigateur en ce moment\u00a0: rien n’arrive.',
    pushesLost:
      'Ce navigateur ne vous prévient plus quand la page est fermée. Vous pouvez réactiver cette option dans les réglages.',
    pushesInstall:
      'Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil\u00a0: touchez «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0». Vous y arrivez avec une nouvelle identité. Pour garder la vôtre, créez ici un lien à usage unique sous «\u00a0Un autre appareil\u00a0» et collez-le là-bas au même endroit.',
    turnOver: 'Ce n’est plus à vous',
  },

  door: {
    title: 'Ce serveur demande un mot de passe',
    text: 'Pour créer des tables ou déposer des enregistrements ici, saisissez le mot de passe que vous a donné la personne qui gère ce serveur.',
    label: 'Mot de passe',
    give: 'Continuer',
    hint: 'Il n’est demandé qu’une fois. Pour rejoindre une table par son lien, il n’en faut pas.',
    done: 'Vous pouvez créer des tables ici',
    doneText: 'Le serveur ne vous le demandera plus dans ce navigateur.',
    toGames: 'Voir les jeux',
  },

  move: {
    title: 'Un autre appareil',
    intro:
      'Ce navigateur se souvient de vous, sans compte. Ouvrez un lien à usage unique dans un autre navigateur pour y continuer à vos places. Celui-ci reste utilisable.',
    create: 'Créer le lien',
    creating: 'Création du lien…',
    renew: 'Créer un nouveau lien',
    open: 'Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.',
    warning: 'Gardez ce lien pour vous\u00a0: toute personne qui l’ouvre peut jouer à votre place.',
    claimTitle: (name) =>
      name === null
        ? 'Continuer ici avec la même identité\u202f?'
        : `Continuer sous le nom ${de(name)} sur cet appareil\u202f?`,
    claimText: 'Vous continuez ici avec l’identité qui l’a créé, ses places et son rôle d’hôte.',
    claimWarning:
      'Ce navigateur oubliera qui vous étiez. Vous perdrez les places que vous y aviez prises.',
    claim: 'Continuer',
    decline: 'Annuler',
    done: 'C’est fait. Vous pouvez continuer ici.',
    welcome: (name) => (name === null ? 'Bon retour' : `Bon retour, ${name}`),
    yourTurn: (game, table) => `C’est à vous à la table ${table}\u00a0: ${game}.`,
    toTable: 'Aller à la table',
    link: 'Lien à usage unique',
    recovery: {
      title: 'Code de secours',
      intro:
        'Pour le jour où ce navigateur sera perdu, ou ses données effacées. Gardez le code sur papier ou avec vos mots de passe : il vous ramène sur n’importe quel appareil, avec vos places et vos parties passées.',
      create: 'Créer un code de secours',
      replace: 'Le remplacer',
      revoke: 'Le révoquer',
      made: (when) => `Vous avez créé un code ${when}. Le serveur ne peut plus l’afficher.`,
      revokeText: 'Le code ne mènera plus à vous. Rien d’autre ne change.',
      replaceText: 'Vous recevrez un nouveau code, et l’ancien cessera de fonctionner.',
      revoked: 'Le code ne fonctionne plus.',
      warning:
        'Il n’est affiché qu’une fois. Gardez-le pour vous : toute personne qui le possède peut jouer à votre place, jusqu’à ce que vous le révoquiez.',
      copy: 'Copier le code',
      print: 'Imprimer',
      howTo: (address) => `Scannez-le, ou ouvrez ${address} et saisissez le code.`,
    },
    comeBack: {
      title: 'Revenir',
      label: 'Votre code de secours, ou un lien à usage unique',
      submit: 'Poursuivre',
    },
  },
} satisfies typeof english;
