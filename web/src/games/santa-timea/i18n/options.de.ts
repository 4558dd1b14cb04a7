import type { options as english } from './options.en';

export const options: typeof english = {
  label: 'Regeln',
  base: 'Erste Fahrt',
  baseHint: 'Drillinge 1-2-3 einer Richtung gehen von selbst über Bord.',
  experienced: 'Alte Seebären',
  experiencedHint:
    'Wählt, welche Drillinge über Bord gehen, zählt Paare, achtet auf die Zahl eurer Windkarten und kennt drei Winde, die nicht kommen.',
};
