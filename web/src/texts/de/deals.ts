import type english from '~/texts/en/deals';
import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('de');

const daily: (typeof english)['daily'] = {
  title: 'Blatt des Tages',
  titleOf: (day) => `Blatt des Tages, ${day}`,
  about: 'Über das Blatt des Tages',
  lead: 'Einmal am Tag gibt es für jedes Spiel ein Blatt, das für alle gleich ist, die mit denselben Optionen und derselben Personenzahl spielen. Spiel es einmal und sieh dann, wie weit die anderen gekommen sind.',
  pastLead:
    'Dieser Tag ist vorbei. Die Ergebnisse sind für alle offen, ebenso der Schlüssel, mit dem ihr prüfen könnt, dass die Karten vorher feststanden.',
  homeText:
    'Dieselben Karten für alle, einmal am Tag. Spiel sie und sieh dann, wie es den anderen ergangen ist.',
  homeMore: 'Alle heutigen Blätter',
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
  unknownTitle: 'Keine Blätter für diesen Tag',
  unknown: 'Dieser Tag kommt erst noch, oder damals gab es diesen Server noch nicht.',
  loading: 'Das Blatt des Tages wird gesucht\u00a0…',
  play: 'Heutiges Blatt spielen',
  playOf: (game) => `Heutiges Blatt spielen: ${game}`,
  withFriends: 'Mit Freunden',
  playHint:
    'Das heutige Blatt beginnt sofort, mit zwei Computerpartnern. „Mit Freunden“ eröffnet erst einen Tisch: Dort kannst du sie einladen und die Optionen ändern.',
  noneToday: 'Noch hat niemand damit begonnen.',
  noneThen: 'An diesem Tag hat es niemand gespielt.',
  players: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  locked: (games) =>
    plural(games, {
      one: 'Bisher eine Partie. Spiel das Blatt erst selbst, dann siehst du die Ergebnisse.',
      other: 'Bisher # Partien. Spiel das Blatt erst selbst, dann siehst du die Ergebnisse.',
    }),

  fairness: 'Standen die Karten vorher fest?',
  fairnessToday: 'Stehen die Karten vorher fest?',
  fairnessTodayText:
    'Alle Blätter dieses Tages folgen aus einem geheimen Schlüssel, und dies ist sein Fingerabdruck. Wenn der Tag vorbei ist, wird der Schlüssel veröffentlicht: Vorher kann niemand ein Blatt kennen, nachher können alle es prüfen.',
  fairnessPastText:
    'Alle Blätter dieses Tages folgten aus einem geheimen Schlüssel, dessen Fingerabdruck von Anfang an zu sehen war. Jetzt ist der Schlüssel öffentlich: Sein SHA-256 ist der Fingerabdruck, und jedes Blatt dieses Tages lässt sich aus ihm nachrechnen.',
  fingerprint: 'Fingerabdruck des Schlüssels (SHA-256)',
  key: 'Schlüssel des Tages',
  how: 'Um eine Partie dieses Tages zu prüfen, lade ihre Aufzeichnung herunter und rufe auf:',
  file: 'DATEI',
};

