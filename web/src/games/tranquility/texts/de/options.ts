import { formatter } from '~/texts/formatter';
import type english from '../en/options';

const { plural } = formatter('de');

function removed(n: number): string {
  return plural(n, { one: '# Insel entfernt', other: '# Inseln entfernt' });
}

export default {
  usual: 'Ruhiger Beginn: keine Inseln entfernt',
  usualVariants: 'Offenes Meer',
  groups: { rough_seas: { name: 'Raue See', locked: 'Nur auf dem offenen Meer.' } },
  fields: {
    grid: {
      name: 'Das Meer',
      values: {
        standard: {
          name: 'Offenes Meer',
          hint: 'Sechs Reihen mit sechs Feldern. Alles weiter unten macht es rauer.',
          summary: null,
        },
        arch: {
          name: 'Hoher Bogen',
          hint: 'Erst zwei Pfeiler, kostenlos; dann das weite Dach darüber.',
        },
        pyramid: {
          name: 'Pyramide',
          hint: 'Reihen von elf bis eins, und sechs Felder voller Überraschungen.',
        },
        day_night: {
          name: 'Tag und Nacht',
          hint: 'Inseln haben zwei Seiten, und die richtigen müssen zu sehen sein.',
        },
        competition: { name: 'Wettstreit', hint: 'Genau zu zweit, gegeneinander, um Punkte.' },
      },
    },
    removed: {
      name: 'Schwierigkeit',
      locked: 'Auf diesem Plan sind alle Inseln dabei.',
      more: (n) => (n === 0 ? 'Keine Inseln entfernt' : removed(n)),
      summary: (n, name) => (name === undefined ? removed(n) : `${name}: ${removed(n)}`),
      values: {
        0: {
          name: 'Ruhiger Beginn',
          hint: 'Alle 80 Inseln sind dabei. So lernt man das Meer am besten kennen.',
        },
        4: { name: 'Galatea', hint: 'Ein paar Inseln fehlen, und niemand weiß, welche.' },
        6: {
          name: 'Triton',
          hint: 'Lasst euch etwas Luft. Für Mannschaften, die schon gewonnen haben.',
        },
        8: { name: 'Leukothea', hint: 'Jede zehnte Insel fehlt. Jede Lücke kann eine bleiben.' },
        10: { name: 'Amphitrite', hint: 'Kaum Karten übrig: Denk nach, bevor du zahlst.' },
        12: {
          name: 'Poseidon',
          hint: 'Das Meer in seiner rauesten Laune. Kaum eine Karte zu viel.',
        },
      },
    },
    level: {
      name: 'Der Erkundungsstapel',
      values: {
        easy: { name: 'Leicht', hint: 'Joker anstelle der Monster.' },
        normal: { name: 'Normal', hint: 'Nach den Regeln.', summary: null },
        hard: { name: 'Schwer', hint: 'Startkarten zählen als Felsen.' },
      },
    },
    rocks: {
      name: 'Felsen',
      hint: 'Eine Reihe ist gesperrt, nach jeder Aktion eine andere.',
      values: {
        off: { name: 'keine', summary: null },
        manual: { name: 'ihr versetzt sie', summary: 'Felsen' },
        auto: { name: 'sie treiben', summary: 'treibende Felsen' },
      },
    },
    monsters: {
      name: 'Monster',
      hint: 'Man kann sie nicht abwerfen, nur auf Inseln setzen; beim Ziel darf niemand eines haben.',
      summary: (n) => `${n} Monster`,
      values: { 0: { name: 'keine' } },
    },
    storms: {
      name: 'Stürme und Kompasse',
      hint: 'Sechs Stürme sperren Reihen und nehmen Karten; Kompasse, die ihr gemeinsam verdient, lösen sie auf.',
      summary: 'Stürme',
    },
    wild: {
      name: 'Zwei Joker',
      hint: 'Sie stehen für jede Zahl, für den Start oder für das Ziel.',
      summary: 'Joker',
    },
  },
} satisfies typeof english;
