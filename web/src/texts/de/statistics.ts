import { formatter } from '~/texts/formatter';
import type { statistics as english } from '~/texts/en/statistics';

const { plural } = formatter('de');

export const statistics: typeof english = {
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
