/** Was ein Gast für seinen Browser einstellt: die Hinweise, und der Weg auf ein anderes Gerät. */
import type { Messages } from '~/texts/en/settings';

export const de: Messages = {
  /** Die Schalter der Hinweise. */
  alerts: {
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
  },

  /** Auf ein anderes Gerät wechseln. */
  move: {
    title: 'Auf ein anderes Gerät umziehen',
    intro:
      'Dieser Browser merkt sich, wer du bist, ganz ohne Konto. Öffne einen einmaligen Link in einem anderen Browser, um dort auf deinen Plätzen weiterzuspielen. Hier geht es trotzdem weiter.',
    create: 'Link erstellen',
    creating: 'Der Link wird erstellt\u00a0…',
    open: 'Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt nur einmal.',
    warning: 'Behalte den Link für dich: Wer ihn öffnet, kann als du spielen.',
    claimTitle: (name) =>
      name === null
        ? 'Hier als dieselbe Person weiterspielen?'
        : `Auf diesem Gerät als ${name} weiterspielen?`,
    claimText:
      'Dieser Browser wird zu dem Gast, der den Link erstellt hat, mit dessen Plätzen und als Gastgeber von dessen Tischen.',
    claimWarning:
      'Wer du in diesem Browser bisher warst, wird vergessen: Die Plätze, die du darin genommen hast, erreichst du dann nicht mehr.',
    claim: 'Weiterspielen',
    decline: 'Abbrechen',
    done: 'Fertig. Du kannst hier weiterspielen.',
    doneHint: 'Deine Tische findest du auf der Startseite.',
    link: 'Einmaliger Link',
  },
};