const deals: (typeof english)['deals'] = {
  title: (code) => `Blatt ${code}`,
  ofDay: (day) => `Blatt des Tages, ${day}`,
  players: (count) => plural(count, { one: 'Für genau # Person', other: 'Für genau # Personen' }),
  unknownTitle: 'Dieses Blatt gibt es nicht',
  unknown:
    'Vielleicht ist der Code falsch geschrieben. Der eines Blatts hat zwölf Buchstaben und Ziffern.',
  loading: 'Das Blatt wird gesucht\u00a0…',

  play: 'Dieses Blatt spielen',
  lead: 'Wer dieses Blatt spielt, bekommt dieselben Karten in derselben Reihenfolge. Nur die Entscheidungen sind andere.',
  playHint: (count) =>
    plural(count, {
      one: 'Für dich wird ein neuer Tisch eröffnet.',
      other: 'Es wird ein neuer Tisch eröffnet. Lade Freunde ein: Ihr müsst zu # sein.',
    }),
  playAlready:
    'Du hast dieses Blatt schon einmal begonnen. Beim nächsten Ergebnis wird das dabeistehen.',
  playToday:
    'Dieses Blatt gehört zum heutigen Tag. Bis er vorbei ist, wird es als Blatt des Tages gespielt, von allen nur einmal.',
  toDaily: 'Zum Blatt des Tages',

  shareTitle: 'Weitergeben',
  shareText: 'Wer den Link hat, kann dasselbe Blatt spielen. Über die Karten verrät er nichts.',
  link: 'Link zu diesem Blatt',
  code: 'Code',

  results: 'Ergebnisse',
  noResults: 'Noch hat niemand dieses Blatt gespielt.',
  resultsLocked:
    'Die Ergebnisse siehst du, wenn du das Blatt selbst zu Ende gespielt hast oder der Tag vorbei ist.',
  unnamed: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  own: 'Du warst dabei',
  uploaded: 'Hochgeladen',
  uploadedHint: 'Aus einer Aufzeichnung, die jemand hochgeladen hat',
  again: 'Noch einmal gespielt',
  againHint: 'Jemand in dieser Partie hatte das Blatt schon einmal begonnen',
  replay: 'Wiedergabe',
  replayOf: (names) => `Wiedergabe der Partie von ${names}`,
  progress: (placed, of) => `${number(placed)} von ${number(of)}`,
  progressLabel: (placed, of) => `${number(placed)} von ${number(of)} erreicht.`,
  running: 'Läuft noch',
  won: 'Gewonnen',
  lost: 'Verloren',
  lostStuck: (name) => `Verloren: ${name} konnte nicht weiter`,
  conceded: 'Aufgegeben',
  closed: 'Ohne Ergebnis beendet',
  ranked: (winners) =>
    plural(winners.length, {
      one: `${list(winners)} hat gewonnen`,
      other: `Unentschieden: ${list(winners)}`,
    }),
  player: (n) => `Spieler ${number(n)}`,
  score: (name, points) => `${name} ${number(points)}`,

  choice: 'Blatt',
  next: 'Nächstes Blatt',
  random: 'Zufällig',
  randomHint: 'Gemischt wird, wenn die Partie beginnt.',
  daily: 'Blatt des Tages',
  dailyHint: 'Heute dieselben Karten für alle mit diesen Optionen und dieser Personenzahl.',
  given: 'Gewähltes Blatt',
  givenHint:
    'Dieselben Karten wie in anderen Partien mit diesem Blatt. Manche kennen sie vielleicht schon.',
  givenSeats: (count) =>
    plural(count, { one: 'Es ist für genau # Person.', other: 'Es ist für genau # Personen.' }),
  continued: 'Fortgesetzte Partie',
  continuedFrom: (position) => `Ab Stand ${number(position)} einer anderen Partie`,
  anew: 'Karten neu verteilt',
  continuedHint: (position, name) => {
    const cards =
      name === null
        ? 'mit den Karten, wie sie lagen'
        : `mit Karten, die nach dem Wissen von ${name} neu verteilt sind`;
    return `Die Partie geht ab Stand ${number(position)} einer anderen weiter, ${cards}. Sie zählt nirgends mit.`;
  },
  same: 'Dasselbe Blatt noch einmal',
  shareGame:
    'Lasst andere dieselben Karten spielen, oder spielt sie selbst noch einmal an einem anderen Tisch, und vergleicht die Ergebnisse.',
  compare: 'Dieses Blatt vergleichen',
  makeTable: 'Tisch damit eröffnen',
  toResults: 'Alle Ergebnisse ansehen',
  isOfDay: (day) => `Das war das Blatt des Tages vom ${day}.`,
  compareDay: 'Sehen, wie es den anderen erging',
};

const myGames: (typeof english)['myGames'] = {
  title: 'Meine Partien',
  lead: 'Alle Partien, die du auf diesem Server beendet hast.',
  none: 'Du hast hier noch keine Partie beendet.',
  play: 'Eine Partie spielen',
  games: 'Partien',
  won: 'Gewonnen',
  best: 'Bestes Ergebnis',
  points: 'Meiste Punkte',
  streak: 'Siege in Folge',
  longest: 'Längste Serie',
  withWhom: 'Meine Runden',
  inviteHint: 'Ein neuer Tisch mit den Einstellungen eurer letzten Partie, und der Link dazu.',
  invite: 'Wieder einladen',
  count: (n) => plural(n, { one: '# Partie', other: '# Partien' }),
  wonOf: (won, games) => `${number(won)} von ${number(games)} gewonnen`,
  week: 'Die Blätter des Tages dieser Woche',
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
    noPeople: 'Niemand sitzt am Tisch',
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
    points: (n) => plural(n, { one: '# Punkt', other: '# Punkte' }),
  },
};

export default { daily, deals, myGames };
