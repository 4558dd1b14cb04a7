/** Auf ein anderes Gerät wechseln. */
import type { Messages } from '~/texts/en/move';

export const de: Messages = {
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
    'Wer er bisher war, wird hier vergessen: Plätze, die in diesem Browser eingenommen wurden, sind von hier aus nicht mehr zu erreichen.',
  claim: 'Weiterspielen',
  decline: 'Abbrechen',
  done: 'Fertig. Du kannst hier weiterspielen.',
  doneHint: 'Deine Tische findest du auf der Startseite.',
  link: 'Einmaliger Link',
};
