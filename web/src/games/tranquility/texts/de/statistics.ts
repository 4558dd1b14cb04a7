import { formatter } from '~/texts/formatter';
import type english from '../en/statistics';

const { plural } = formatter('de');

/** The words on a finished game; null is the reader. */
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
  monstersHeld: (n) =>
    plural(n, {
      one: 'Das Monster in dieser Hand ließ sich nicht abwerfen und fand keine Insel.',
      other: 'Die # Monster in dieser Hand ließen sich nicht abwerfen und fanden keine Insel.',
    }),
  couldGive: (sum, needed, parts) =>
    `Zusammen hätten alle ${sum} der ${needed} Karten geben können: ${parts}.`,
  wasted: (n, of) =>
    `Von ${of} bezahlten oder abgeworfenen Inseln ${plural(n, { one: 'hätte #', other: 'hätten #' })} noch irgendwo gepasst.`,
  carried: (who, n, of) =>
    `Für den Start ${who === null ? 'hast du' : `hat ${who}`} am meisten gegeben: ${n} der ${of} Karten.`,
  gapClosed: (move, gap, cells, left) =>
    `Ab Zug ${move} gab es für ${plural(cells, { one: 'das eine Feld', other: 'die # Felder' })} ${gap} ${left === 0 ? 'keine Insel mehr' : plural(left, { one: 'nur noch # Insel', other: 'nur noch # Inseln' })}.`,
  finishesGone: (move) =>
    `Ab Zug ${move} war keine Karte mehr übrig, die als Ziel hätte dienen können.`,
  nearMiss: {
    finish: (cells) => `Alle ${cells} Inseln lagen: Nur das Ziel fehlte.`,
    cells: (n) => plural(n, { one: 'Ein Feld war noch leer.', other: '# Felder waren noch leer.' }),
    start: (n) =>
      `Zu den acht für den Start ${plural(n, { one: 'fehlte # Karte', other: 'fehlten # Karten' })}.`,
  },
};

export default { statistics };
