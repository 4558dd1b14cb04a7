import type { Messages } from '~/pages/deals/texts';
import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('de');

export const daily: Messages['daily'] = {
  title: 'Austeilung des Tages',
  titleOf: (day) => `Austeilung des Tages, ${day}`,
  about: 'Über die Austeilung des Tages',
  lead: 'Einmal am Tag gibt es für jedes Spiel eine Austeilung, die für alle gleich ist, die mit denselben Optionen und derselben Personenzahl spielen. Spiel sie einmal und sieh dann, wie weit die anderen gekommen sind.',
  pastLead:
    'Dieser Tag ist vorbei. Die Ergebnisse sind für alle offen, ebenso der Schlüssel, mit dem ihr prüfen könnt, dass die Austeilungen vorher feststanden.',
  homeText:
    'Dieselben Karten für alle, einmal am Tag. Spiel sie und sieh dann, wie es den anderen ergangen ist.',
  homeMore: 'Alle heutigen Austeilungen',
  days: 'Andere Tage',
  earlier: (day) => `Früher, ${day}`,
  later: (day) => `Später, ${day}`,
  today: 'Heute',
  endsMidnight: 'Endet um Mitternacht',
  endsToday: (time) => `Endet heute um ${time}`,
  endsTomorrow: (time) => `Endet morgen um ${time}`,
  hoursLeft: (hours) =>
    plural(hours, { one: 'Noch etwa eine Stunde', other: 'Noch etwa # Stunden' }),
  minutesLeft: (minutes) => plural(minutes, { one: 'Noch eine Minute', other: 'Noch # Minuten' }),
  endsSoon: 'Endet gleich',
  unknownTitle: 'Keine Austeilungen für diesen Tag',
  unknown: 'Dieser Tag kommt erst noch, oder es gab den Server da noch nicht.',
  loading: 'Die Austeilung des Tages wird gesucht\u00a0…',
  play: 'Heutige Austeilung spielen',
  playOf: (game) => `Heutige Austeilung spielen: ${game}`,
  withFriends: 'Mit Freunden',
  playHint:
    'Die heutige Austeilung beginnt sofort, mit zwei Computerpartnern. „Mit Freunden“ eröffnet erst einen Tisch: Dort kannst du sie einladen und die Optionen ändern.',
  nobodyToday: 'Noch hat niemand damit begonnen.',
  nobody: 'An diesem Tag hat sie niemand gespielt.',
  players: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  locked: (games) =>
    plural(games, {
      one: 'Bisher eine Partie. Spiel sie erst selbst, dann siehst du die Ergebnisse.',
      other: 'Bisher # Partien. Spiel sie erst selbst, dann siehst du die Ergebnisse.',
    }),

  fairness: 'Standen die Austeilungen vorher fest?',
  fairnessToday: 'Stehen die Austeilungen vorher fest?',
  fairnessTodayText:
    'Alle Austeilungen dieses Tages folgen aus einem geheimen Schlüssel, und dies ist sein Fingerabdruck. Wenn der Tag vorbei ist, wird der Schlüssel veröffentlicht: Vorher kann niemand eine Austeilung kennen, nachher können alle sie prüfen.',
  fairnessPastText:
    'Alle Austeilungen dieses Tages folgten aus einem geheimen Schlüssel, dessen Fingerabdruck von Anfang an zu sehen war. Jetzt ist der Schlüssel öffentlich: Sein SHA-256 ist der Fingerabdruck, und jede Austeilung dieses Tages lässt sich aus ihm nachrechnen.',
  fingerprint: 'Fingerabdruck des Schlüssels (SHA-256)',
  key: 'Schlüssel des Tages',
  how: 'Um eine Partie dieses Tages zu prüfen, lade ihre Aufzeichnung herunter und rufe auf:',
  file: 'DATEI',
};

