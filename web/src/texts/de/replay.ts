import type { Messages } from '~/pages/replay/texts';
import { formatter } from '~/texts/formatter';

const { list, number } = formatter('de');

export const replay: Messages['replay'] = {
  title: 'Wiedergabe',
  of: (game, names) => `Wiedergabe: ${game}, ${list(names)}`,
  opening: 'Die Wiedergabe wird geöffnet\u00a0…',
  open: 'Wiedergabe',
  guide: 'Mit Rückblick ansehen',
  player: (n) => `Spieler ${number(n)}`,

  viewpoint: {
    label: 'Ansicht',
    table: 'Zuschauer',
    seat: (name) => name,
    open: 'Alle Hände',
  },

  controls: 'Steuerung',
  slider: 'Stand',
  position: (n) => `Stand ${number(n)}.`,
  positionOf: (n, last) => `${number(n)} von ${number(last)}`,
  first: 'An den Anfang',
  back: 'Einen Zug zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen Zug vor',
  last: 'Ans Ende',
  pace: 'Tempo',
  times: (factor) => `${number(factor)}×`,

  copyLink: 'Link zu diesem Stand kopieren',
  copyLinkShort: 'Link kopieren',
  linkCopied: (n) => `Der Link zu Stand ${number(n)} ist kopiert.`,
  linkNotCopied: (link) => `Kopieren geht hier nicht. Der Link lautet ${link}`,
  record: 'Aufzeichnung herunterladen',
  recordShort: 'Aufzeichnung',

  nextGame: {
    ready: (ready, all) => `${ready} von ${all} sind bereit für eine neue Partie.`,
    begun: 'Die nächste Partie hat begonnen.',
    join: 'Zum Tisch',
  },

  details: 'Über diese Partie',
  result: 'Ergebnis',
  unfinished: 'Die Aufzeichnung endet vor der Partie.',
  daily: 'Austeilung des Tages',

  titles: {
    offline: 'Keine Verbindung',
    game_not_over: 'Diese Partie ist noch nicht zu Ende',
    unknown_room: 'Diesen Tisch gibt es nicht',
    spectators_off: 'Diese Partie ist dir nicht zugänglich',
    not_seated: 'Diese Partie ist dir nicht zugänglich',
    removed: 'Diese Partie ist dir nicht zugänglich',
    other: 'Die Wiedergabe kann nicht gezeigt werden',
  },

  upload: {
    lead: 'Eine Aufzeichnung enthält eine ganze Partie: die Austeilung, jeden Zug, das Ergebnis. Sie wird Zug für Zug geprüft und bekommt dann eine eigene Seite, die alle mit dem Link öffnen können.',
    drop: 'Zieh eine Aufzeichnung hierher oder wähle ihre Datei aus.',
    choose: 'Datei auswählen\u00a0…',
    orPaste: 'Oder füge ihren Text ein',
    text: 'Text der Aufzeichnung',
    check: 'Prüfen und öffnen',
    checking: 'Wird geprüft\u00a0…',
    failedTitle: 'Die Aufzeichnung wurde nicht angenommen',
    badTitle: 'Diese Aufzeichnung ist ungültig',
    places: {
      record: 'Das Dokument selbst',
      deal: 'Die Austeilung',
      outcome: 'Das Ergebnis',
      move: (n) => `Eintrag ${number(n)} der Züge`,
    },
    reasons: {
      malformed: 'Dieser Teil hat nicht die Form, die er in einer Aufzeichnung hat.',
      not_a_record: 'Das ist keine Aufzeichnung, oder keine vollständige.',
      unknown_format: 'Dieses Format der Aufzeichnung kennt der Server nicht.',
      unknown_game: 'Das Spiel dieser Aufzeichnung kennt der Server nicht.',
      one_name_per_seat: 'Jeder Platz muss genau einen Namen haben.',
      unfit_name: 'Einer der Namen kann hier nicht gezeigt werden.',
      too_many_moves: 'Sie hat mehr Züge, als dieser Server annimmt.',
    },
    place: 'Wo',
    clause: 'Abschnitt',
    rulesOf: (game) => `Regeln von ${game}`,
    formOfRecords: 'die Form der Aufzeichnungen',
  },
};
