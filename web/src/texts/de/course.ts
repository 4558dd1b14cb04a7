/** Was in einer laufenden Partie geschehen ist, und wie lange sie schon dauert. */
import type { Messages } from '~/texts/en/course';
import { formatter } from '~/texts/formatter';

const { plural, number, ago } = formatter('de');

export const de: Messages = {
  since: 'Seit deinem letzten Zug',
  steps: 'Schritt für Schritt',
  earlier: (n) => plural(n, { one: '# früherer Zug', other: '# frühere Züge' }),
  title: 'Rückblick',
  at: (n, last) => `Nach Zug ${number(n)} von ${number(last)}`,
  back: 'Zurück zur Partie',
  loading: 'Züge werden geladen …',
  news: (n) => plural(n, { one: '# neuer Zug', other: '# neue Züge' }),
  minutes: (n) => `${number(n)} Min.`,
  hours: (n) => `${number(n)} Std.`,
  days: (n) => plural(n, { one: '# Tag', other: '# Tage' }),
  clock: (moved, began) => `Letzter Zug ${ago(moved)}; die Partie begann ${ago(began)}.`,
};
