/** Ein Spiel mit dem Begleiter ansehen: Chancen, Wendepunkte, und was sonst möglich war. */
import { formatter } from '~/texts/formatter';
import type { Messages } from '~/texts/en/guide';

const { plural, list, number } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });

export const de: Messages = {
  list,
  number,
  title: 'Rückblick',
  lead: 'Wo wurde das Spiel gewonnen oder verloren? Jeder Zug und seine Alternativen werden viele Male zu Ende gespielt, mit den Karten, wie sie für die Spielenden aussahen.',
  progress: (done, of) => `${number(done)} von ${plural(of, { one: '# Zug', other: '# Zügen' })}`,
  cancel: 'Abbrechen',
  retry: 'Noch einmal versuchen',
  off: 'Dieser Server bietet keinen Rückblick an.',

  chance: 'Gewinnchance',
  points: 'Erwartete Punkte',
  known: 'nach dem, was man wissen konnte',
  possible: 'so wie die Karten wirklich lagen',
  inHundred: (n) => `etwa ${number(n)} von 100`,
  percent: (n) => `${number(n)}\u202f%`,
  about: (points) => `etwa ${number(points)}`,
  table: 'Dasselbe als Tabelle',
  move: 'Zug',
  player: 'Spieler',
  jump: (move) => `Zu Zug ${number(move)}`,

  turningPoints: 'Wendepunkte',
  none: 'Kein einzelner Zug hat sicher etwas gekostet.',
  hopeless: (n) =>
    `So wie die Karten lagen, hätte man mit gutem Spiel etwa ${number(n)} von 100 Spielen gewonnen.`,
  played: 'Gespielt',
  better: 'Besser',
  others: 'Was sonst möglich war',
  only: 'Es gab nichts anderes zu überlegen.',
  moreWins: (n) =>
    plural(n, {
      one: 'etwa # gewonnenes Spiel mehr von 100',
      other: 'etwa # gewonnene Spiele mehr von 100',
    }),
  morePoints: (n) => `etwa ${number(n)} Punkte mehr`,

  draw: 'Auf dem Brett zeigen',

  comparison: 'Im Vergleich',
  partnersWon: (won, games) =>
    `Starke Computerpartner haben mit diesen Karten ${plural(won, { one: '#-mal', other: '#-mal' })} in ${plural(games, { one: '# Spiel', other: '# Spielen' })} gewonnen.`,
  pointsOf: (name, points) => `${name} ${number(points)}`,
  partnersPoints: (points, games) =>
    `Starke Computerpartner haben mit diesen Karten in ${plural(games, { one: '# Spiel', other: '# Spielen' })} im Schnitt so viele Punkte geholt: ${points}.`,
  wonHere: (won, games) =>
    `Auf diesem Server wurden ${number(won)} von ${plural(games, { one: '# Spiel', other: '# Spielen' })} mit diesen Einstellungen gewonnen.`,
  turnsHere: (own, median, games) =>
    `Hier waren es ${plural(own, { one: '# Spielzug', other: '# Spielzüge' })}; der Median von ${plural(games, { one: '# Spiel', other: '# Spielen' })} ist ${number(median)}.`,
  placedHere: (own, median) =>
    `Belegt wurden ${plural(own, { one: '# Feld', other: '# Felder' })}; der Median ist ${number(median)}.`,

  tranquility: {
    place: (card, where) => `${card} in ${where} legen`,
    wild: (n) => `den Joker als ${n}`,
    paying: (phrase, paid) => `${phrase} und mit ${paid} bezahlen`,
    pay: (paid) => `mit ${paid} bezahlen`,
    discard: (given) => `${given} abwerfen`,
    start: 'den Start spielen',
    finish: 'das Ziel spielen',
    pledge: (n) => `${cards(n)} zusagen`,
    agree: 'den Zusagen zustimmen',
    give: (given) => `${given} abgeben`,
    giveNothing: 'nichts abgeben',
    fromPile: 'zwei Karten vom Nachziehstapel',
    monster: (where) => `einem Monster die Insel in ${where} überlassen`,
    moveRocks: (row) => `die Felsen in Reihe ${row} schieben`,
    keepRocks: (given) => `${given} abwerfen, damit die Felsen liegen bleiben`,
    discardHand: 'die ganze Hand abwerfen',
    spend: (storm) => `einen Kompass einsetzen: ${storm}`,
    face: 'sich dem Sturm stellen',
    blow: (row) => `den violetten Sturm neben Reihe ${row} legen`,
    clear: (where) => `den Sturm auf ${where} auflösen`,
    turnOver: (where, card) => `${card} abwerfen und die Insel in ${where} umdrehen`,
    swap: 'die Hand gegen die Auslage tauschen',
    pass: 'passen',
    concede: 'aufhören wollen',
  },
  ascent: {
    slope: (card, where) => `${card} in ${where} legen`,
    campfire: (campfire, where, to) =>
      `${campfire} in ${where} entzünden, der Hang zieht um nach ${to}`,
    bridge: (where) => `eine Brücke in ${where} legen`,
    lead: (from, to) => `das Rudel von ${from} nach ${to} führen`,
    paying: (phrase, paid) => `${phrase}, bezahlt mit ${paid}`,
    discard: (given) => `${given} abwerfen`,
    grapple: 'einen Wurfhaken einsetzen',
    summit: 'den Gipfel legen',
    concede: 'aufhören wollen',
  },
  santaTimea: {
    play: (card) => `${card} spielen`,
    throwOff: (directions) => `${directions} 1-2-3 über Bord werfen`,
    keep: 'alle Drillinge behalten',
  },
};