export const deals: Messages['deals'] = {
  title: (code) => `Austeilung ${code}`,
  ofDay: (day) => `Austeilung des Tages, ${day}`,
  players: (count) => plural(count, { one: 'Für genau # Person', other: 'Für genau # Personen' }),
  unknownTitle: 'Diese Austeilung gibt es nicht',
  unknown:
    'Vielleicht ist der Code falsch geschrieben. Der einer Austeilung hat zwölf Buchstaben und Ziffern.',
  loading: 'Die Austeilung wird gesucht\u00a0…',

  play: 'Diese Austeilung spielen',
  lead: 'Wer diese Austeilung spielt, bekommt dieselben Karten in derselben Reihenfolge. Nur die Entscheidungen sind andere.',
  playHint: (count) =>
    plural(count, {
      one: 'Für dich wird ein neuer Tisch eröffnet.',
      other: 'Es wird ein neuer Tisch eröffnet. Lade Freunde ein: Ihr müsst zu # sein.',
    }),
  playAlready:
    'Du hast diese Austeilung schon einmal begonnen. Beim nächsten Ergebnis wird das dabeistehen.',
  playToday:
    'Diese Austeilung gehört zum heutigen Tag. Bis er vorbei ist, wird sie als Austeilung des Tages gespielt, von allen nur einmal.',
  toDaily: 'Zur Austeilung des Tages',

  shareTitle: 'Weitergeben',
  shareText:
    'Wer den Link hat, kann dieselbe Austeilung spielen. Über die Karten verrät er nichts.',
  link: 'Link zu dieser Austeilung',
  code: 'Code',

  results: 'Ergebnisse',
  noResults: 'Noch hat niemand diese Austeilung gespielt.',
  resultsLocked:
    'Die Ergebnisse siehst du, wenn du die Austeilung selbst zu Ende gespielt hast oder der Tag vorbei ist.',
  somebody: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  own: 'Du warst dabei',
  uploaded: 'Hochgeladen',
  uploadedHint: 'Aus einer Aufzeichnung, die jemand hochgeladen hat',
  again: 'Nicht zum ersten Mal',
  againHint: 'Jemand in dieser Partie hatte die Austeilung schon einmal begonnen',
  replay: 'Wiedergabe',
  replayOf: (names) => `Wiedergabe der Partie von ${names}`,
  progress: (placed, of) => `${number(placed)} von ${number(of)}`,
  progressLabel: (placed, of) => `${number(placed)} von ${number(of)} erreicht.`,
  running: 'Läuft noch',
  won: 'Gewonnen',
  lost: 'Verloren',
  lostStuck: (name) => `Verloren: ${name} konnte nicht weiter`,
  conceded: 'Aufgegeben',
  closed: 'Ohne Ergebnis geschlossen',
  ranked: (winners) =>
    plural(winners.length, {
      one: `${list(winners)} hat gewonnen`,
      other: `Unentschieden: ${list(winners)}`,
    }),
  player: (n) => `Spieler ${number(n)}`,
  score: (name, points) => `${name} ${number(points)}`,

  choice: 'Austeilung',
  next: 'Nächste Austeilung',
  random: 'Zufällig',
  randomHint: 'Gemischt wird, wenn die Partie beginnt.',
  daily: 'Austeilung des Tages',
  dailyHint: 'Heute dieselben Karten für alle mit diesen Optionen und dieser Personenzahl.',
  given: 'Gewählte Austeilung',
  givenHint: 'Dieselben Karten wie in anderen Partien mit dieser Austeilung.',
  givenSeats: (count) =>
    plural(count, { one: 'Sie ist für genau # Person.', other: 'Sie ist für genau # Personen.' }),
  same: 'Dieselbe noch einmal',
  shareGame:
    'Lasst andere dieselben Karten spielen, oder spielt sie selbst noch einmal an einem anderen Tisch, und vergleicht die Ergebnisse.',
  compare: 'Diese Austeilung vergleichen',
  makeTable: 'Tisch damit eröffnen',
  toResults: 'Alle Ergebnisse ansehen',
  isOfDay: (day) => `Das war die Austeilung des Tages vom ${day}.`,
  compareDay: 'Sehen, wie es den anderen erging',
};

export const myGames: Messages['myGames'] = {
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
