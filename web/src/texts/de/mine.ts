/** Die beendeten Partien eines Gastes und seine Tage. */
import { formatter } from '~/texts/formatter';
import type { Messages } from '~/texts/en/mine';

const { plural, list } = formatter('de');

export const de: Messages = {
  title: 'Meine Partien',
  lead: 'Alle Partien, die du auf diesem Server beendet hast.',
  none: 'Du hast hier noch keine Partie beendet.',
  play: 'Eine spielen',
  games: 'Partien',
  won: 'Gewonnen',
  best: 'Bestes Ergebnis',
  points: 'Meiste Punkte',
  streak: 'Siege in Folge',
  longest: 'Längste Serie',
  withWhom: 'Mit wem',
  inviteHint: 'Ein neuer Tisch mit den Einstellungen eurer letzten Partie, und der Link dazu.',
  invite: 'Wieder einladen',
  count: (n) => plural(n, { one: '# Partie', other: '# Partien' }),
  all: 'Alle Partien',
  more: (n) => plural(n, { one: '# weitere Partie', other: '# weitere Partien' }),
  data: 'Deine Daten',
  dataHint:
    'Was der Server außer den Tischen selbst über dich speichert: diese Partien und die Liste deiner Tische.',
  exportJson: 'Als JSON herunterladen',
  erase: 'Alles löschen',
  eraseTitle: 'Deine Partien und Tische löschen?',
  eraseText:
    'Die Liste deiner Partien und die deiner Tische werden auf dem Server gelöscht, und dein Name in diesem Browser. Das lässt sich nicht rückgängig machen.',
  eraseNot:
    'Was sich nicht löschen lässt: die Tische selbst mit ihren Partien, Nachrichten und Namen. Sie gehören auch den anderen; behalte den Link zu einem Tisch, an dem du weiterspielen willst.',
  eraseConfirm: 'Alles löschen',

  myTables: {
    games: 'Alle beendeten Partien',
    title: 'Meine Tische',
    theirTurn: (names) =>
      plural(names.length, {
        one: `${list(names)} ist am Zug`,
        other: `Wartet auf ${list(names)}`,
      }),
    nobody: 'Dort sitzt niemand',
    watched: 'Zugeschaut',
    replays: 'Wiedergaben',
    replay: (game, table) => `Wiedergabe: ${game}, ${table}`,
    failed: 'Deine Tische konnten gerade nicht geladen werden.',
    forget: (table) => `Diesen Tisch vergessen: ${table}`,
    more: (n) => plural(n, { one: '# weiterer Tisch', other: '# weitere Tische' }),
  },

  day: {
    done: 'Gespielt',
    share: 'Ergebnis teilen',
    playOther: 'Mit anderen Optionen oder Mitspielern',
    yesterday: 'Gestern',
    streak: (days) => plural(days, { one: '# Tag in Folge', other: '# Tage in Folge' }),
    turns: (n) => plural(n, { one: '# Zug', other: '# Züge' }),
    points: (n) => `${n} Punkte`,
  },
};
