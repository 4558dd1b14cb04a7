import type { Messages } from '~/texts';
import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('de');

export const deals: Messages['deals'] = {
  title: (code) => `Austeilung ${code}`,
  ofDay: (day) => `Austeilung des Tages, ${day}`,
  players: (count) => plural(count, { one: 'Für genau # Person', other: 'Für genau # Personen' }),
  unknownTitle: 'Diese Austeilung gibt es nicht',
  unknown:
    'Vielleicht ist der Code vertippt. Der einer Austeilung hat zwölf Buchstaben und Ziffern.',
  loading: 'Die Austeilung wird gesucht\u00a0…',

  play: 'Diese Austeilung spielen',
  lead: 'Wer diese Austeilung spielt, bekommt dieselben Karten in derselben Reihenfolge. Nur die Entscheidungen sind andere.',
  playHint: (count) =>
    plural(count, {
      one: 'Für dich wird ein neuer Tisch eröffnet.',
      other: 'Es wird ein neuer Tisch eröffnet, zu dem du Freunde einlädst: Ihr müsst zu # sein.',
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
  progressLabel: (placed, of) => `Es kam bis ${number(placed)} von ${number(of)}.`,
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
  dailyHint: 'Heute dieselben Karten für alle mit diesen Optionen und ebenso vielen Personen.',
  given: 'Vorgegeben',
  givenHint: 'Dieselben Karten wie in anderen Partien mit dieser Austeilung.',
  givenSeats: (count) =>
    plural(count, { one: 'Sie ist für genau # Person.', other: 'Sie ist für genau # Personen.' }),
  same: 'Dieselbe noch einmal',
  optionsLocked: (options) =>
    `Die Optionen gehören zur vorgegebenen Austeilung: ${options}. Bei einer zufälligen kannst du sie wählen.`,

  shareGame:
    'Lasst andere dieselben Karten spielen, oder spielt sie selbst noch einmal an einem anderen Tisch, und vergleicht die Ergebnisse.',
  compare: 'Diese Austeilung vergleichen',
  makeTable: 'Tisch damit eröffnen',
  toResults: 'Alle Ergebnisse ansehen',
  isOfDay: (day) => `Das war die Austeilung des Tages vom ${day}.`,
  compareDay: 'Sehen, wie es den anderen erging',
};
