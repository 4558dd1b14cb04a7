/** Les réglages des alertes. */
import type { Messages } from '~/texts/en/alerts';

export const fr: Messages = {
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
};
