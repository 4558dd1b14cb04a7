/** Ce qu’un invité règle pour son navigateur : les alertes, et le passage à un autre appareil. */
import type { Messages } from '~/texts/en/settings';

export const fr: Messages = {
  /** Les réglages des alertes. */
  alerts: {
    title: 'Sons et alertes',
    sound: 'Son à votre tour',
    soundHint: 'Deux notes douces, sur cet appareil seulement.',
    listen: 'Écouter le son',
    message: 'Son des messages',
    messageHint: 'Une note douce pour chaque message que vous ne voyez pas.',
    game: 'Sons du jeu',
    gameHint: 'Les cartes, ce qu’elles coûtent et la fin\u202f: gagnée ou perdue.',
    listenGame: 'Écouter un son du jeu',
    vibration: 'Vibration à votre tour',
    vibrationHint: 'Deux brèves vibrations tant que la table est à l’écran.',
    notification: 'Notification à votre tour',
    notificationHint: 'Un message de votre navigateur quand vous regardez autre chose.',
    notificationAsks: 'Il demandera si vous l’autorisez.',
    notificationDenied:
      'Votre navigateur n’autorise pas ce site à vous avertir. Cela se change dans ses réglages pour ce site.',
  },

  /** Passer sur un autre appareil. */
  move: {
    title: 'Passer sur un autre appareil',
    intro:
      'Ce navigateur se souvient de vous, sans compte. Ouvrez un lien à usage unique dans un autre navigateur pour y continuer à vos places. Celui-ci reste utilisable.',
    create: 'Créer le lien',
    creating: 'Création du lien…',
    open: 'Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.',
    warning: 'Gardez ce lien pour vous\u202f: toute personne qui l’ouvre peut jouer à votre place.',
    claimTitle: (name) =>
      name === null
        ? 'Continuer ici comme le même joueur ?'
        : `Continuer sous le nom ${name} sur cet appareil ?`,
    claimText:
      'Ce navigateur devient la personne qui a créé le lien, avec ses places et son rôle d’hôte.',
    claimWarning:
      'Votre identité d’avant est oubliée ici : les places prises dans ce navigateur ne seront plus accessibles d’ici.',
    claim: 'Continuer',
    decline: 'Annuler',
    done: 'C’est fait. Vous pouvez continuer ici.',
    doneHint: 'Vos tables sont sur la page d’accueil.',
    link: 'Lien à usage unique',
  },
};
