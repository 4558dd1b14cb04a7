import type english from '~/texts/en/replay';
import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('de');

const replay: (typeof english)['replay'] = {
  title: 'Wiedergabe',
  of: (game, names) => `Wiedergabe: ${game}, ${list(names)}`,
  opening: 'Die Wiedergabe wird geöffnet\u00a0…',
  open: 'Wiedergabe',
  guide: 'Mit Analyse ansehen',
  player: (n) => `Spieler ${number(n)}`,

  viewpoint: {
    label: 'Ansicht',
    table: 'Zuschauer',
    seat: (name) => name,
    open: 'Alle Handkarten',
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
    ready: (ready, all) =>
      plural(ready, {
        one: `# von ${all} ist bereit für eine neue Partie.`,
        other: `# von ${all} sind bereit für eine neue Partie.`,
      }),
    readyShort: (have, all) => `${have}/${all} bereit`,
    begun: 'Die nächste Partie hat begonnen.',
    join: 'Zum Tisch',
  },

  details: 'Über diese Partie',
  result: 'Ergebnis',
  unfinished: 'Die Aufzeichnung endet, bevor die Partie zu Ende ist.',
  daily: 'Blatt des Tages',

  delete: 'Diese Partie löschen\u00a0…',
  deleteText:
    'Die hochgeladene Partie wird mit ihrer Analyse auf dem Server gelöscht, und ihr Link führt nirgends mehr hin. Das lässt sich nicht rückgängig machen.',
  deleteConfirm: 'Löschen',
  deleted: 'Die Partie ist gelöscht.',

  titles: {
    offline: 'Keine Verbindung',
    game_not_over: 'Diese Partie ist noch nicht zu Ende',
    unknown_room: 'Diesen Tisch gibt es nicht',
    spectators_off: 'Diese Partie kannst du nicht sehen',
    not_seated: 'Diese Partie kannst du nicht sehen',
    removed: 'Diese Partie kannst du nicht sehen',
    other: 'Die Wiedergabe kann nicht gezeigt werden',
  },

  best: {
    won: 'Bisher bestes Ergebnis an diesem Tisch: ein Sieg.',
    placed: (n, of) => `Bisher bestes Ergebnis an diesem Tisch: ${n} von ${of}.`,
    points: (n) => `Bisher meiste Punkte an diesem Tisch: ${number(n)}.`,
    margin: (n) =>
      plural(n, {
        one: 'Zwischen Platz 1 und 2 lag # Punkt.',
        other: 'Zwischen Platz 1 und 2 lagen # Punkte.',
      }),
  },

  upload: {
    lead: 'Eine Aufzeichnung enthält eine ganze Partie: die ausgeteilten Karten, jeden Zug, das Ergebnis. Sie wird Zug für Zug geprüft und bekommt dann eine eigene Seite, die alle mit dem Link öffnen können. Dort kannst du sie auch wieder löschen.',
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
      deal: 'Die ausgeteilten Karten',
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

  playOn: 'Von hier aus weiterspielen',
  playOnShort: 'Weiterspielen',
  playOnText:
    'Was wäre, wenn? An einem neuen Tisch geht die Partie ab einem Stand von dieser weiter. Sie zählt nirgends mit. War es nur Pech? Wird für jemanden neu verteilt, bleiben nur die Karten liegen, die diese Person kannte.',
  cards: 'Karten',
  asTheyLay: 'Wie sie lagen',
  dealtAnew: (name) => `Neu verteilt für ${name}`,
  playOnFrom: (position) => `Ab Stand ${number(position)} weiterspielen`,
  playOnSeat: (name) => `Du nimmst den Platz von ${name}.`,
  playOnComputers: 'Mit Computern',
  playOnFriends: 'Auf andere warten',
  playOnOver:
    'Hier ist die Partie zu Ende. Geh zu einem Stand zurück, bei dem noch etwas zu tun ist.',
};

const guide: (typeof english)['guide'] = {
  list,
  number,
  title: 'Analyse',
  lead: 'Wo wurde die Partie gewonnen oder verloren? Jeder Zug und seine Alternativen werden viele Male zu Ende gespielt, mit den Karten, soweit man sie kennen konnte.',
  waiting: (before) =>
    plural(before, {
      one: '# andere Partie wird zuerst analysiert.',
      other: '# andere Partien werden zuerst analysiert.',
    }),
  minutes: (minutes) =>
    plural(minutes, { one: 'Noch etwa # Minute.', other: 'Noch etwa # Minuten.' }),
  progress: (done, of) => `${number(done)} von ${plural(of, { one: '# Zug', other: '# Zügen' })}`,
  cancel: 'Abbrechen',
  retry: 'Noch einmal versuchen',
  failed:
    'Die Analyse ist fehlgeschlagen. Du kannst es noch einmal versuchen; schlägt sie wieder fehl, steht der Grund im Protokoll dieses Servers.',
  off: 'Dieser Server bietet keine Analyse an.',

  chance: 'Gewinnchance',
  points: 'Erwartete Punkte',
  known: 'nach dem, was man jeweils wissen konnte',
  possible: 'so wie die Karten wirklich lagen',
  inHundred: (n) => `etwa ${number(n)} von 100`,
  percent: (n) => `${number(n)}\u202f%`,
  about: (points) => `etwa ${number(points)}`,
  table: 'Dasselbe als Tabelle',
  move: 'Zug',
  player: 'Spieler',

  turningPoints: 'Wendepunkte',
  turningPoint: (place) => `Wendepunkt ${number(place)}`,
  none: 'Kein einzelner Zug war eindeutig ein Fehler.',
  hopeless: (n) =>
    `So wie die Karten lagen, hätte man mit gutem Spiel etwa ${number(n)} von 100 Partien gewonnen.`,
  lost: 'Mit diesen Stapeln war nicht mehr zu gewinnen: Das konnte niemand wissen.',
  played: 'Gespielt',
  others: 'Andere Züge',
  only: 'Es gab keine andere Möglichkeit.',
  moreWins: (n) =>
    plural(n, {
      one: 'der beste Zug gewinnt etwa # Partie mehr von 100',
      other: 'der beste Zug gewinnt etwa # Partien mehr von 100',
    }),
  morePoints: (n) =>
    plural(n, {
      one: 'der beste Zug bringt etwa # Punkt mehr',
      other: 'der beste Zug bringt etwa # Punkte mehr',
    }),

  draw: 'Auf dem Brett zeigen',

  question: 'Was hättest du gespielt?',
  questionHint: (name) => `Du siehst die Karten von ${name}. Mach den Zug auf dem Spielfeld.`,
  show: 'Auflösen',
  next: 'Nächster Fehler',
  found: (own, played) => `So gut wie der beste Zug: ${own}. Gespielt wurde: ${played}.`,
  missed: (own, best, played) => `Dein Zug: ${own}. Der beste: ${best}. Gespielt wurde: ${played}.`,
  costsMore: (own, best) =>
    `Deiner kostet ${plural(own, { one: '# Karte', other: '# Karten' })}, der beste ${best === 0 ? 'keine' : number(best)}.`,
  leavesRoom: (gap, cells, islands) =>
    `Nach deinem ${plural(islands, { one: 'kann noch # Insel', other: 'können noch # Inseln' })} für ${plural(cells, { one: 'das eine Feld', other: 'die # Felder' })} ${gap} kommen.`,
  score: (found, of) => `Beste Züge gefunden: ${number(found)} von ${number(of)}.`,

  comparison: 'Im Vergleich',
  partnersWon: (won, games) =>
    `Starke Computerpartner haben mit diesen Karten ${number(won)} von ${plural(games, { one: '# Partie', other: '# Partien' })} gewonnen.`,
  pointsOf: (name, points) => `${name} ${number(points)}`,
  partnersPoints: (points, games) =>
    `Starke Computerpartner haben mit diesen Karten in ${plural(games, { one: '# Partie', other: '# Partien' })} im Schnitt so viele Punkte geholt: ${points}.`,
  wonHere: (won, games) =>
    `Auf diesem Server mit diesen Optionen gewonnen: ${number(won)} von ${plural(games, { one: '# Partie', other: '# Partien' })}.`,
  turnsHere: (own, median, games) =>
    `Hier waren es ${plural(own, { one: '# Zug', other: '# Züge' })}; der Median von ${plural(games, { one: '# Partie', other: '# Partien' })} ist ${number(median)}.`,
  placedHere: (own, median) =>
    `Belegt wurden ${plural(own, { one: '# Feld', other: '# Felder' })}; der Median ist ${number(median)}.`,
};

const together: (typeof english)['together'] = {
  title: 'Gemeinsam zurückblicken',
  hint: 'Alle vom Tisch, die diese Wiedergabe öffnen, sehen den Stand, den du ansiehst, und das Feld, auf das du zeigst. Nichts davon wird gespeichert.',
  lead: 'Andere durch die Partie führen',
  leadShort: 'Führen',
  leads: (name) => `${name} führt`,
  youLead: 'Du führst',
  following: 'Du siehst dasselbe.',
  aside: 'Du siehst dich allein um.',
  follow: (name) => `${name} folgen`,
  lookAround: 'Allein umsehen',
  takeOver: 'Selbst führen',
  stop: 'Nicht mehr führen',
  pointsAt: (name, cell) => `${name} zeigt auf ${cell}`,
  looksBack: (name) => `${name} sieht sich die Partie noch einmal an.`,
  join: 'Mitkommen',
};

const fairness: (typeof english)['fairness'] = {
  fairness: 'Wurde fair ausgeteilt?',
  fairnessCommitted: 'Wird fair ausgeteilt?',
  fairnessOf: {
    seed: {
      running:
        'Der Zufall dieser Partie ist durch einen geheimen Startwert festgelegt. Dies ist sein Fingerabdruck; den Startwert selbst siehst du, wenn die Partie zu Ende ist.',
      over: 'Vor der ersten Karte hat der Server den Zufall durch einen geheimen Startwert festgelegt und dessen Fingerabdruck gezeigt. Jetzt ist der Startwert öffentlich: Alle können nachrechnen, wie ausgeteilt wurde.',
    },
    deal: {
      running:
        'Die Karten dieser Partie waren vorgegeben; aller spätere Zufall folgt aus einem geheimen Startwert. Dies ist der Fingerabdruck von beidem zusammen; den Startwert selbst siehst du, wenn die Partie zu Ende ist.',
      over: 'Die Karten dieser Partie waren vorgegeben. Bevor sie begann, hat der Server einen Fingerabdruck der Karten und eines geheimen Startwerts gezeigt, aus dem aller spätere Zufall folgt. Jetzt ist der Startwert öffentlich: Alle können prüfen, dass beides unverändert ist.',
    },
    day: {
      running:
        'Dies ist ein Blatt des Tages: Sein Startwert folgt aus dem geheimen Schlüssel des Tages. Dies ist der Fingerabdruck des Startwerts; er und der Schlüssel werden veröffentlicht, wenn der Tag vorbei ist.',
      over: 'Dies war ein Blatt des Tages: Sein Startwert folgt aus dem Schlüssel dieses Tages. Der Tag ist vorbei, und beide sind öffentlich: Alle können nachrechnen, wie ausgeteilt wurde.',
    },
  },
  continued: 'Diese Partie ging ab einem Stand einer anderen weiter: Es gibt kein Blatt zu prüfen.',
  anew: 'Diese Partie ging ab einem Stand einer anderen mit neu verteilten Karten weiter: Es gibt kein Blatt zu prüfen.',
  commitments: {
    seed: 'Fingerabdruck (SHA-256)',
    deal: 'Fingerabdruck von Startwert und Karten (SHA-256)',
    day: 'Fingerabdruck (SHA-256)',
  },
  seed: 'Startwert',
  how: 'Zum Prüfen lade die Aufzeichnung herunter und rufe auf:',
  file: 'DATEI',
};

export default { replay, guide, together, fairness };
