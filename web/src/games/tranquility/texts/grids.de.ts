import { formatter } from '~/texts/formatter';
import type { grids as english } from './grids.en';

const { plural } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });
/** What somebody does; null is the reader. */
const does = (who: string | null, you: string, others: string) =>
  who === null ? `Du ${you}` : `${who} ${others}`;

export const grids: typeof english = {
  parts: {
    left: (cell) => `linker Pfeiler, ${cell}`,
    right: (cell) => `rechter Pfeiler, ${cell}`,
    roof: (cell) => `Dach, ${cell}`,
  },
  labels: {
    arch: 'Der Bogen: zwei Pfeiler von zwei mal drei Feldern und darüber ein Dach von sieben mal vier',
    pyramid: 'Die Pyramide: Reihen mit elf, neun, sieben, fünf, drei Feldern und einem Feld',
  },
  archPillars: 'Erst die Pfeiler: Jeder steigt für sich auf, und nichts wird bezahlt.',
  archRoof: 'Jetzt das Dach, mit eigener Reihenfolge und eigenen Preisen.',

  explorer: {
    cell: 'Erkundungsfeld',
    storm: 'unter einem Sturm',
    left: (n) => plural(n, { one: '# Erkundungskarte', other: '# Erkundungskarten' }),
    hint: 'Eine Insel auf einem Sternfeld deckt eine auf: ein Geschenk, Felsen, die etwas kosten, ein Monster oder einen Sturm.',
    clear: 'den Sturm hier auflösen',
    clearAsk: 'Welchen Sturm löst der Kompass auf?',
    clearReady: 'Der Kompass wird abgeworfen, und der Sturm verlässt dieses Feld.',
    clearConfirm: 'Sturm auflösen',
    due: (missing) => `Wähle ${cards(missing)}, um die Insel zu bezahlen.`,
    dueReady: 'Die hochgeschobenen Karten bezahlen die Insel.',
    pay: (n) => `${n} zahlen`,
    place: (n) => `Die ${n} legen und erkunden`,
    placeText: (n, cost) =>
      cost === 0
        ? `Die ${n} erkundet dieses Feld: Eine Karte wird aufgedeckt.`
        : `Die ${n} erkundet dieses Feld: Eine Karte wird aufgedeckt, dann zahlst du ${cost}.`,
    statusYou: (n) => `Du bist am Zug: Zahl ${cards(n)} für die Insel.`,
    status: (name) => `${name} bezahlt die Insel.`,
    found: {
      nothing: 'Der Erkundungsstapel war leer',
      start: 'Eine Startkarte wurde aufgedeckt: Nichts geschieht',
      start_as_rocks: 'Eine Startkarte wurde aufgedeckt: Sie zählt als Felsen',
      storm: 'Ein Sturm wurde aufgedeckt: Die Insel ging zurück, und das Feld ist gesperrt',
      rocks: 'Felsen wurden aufgedeckt: Eine Karte mehr ist zu zahlen',
      monster: 'Ein Monster wurde aufgedeckt: Es hat die Insel geholt',
      kept: 'Die aufgedeckte Karte kam auf die Hand',
    },
  },

  sides: {
    day: 'Tag',
    night: 'Nacht',
    dayUp: 'Es ist Tag',
    nightUp: 'Es ist Nacht',
    goal: 'Am Ende zeigen die Reihen 4 bis 6 Tag, die Reihen 1 bis 3 Nacht.',
    wrong: 'falsche Seite für das Ziel',
    turnOver: 'Insel umdrehen',
    turnAim: 'umdrehen',
    turnAsk: (card) => `${card} abwerfen: Welche Insel wird umgedreht?`,
    turnReady: 'Die Karte wird abgeworfen, und diese Insel wird umgedreht.',
    turnConfirm: 'Umdrehen',
  },

  contest: {
    row: 'Die Auslage',
    rowHint: 'Du ziehst von links. Alle sehen, was du nimmst.',
    pile: (n) => plural(n, { one: '# Karte im Stapel', other: '# Karten im Stapel' }),
    empty: 'Die Auslage ist leer.',
    points: (n) => plural(n, { one: '# Punkt', other: '# Punkte' }),
    owned: (name) => `von ${name}`,
    ownedYou: 'deine',
    swap: 'Hand gegen Auslage',
    swapAsk: 'Die ganze Hand offen abwerfen und die ganze Auslage nehmen?',
    swapConfirm: 'Auslage nehmen',
    pass: 'Passen',
    mustPass: 'Du kannst nichts tun: Passe.',
    won: (names, scores) => `Gewonnen hat ${names}: ${scores}.`,
    wonYou: (scores) => `Du hast gewonnen: ${scores}.`,
    shared: (scores) => `Ein geteilter Sieg: ${scores}.`,
    score: (name, n) => `${name} ${n}`,
    wonTitleYou: 'Das Meer gehört dir',
    wonTitle: 'Der Wettstreit ist entschieden',
    sharedTitle: 'Seite an Seite',
  },

  log: {
    placeFree: (who, n, where) => `${does(who, 'erkundest', 'erkundet')} ${where} mit der ${n}`,
    clear: (who, where) => `${does(who, 'löst', 'löst')} den Sturm auf ${where} auf`,
    replaceCompass: (who) =>
      `${does(who, 'ersetzt', 'ersetzt')} einen Kompass unter den ersten Karten`,
    turnHands: (night) => `Ein Kompass dreht alle Handkarten um: Es ist ${night ? 'Nacht' : 'Tag'}`,
    turnOver: (who, where) => `${does(who, 'drehst', 'dreht')} die Insel in ${where} um`,
    take: (who, list) => `${does(who, 'ziehst', 'zieht')} ${list} aus der Auslage`,
    swap: (who, given, taken) =>
      `${does(who, 'wirfst', 'wirft')} ${given} ab und ${who === null ? 'nimmst' : 'nimmt'} die Auslage: ${taken}`,
    pass: (who) => does(who, 'passt', 'passt'),
  },
};
