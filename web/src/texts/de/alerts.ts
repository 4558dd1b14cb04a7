/** Die Schalter der Hinweise. */
import type { Messages } from '~/texts/en/alerts';

export const de: Messages = {
  title: 'Töne und Hinweise',
  sound: 'Ton, wenn du dran bist',
  soundHint: 'Zwei leise Töne, nur auf diesem Gerät.',
  listen: 'Ton anhören',
  message: 'Ton bei Nachrichten',
  messageHint: 'Ein leiser Ton für jede Nachricht, die du nicht siehst.',
  game: 'Klänge des Spiels',
  gameHint: 'Karten, was sie kosten, und das Ende: gewonnen oder verloren.',
  listenGame: 'Einen Klang des Spiels anhören',
  vibration: 'Vibrieren, wenn du dran bist',
  vibrationHint: 'Zweimal kurz, solange der Tisch zu sehen ist.',
  notification: 'Benachrichtigung, wenn du dran bist',
  notificationHint: 'Eine Meldung deines Browsers, während du etwas anderes ansiehst.',
  notificationAsks: 'Er fragt dich dann, ob du das erlaubst.',
  notificationDenied:
    'Dein Browser lässt auf dieser Seite keine Benachrichtigungen zu. Das kannst du in seinen Einstellungen für diese Seite ändern.',
};
