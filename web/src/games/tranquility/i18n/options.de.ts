import { formatter } from '../../../i18n/formatter';
import type { options as english } from './options.en';

const { plural } = formatter('de');

export const options: typeof english = {
  label: 'Schwierigkeit',
  none: 'Keine Inseln entfernt',
  removed: (n) => plural(n, { one: '# Insel entfernt', other: '# Inseln entfernt' }),
  // Nouns keep their capital, so only the first word of "Keine Inseln" changes.
  describe: (level, removed) => `${level}: ${removed.replace(/^Keine/, 'keine')}`,
  levels: {
    0: {
      name: 'Ruhiger Beginn',
      hint: 'Alle 80 Inseln sind dabei. So lernt man das Meer am besten kennen.',
    },
    4: { name: 'Galatea', hint: 'Ein paar Inseln fehlen, und niemand weiß, welche.' },
    6: { name: 'Triton', hint: 'Pläne brauchen etwas Luft. Für alle, die schon gewonnen haben.' },
    8: { name: 'Leukothea', hint: 'Jede zehnte Insel fehlt. Jede Lücke kann eine bleiben.' },
    10: { name: 'Amphitrite', hint: 'Kaum Karten übrig: Denk nach, bevor du zahlst.' },
    12: { name: 'Poseidon', hint: 'Das Meer in seiner rauesten Laune. Kaum eine Karte zu viel.' },
  },

  grid: 'Das Meer',
  grids: {
    standard: {
      name: 'Offenes Meer',
      hint: 'Sechs Reihen mit sechs Feldern. Mit allem darunter lässt es sich aufrauen.',
    },
    arch: {
      name: 'Hoher Bogen',
      hint: 'Erst zwei Pfeiler, umsonst; dann das weite Dach darüber.',
    },
    pyramid: {
      name: 'Pyramide',
      hint: 'Reihen von elf bis eins, und sechs Felder voller Überraschungen.',
    },
    day_night: {
      name: 'Tag und Nacht',
      hint: 'Inseln haben zwei Seiten, und die richtigen müssen zu sehen sein.',
    },
    competition: {
      name: 'Wettstreit',
      hint: 'Genau zu zweit, gegeneinander, um Punkte.',
    },
  },
  extras: 'Raue See',
  rocks: 'Felsen',
  rocksHint: 'Eine Reihe ist gesperrt, nach jeder Aktion eine andere.',
  rocksChoices: { off: 'keine', manual: 'ihr versetzt sie', auto: 'sie treiben' },
  monsters: 'Monster',
  monstersHint:
    'Man kann sie nicht abwerfen, nur auf Inseln setzen; beim Ziel darf niemand eines haben.',
  monstersNone: 'keine',
  storms: 'Stürme und Kompasse',
  stormsHint:
    'Sechs Stürme sperren Reihen und nehmen Karten; Kompasse, die ihr gemeinsam verdient, lösen sie auf.',
  wild: 'Zwei Joker',
  wildHint: 'Sie stehen für jede Zahl, für den Start oder für das Ziel.',
  level: 'Der Erkundungsstapel',
  pyramidLevels: {
    easy: { name: 'Leicht', hint: 'Joker anstelle der Monster.' },
    normal: { name: 'Normal', hint: 'So, wie er ist.' },
    hard: { name: 'Schwer', hint: 'Startkarten zählen als Felsen.' },
  },
  onlyStandard: 'Nur auf dem offenen Meer.',
  allIslands: 'Auf diesem Plan sind alle Inseln dabei.',
  sum: {
    rocks: { manual: 'Felsen', auto: 'treibende Felsen' },
    monsters: (n) => plural(n, { one: '# Monster', other: '# Monster' }),
    storms: 'Stürme',
    wild: 'Joker',
  },
  join: (first, rest) => `${first} · ${rest}`,
};
