import { formatter } from '~/texts/formatter';
import type english from '../en/statistics';

const { plural } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });

/** What is told of a finished game; null is the reader. */
const had = (who: string | null) => (who === null ? 'Du hattest' : `${who} hatte`);

const statistics: (typeof english)['statistics'] = {
  placed: 'Gelegte Inseln',
  monsters: 'Von Monstern geholte Inseln',
  given: 'Für den Start gegeben',
  runs: 'Punkte für Inselketten',
  points: 'Punkte',
  start: 'Start',
  startTitle: 'Die acht Karten des Starts',
  startBy: (who) =>
    who === null ? 'Du hast die Startkarte gespielt.' : `${who} hat die Startkarte gespielt.`,
  unseen: 'ungesehen vom Nachziehstapel:',
  gaveNothing: 'nichts',
  empty: (who) =>
    who === null
      ? 'Deine Hand und dein Nachziehstapel waren aufgebraucht.'
      : `Hand und Nachziehstapel von ${who} waren aufgebraucht.`,
  nowhere: (who, card) =>
    `${had(who)} noch eine Karte zum Spielen (${card}). Sie passte in kein offenes Feld.`,
  noUse: (who, card) =>
    `${had(who)} noch eine Karte zum Spielen (${card}). Sie durfte noch nicht gespielt werden.`,
  costly: (who, card, cost) =>
    `${had(who)} noch eine Karte zum Spielen (${card}). Sie zu legen hätte mindestens ${cards(cost)} gekostet, und zum Bezahlen war keine da.`,
  oneMore: 'Mit einer Karte mehr hätte man zwei abwerfen können.',
  monstersHeld: (n) =>
    plural(n, {
      one: 'Das Monster in dieser Hand ließ sich nicht abwerfen und fand keine Insel.',
      other: 'Die # Monster in dieser Hand ließen sich nicht abwerfen und fanden keine Insel.',
    }),
  couldGive: (sum, needed, parts) =>
    `Zusammen hätten alle ${sum} der ${needed} Karten geben können: ${parts}.`,
  wasted: (n, of) =>
    `Von ${of} bezahlten oder abgeworfenen Inseln ${plural(n, { one: 'hätte #', other: 'hätten #' })} noch irgendwo gepasst.`,
  dearest: (who, card, cost, move) =>
    `Am teuersten war die ${card}: ${who === null ? 'Du hast' : `${who} hat`} sie bei Zug ${move} für ${cards(cost)} gelegt.`,
  carried: (who, n, of) =>
    `Für den Start ${who === null ? 'hast du' : `hat ${who}`} am meisten gegeben: ${n} der ${of} Karten.`,
  gapClosed: (move, gap, cells, left) =>
    `Ab Zug ${move} gab es für ${plural(cells, { one: 'das eine Feld', other: 'die # Felder' })} ${gap} ${left === 0 ? 'keine Insel mehr' : plural(left, { one: 'nur noch # Insel', other: 'nur noch # Inseln' })}.`,
  finishesGone: (move) =>
    `Ab Zug ${move} war keine Karte mehr übrig, die als Ziel hätte dienen können.`,
  nearMiss: {
    finish: (cells) => `Alle ${cells} Inseln lagen: Nur das Ziel fehlte.`,
    cells: (n) => plural(n, { one: 'Ein Feld war noch leer.', other: '# Felder waren noch leer.' }),
    short: (n, isLast) =>
      `Für das ${isLast ? 'letzte' : 'nächste'} Feld ${plural(n, { one: 'fehlte # Karte', other: 'fehlten # Karten' })}.`,
    start: (n) =>
      `Zu den acht für den Start ${plural(n, { one: 'fehlte # Karte', other: 'fehlten # Karten' })}.`,
  },
};

export default { statistics };
