/** Les réglages des alertes. */
import type { Messages } from '~/texts/en/alerts';

export const fr: Messages = {
  title: 'Quand vient votre tour',
  sound: 'Son',
  soundHint: 'Deux notes douces, sur cet appareil seulement.',
  listen: 'Écouter le son',
  message: 'Son des messages',
  messageHint: 'Une note douce pour chaque message que vous ne voyez pas.',
  game: 'Sons du jeu',
  gameHint: 'Les cartes, ce qu’elles coûtent et la fin\u202f: gagnée ou perdue.',
  listenGame: 'Écouter un son du jeu',
  vibration: 'Vibration',
  vibrationHint: 'Deux brèves vibrations tant que la table est à l’écran.',
  notification: 'Notification',
  notificationHint: 'Un message de votre navigateur quand vous regardez autre chose.',
  notificationAsks: 'Il demandera si vous l’autorisez.',
  notificationDenied:
    'Votre navigateur n’autorise pas ce site à vous avertir. Cela se change dans ses réglages pour ce site.',
};
