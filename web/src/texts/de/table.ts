import type { Messages } from '~/card-table/texts';
import { formatter } from '~/texts/formatter';

const { plural, list, number, ago } = formatter('de');

const statistics: Messages['statistics'] = {
  title: 'So lief es',
  figures: 'Was die Einzelnen getan haben',
  figure: 'Wert',
  together: 'alle',
  turns: 'Züge',
  paid: 'Bezahlte Karten',
  discarded: 'Abgeworfene Karten',
  hand: 'Noch auf der Hand',
  pile: 'Noch zu ziehen',
  growth: 'Feld für Feld',
  growthHint: 'Die gefüllten Felder nach jedem Zug.',
  growthSeats:
    'Darunter die Züge der Einzelnen: ein Strich, wo ein Feld gefüllt wurde, sonst ein Punkt.',
  moves: (n) => plural(n, { one: '# Zug', other: '# Züge' }),
  growthLabel: (quarter, half, late, end, all) =>
    `Gefüllte Felder: ${quarter} nach einem Viertel der Züge, ${half} nach der Hälfte, ${late} nach drei Vierteln, ${end} von ${all} am Ende`,
};

export const de: Messages = {
  list,
  number,
  statistics,

  status: {
    yourTurn: 'Du bist am Zug.',
    turnOf: (name) => `${name} ist am Zug.`,
    over: 'Die Partie ist zu Ende.',
  },

  hand: {
    label: 'Deine Hand',
    of: (name) => `Hand von ${name}`,
    none: 'Keine Karte auf der Hand',
    empty: 'Deine Hand ist leer.',
    payLabel: 'zum Bezahlen gewählt',
    discardLabel: 'zum Abwerfen gewählt',
    giveLabel: 'zum Abgeben gewählt',
    placing: 'wird gerade gelegt',
  },

  dock: {
    label: 'Dein Zug',
    position: 'Dieser Stand',
    watching: 'Du schaust zu. Die Handkarten bleiben bis zum Ende verdeckt.',
    next: 'Danach bist du dran.',
    after: (name) => `Du bist nach ${name} dran.`,
    more: 'Mehr',
    back: 'Zurück',
    /** Where a payment is suggested and taken at once. */
    choosePayment: 'Bezahlung wählen',
    discardTwo: 'Zwei abwerfen',
    onlyDiscard: 'Im Moment lässt sich keine Karte legen. Wirf zwei ab.',
    pickDiscard: (left) =>
      plural(left, {
        one: 'Wähle noch # Karte zum Abwerfen.',
        other: 'Wähle # Karten zum Abwerfen.',
      }),
    discardReady: 'Diese zwei kommen verdeckt auf deine Ablage.',
    discard: 'Abwerfen',
  },

  seats: {
    label: 'Spieler',
    computer: 'Computer',
    you: 'du',
    turn: 'am Zug',
    hand: (n) => plural(n, { one: '# Karte auf der Hand', other: '# Karten auf der Hand' }),
    pile: (n) => plural(n, { one: '# Karte zu ziehen', other: '# Karten zu ziehen' }),
    discards: (n) => plural(n, { one: '# Karte abgelegt', other: '# Karten abgelegt' }),
    handWord: 'Hand',
    pileWord: 'zu ziehen',
    discardsWord: 'abgelegt',
    away: 'abwesend',
    free: 'Platz frei',
    conceded: 'möchte aufhören',
  },

  log: {
    title: 'Verlauf',
    open: 'Verlauf',
    showAll: 'Alles zeigen',
    loading: 'Wird geladen\u00a0…',
    failed: 'Der Verlauf konnte nicht geladen werden.',
    empty: 'Noch ist nichts geschehen.',
  },

  concede: {
    open: 'Aufgeben',
    title: 'Diese Partie aufgeben?',
    lead: 'Die Partie ist verloren, sobald alle zugestimmt haben. Das lässt sich nicht rückgängig machen.',
    leadSolo: 'Die Partie ist dann verloren. Das lässt sich nicht rückgängig machen.',
    soFar: (names) => `Bisher zugestimmt: ${names}.`,
    nobody: 'Bisher hat niemand zugestimmt.',
    confirm: 'Dem Aufgeben zustimmen',
    confirmSolo: 'Aufgeben',
    keep: 'Weiterspielen',
    waiting: (have, all) => `${have} von ${all} möchten aufhören`,
  },

  reveal: {
    title: 'Was verborgen war',
    hand: 'Hand',
    pile: 'Nachziehstapel',
    discards: 'Ablage',
    none: 'nichts',
  },

  rules: {
    contents: 'Inhalt',
    reading: 'unsere Lesart',
  },

  /** Was in einer laufenden Partie geschehen ist, und wie lange sie schon dauert. */
  course: {
    since: 'Seit deinem letzten Zug',
    steps: 'Schritt für Schritt',
    earlier: (n) => plural(n, { one: '# früherer Zug', other: '# frühere Züge' }),
    title: 'Rückblick',
    at: (n, last) => `Nach Zug ${number(n)} von ${number(last)}`,
    back: 'Zurück zur Partie',
    loading: 'Züge werden geladen …',
    news: (n) => plural(n, { one: '# neuer Zug', other: '# neue Züge' }),
    minutes: (n) => `${number(n)} Min.`,
    hours: (n) => `${number(n)} Std.`,
    days: (n) => plural(n, { one: '# Tag', other: '# Tage' }),
    clock: (moved, began) => `Letzter Zug ${ago(moved)}; die Partie begann ${ago(began)}.`,
  },

  /** Die Teile des Fensters eines Tisches, und was der Gastgeber an einem Ort findet. */
  menu: {
    parts: 'Teile dieses Fensters',
    seats: 'Plätze',
    options: 'Optionen',
    invite: 'Einladen',
    settings: 'Einstellungen',
    host: 'Gastgeber',
    forHost: 'Für den Gastgeber',
    forHostSum: 'Sperren, entfernen, stummschalten, übergeben',
    here: 'Wer da ist',
    lockedNow: 'Der Tisch ist gesperrt. Zwischen zwei Partien kannst du ihn öffnen.',
    openNow:
      'Zwischen zwei Partien kannst du den Tisch sperren, ihn übergeben und Spieler entfernen.',
  },

  /** Die Gesichter und Reaktionen, aus denen Gäste wählen. */
  faces: {
    chooseFace: 'Gesicht wählen',
    react: 'Reagieren',
    reactions: {
      applause: 'Gut gespielt',
      heart: 'Schön',
      laugh: 'Haha',
      gasp: 'Oha',
      sigh: 'Oh nein',
    },
    title: 'Dein Gesicht',
    drawing: 'Zeichnung',
    drawings: [
      'Fisch',
      'Wal',
      'Krabbe',
      'Krake',
      'Schildkröte',
      'Seestern',
      'Möwe',
      'Robbe',
      'Qualle',
      'Pinguin',
      'Otter',
      'Sonne',
    ],
    colour: 'Farbe',
    colours: ['Blau', 'Grün', 'Violett', 'Rot', 'Ocker', 'Schiefer', 'Rosa', 'Türkis'],
    take: 'Dieses Gesicht nehmen',
  },

  help: {
    title: 'Bedienung',
    pieces: 'Was die Spielteile bedeuten',
    inRules: 'In den Regeln',
    inRulesOf: (piece) => `In den Regeln: ${piece}`,

    hands: {
      title: 'Mit Finger oder Maus',
      press:
        'Drücke eine Karte, dann wohin sie soll. In deiner ersten Partie spielt sie dann eine Taste.',
      drag: 'Oder zieh die Karte dorthin. Zum Abwerfen, Bezahlen und Abgeben zieh sie auf deinen Namen.',
      back: '„Zurück“ oder noch einmal dieselbe Karte nimmt eine Wahl zurück.',
      swipe: 'Wisch auf dem Brett zur Seite: ein Zug zurück oder weiter.',
      hold: 'Halte den Finger auf eine Karte oder ein Spielteil, oder lass die Maus darauf ruhen, um zu lesen, was es ist.',
    },

    keys: {
      title: 'Mit der Tastatur',
      space: 'Leertaste',
      card: 'die Karte an diesem Platz der Hand nehmen',
      hand: 'zur Hand',
      board: 'zum Brett',
      arrows: 'von Karte zu Karte, von Feld zu Feld',
      choose: 'wählen',
      back: 'die Wahl zurücknehmen',
      discard: 'zwei abwerfen',
      explain: 'was die Karte oder das Feld ist, sonst alle Spielteile',
      rules: 'die Regeln',
      help: 'diese Seite',
    },

    replayKeys: {
      step: 'einen Zug zurück, einen weiter',
      ends: 'an den Anfang, ans Ende',
      play: 'abspielen und anhalten',
    },

    switches: {
      confirm: {
        title: 'Drei Schritte für einen Zug',
        hint: 'Karte, Feld, dann eine Taste. Sonst spielt das Feld den Zug sofort, bezahlt mit den entbehrlichsten Karten.',
      },
      explaining: {
        title: 'Erklären, worauf die Maus ruht',
        hint: 'Sonst erklären es weiterhin I oder ein gehaltener Finger.',
      },
      shortcuts: {
        title: 'Tastenkürzel',
        hint: 'Sonst bewirken einzelne Buchstaben und Ziffern nichts.',
      },
    },
  },

  lesson: {
    title: (game) => `${game} lernen`,
    coach: 'Lotse',
    progress: (step, of) => `Schritt ${step} von ${of}`,
    chapters: 'Teile der Lektion',
    others: 'Schau, was die anderen tun …',
    slip: (why) => `${why} Versuch es noch einmal.`,
    unheard: 'Hier hört nur der Lotse zu. An einem echten Tisch sehen die anderen, was du sagst.',
    back: 'Zurück',
    show: 'Zeig es mir',
    next: 'Weiter',
    again: 'Noch einmal',
    play: 'Richtig spielen',
    leave: 'Die Lektion verlassen',
    leaveShort: 'Verlassen',
  },
};
