import type { finding as english } from '~/texts/en/finding';
import { formatter } from '~/texts/formatter';

const { plural, number } = formatter('de');

export const finding: typeof english = {
  watching: {
    openHands: 'Wer zuschaut, darf alle Handkarten sehen',
    openHandsHint:
      'Das erfahren alle, bevor sie sich setzen. Wer hinsieht, kann in dieser Partie keinen Platz mehr nehmen und darf nicht mit den Spielern reden.',
    openChip: 'Offene Handkarten',
    openChipHint: 'Wer an diesem Tisch zuschaut, darf alle Handkarten sehen.',
    lookTitle: 'Du kannst alle Handkarten sehen',
    lookText:
      'Dann kannst du in dieser Partie keinen Platz mehr nehmen und darfst nicht mit ihren Spielern reden.',
    lookChat: 'Wer hingesehen hat, kann mit den anderen chatten, die es auch getan haben.',
    look: 'Alle Handkarten zeigen',
    lookLater: 'Jetzt nicht',
    looked: 'Alle Handkarten sind zu sehen.',
    reminder: 'Du siehst alle Handkarten: kein Wort zu den Spielern.',
    withHands: 'Erlaubt, auf Wunsch mit allen Handkarten',
  },

  listing: {
    listed: 'Diesen Tisch unter den offenen Tischen zeigen',
    listedHint:
      'Dann können ihn alle finden und hereinkommen. Sonst findet man ihn nur mit seinem Link.',
    language: 'Sprache am Tisch',
    row: 'Sichtbarkeit',
    byLink: 'Nur mit dem Link',
    inList: 'Unter den offenen Tischen',
    inListIn: (language) => `Unter den offenen Tischen, ${language}`,
  },

  openTables: {
    title: 'Offene Tische',
    count: (n) =>
      plural(n, { one: '# Tisch steht allen offen.', other: '# Tische stehen allen offen.' }),
    none: 'Im Moment gibt es keine offenen Tische.',
    make: 'Tisch eröffnen',
    makeHint: 'Eröffne selbst einen und lass ihn hier zeigen: Wer Gesellschaft sucht, findet dich.',
    lost: 'Die Liste konnte nicht aktualisiert werden. Neuer Versuch\u00a0…',
    of: (host) => `Tisch von ${host}`,
    free: (n) => plural(n, { one: '# Platz frei', other: '# Plätze frei' }),
    full: 'Kein Platz frei',
    sit: 'Platz nehmen',
    watch: 'Zuschauen',
    which: (action, table) => `${action}: ${table}`,
    unwatchable: 'Ohne Zuschauer',
    gone: 'Hier ist kein Platz mehr frei.',
    sitTitle: (n) => `Platz ${number(n)} nehmen`,
  },

  evening: {
    title: 'An diesem Tisch gespielt',
    games: 'Partien',
    won: 'Gewonnen',
    lost: 'Verloren',
    ranked: 'Um Punkte',
    closed: 'Ohne Ergebnis',
    with_partners: 'Mit Partnern',
    wins: 'Siege',
  },
};
