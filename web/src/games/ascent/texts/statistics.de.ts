import { formatter } from '~/texts/formatter';
import type { statistics as english } from './statistics.en';

const { plural } = formatter('de');

const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });
/** Null is the reader. */
const had = (who: string | null) => (who === null ? 'Du hattest' : `${who} hatte`);

export const statistics: typeof english = {
  slopes: 'Gelegte Hänge',
  campfires: 'Entzündete Lagerfeuer',
  bridges: 'Gelegte Brücken',
  herds: 'Geführte Rudel',
  grapples: 'Eingesetzte Wurfhaken',
  empty: (who) =>
    who === null
      ? 'Deine Hand und dein Nachziehstapel waren aufgebraucht.'
      : `Hand und Nachziehstapel von ${who} waren aufgebraucht.`,
  nowhere: (who, card) => `${had(who)} noch eine Karte (${card}). Sie ließ sich nirgends legen.`,
  costly: (who, card, cost) =>
    `${had(who)} noch eine Karte (${card}). Sie zu legen hätte mindestens ${cards(cost)} gekostet, und zum Bezahlen war keine da.`,
  oneMore: 'Mit einer Karte mehr hätte man zwei abwerfen können.',
  summitsGone: 'Da war schon keine Gipfelkarte mehr übrig.',
};
