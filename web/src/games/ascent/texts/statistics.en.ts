import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });

/** The figures of a finished game; null is the reader. */
export const statistics = {
  slopes: 'Slopes placed',
  campfires: 'Campfires lit',
  bridges: 'Bridges placed',
  herds: 'Herds led',
  grapples: 'Grapples spent',
  empty: (who: string | null) =>
    who === null
      ? 'You had used up your hand and your draw pile.'
      : `${who} had used up hand and draw pile.`,
  nowhere: (who: string | null, card: string) =>
    `${who ?? 'You'} had one card left (${card}). It could not be placed anywhere.`,
  costly: (who: string | null, card: string, cost: number) =>
    `${who ?? 'You'} had one card left (${card}). Placing it would have cost at least ${cards(cost)}, and there was none to pay with.`,
  oneMore: 'With one card more, two could have been discarded.',
  summitsGone: 'By then no summit card was left.',
};
