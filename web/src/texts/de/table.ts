import type english from '~/texts/en/table';
import { formatter } from '~/texts/formatter';

const { plural } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });

/** Islands, which are named by their numbers, have an article. */
const isIsland = (card: string | number) => typeof card === 'number';
const the = (card: string | number) => (isIsland(card) ? `die ${card}` : card);
const The = (card: string | number) => (isIsland(card) ? `Die ${card}` : card);

const does = (who: string | null, you: string, others: string) =>
  who === null ? `Du ${you}` : `${who} ${others}`;

const statistics: (typeof english)['statistics'] = {
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

export default {
  statistics,

  status: {
    yourTurn: 'Du bist am Zug.',
    turnOf: (name) => `${name} ist am Zug.`,
    over: 'Die Partie ist zu Ende.',
  },

  hand: {
    follow: (name) => `Nur die Hand von ${name} zeigen`,
    followNone: 'Alle Hände zeigen',
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
    waits: 'Noch nicht gesendet',
    waitsHint: 'Escape nimmt es zurück.',
    takeBack: 'Zurücknehmen',
    sendNow: 'Jetzt senden',
    takenBack: 'Zurückgenommen.',
    notSent: 'Dein Zug wurde nicht gesendet.',
    discardTwo: 'Zwei abwerfen',
    onlyDiscard: 'Im Moment lässt sich keine Karte legen. Wirf zwei ab.',
    pickDiscard: (left) =>
      plural(left, {
        one: 'Wähle noch # Karte zum Abwerfen.',
        other: 'Wähle # Karten zum Abwerfen.',
      }),
    discardReady: 'Diese zwei kommen verdeckt auf deinen Abwurfstapel.',
    discard: 'Abwerfen',
  },

  players: {
    label: 'Spieler',
    computer: 'Computer',
    you: 'du',
    turn: 'am Zug',
    hand: (n) => plural(n, { one: '# Karte auf der Hand', other: '# Karten auf der Hand' }),
    pile: (n) => plural(n, { one: '# Karte zu ziehen', other: '# Karten zu ziehen' }),
    discards: (n) => plural(n, { one: '# Karte abgeworfen', other: '# Karten abgeworfen' }),
    handWord: 'Hand',
    pileWord: 'zu ziehen',
    discardsWord: 'abgeworfen',
    away: 'abwesend',
    free: 'Platz frei',
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
    none: 'Bisher hat niemand zugestimmt.',
    confirm: 'Dem Aufgeben zustimmen',
    confirmSolo: 'Aufgeben',
    keep: 'Weiterspielen',
    short: 'Schluss?',
    waiting: (have, all) =>
      plural(have, { one: `# von ${all} möchte aufhören`, other: `# von ${all} möchten aufhören` }),
  },

  reveal: {
    title: 'Was verborgen war',
    hand: 'Hand',
    pile: 'Nachziehstapel',
    discards: 'Abwurfstapel',
    none: 'nichts',
  },

  coop: {
    cell: {
      at: (row, column) => `Reihe ${row}, Feld ${column}`,
      empty: 'leer',
      last: 'letzter Zug',
      placeFree: (card) => `${card} kostenlos legen`,
      placeFor: (card, cost) => `${card} für ${cards(cost)} legen`,
      filled: (n, all) => `${n} von ${all}`,
    },

    dock: {
      choose: 'Wähle eine Karte zum Legen.',
      chooseOrDiscard: 'Wähle eine Karte zum Legen, oder wirf zwei ab.',
      pickCell: (card) =>
        `Wohin mit ${isIsland(card) ? `der ${card}` : card}? Wähle ein hervorgehobenes Feld.`,
      costHint: 'Die Zahl ist der Preis in Karten.',
      noCell: (card) => `Für ${the(card)} ist im Moment kein Platz.`,
      free: (card) => `${The(card)} hier zu legen ist kostenlos.`,
      pay: (card, missing, begun) =>
        missing === 0
          ? `${The(card)} hierher: Du zahlst mit den hochgeschobenen Karten.`
          : `${The(card)} hierher: Wähle ${begun ? 'noch ' : ''}${cards(missing)} zum Bezahlen.`,
      place: (card) => `${The(card)} legen`,
      placeAndPay: (card, cost) => `${The(card)} legen, ${cost} zahlen`,
    },

    log: {
      discard: (who) => `${does(who, 'wirfst', 'wirft')} zwei Karten ab`,
      concede: (who) => `${does(who, 'möchtest', 'möchte')} aufhören`,
    },

    phrases: {
      paying: (phrase, paid) => `${phrase} und mit ${paid} bezahlen`,
      discard: (given) => `${given} abwerfen`,
      concede: 'aufhören wollen',
    },

    result: {
      lostStuck: (who) => `Verloren: ${does(who, 'konntest', 'konnte')} nichts mehr spielen.`,
      conceded: 'Aufgegeben: Alle haben zugestimmt.',
      concededSolo: 'Aufgegeben.',
      stuck: (who) =>
        `${does(who, 'hattest', 'hatte')} keine spielbare Karte mehr, und keine zwei zum Abwerfen.`,
      together: 'Ihr habt es gemeinsam geschafft, ohne ein Wort.',
      alone: 'Ganz allein dein Werk.',
      wonTitle: (how) => `Gewonnen: ${how}`,
      lostTitle: (how) => `Verloren: ${how}`,
      watched: {
        wonTitle: (how) => `Der Tisch hat gewonnen: ${how}`,
        lostTitle: (how) => `Der Tisch hat verloren: ${how}`,
      },
    },
  },
} satisfies typeof english;
