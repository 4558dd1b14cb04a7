import type english from '../en/options';

export default {
  usual: 'Erste Fahrt',
  fields: {
    experienced: {
      name: 'Regeln',
      values: {
        false: {
          name: 'Erste Fahrt',
          hint: 'Drillinge 1-2-3 einer Richtung gehen automatisch über Bord.',
        },
        true: {
          name: 'Alte Seebären',
          hint: 'Wählt, welche Drillinge über Bord gehen, zählt Paare, achtet auf die Zahl eurer Windkarten und kennt drei Winde, die nicht kommen.',
        },
      },
    },
  },
} satisfies typeof english;
