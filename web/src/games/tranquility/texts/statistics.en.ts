import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });

/** The figures of a finished game; null is the reader. */
export const statistics = {
  placed: 'Islands placed',
  monsters: 'Islands taken by monsters',
  given: 'Given for the start',
  runs: 'Points for runs of islands',
  points: 'Points',
  start: 'Start',
  startTitle: 'The eight cards of the start',
  startBy: (who: string | null) => `${who ?? 'You'} played the start card.`,
  unseen: 'unseen from the draw pile:',
  gaveNothing: 'nothing',
  empty: (who: string | null) =>
    who === null
      ? 'You had used up your hand and your draw pile.'
      : `${who} had used up hand and draw pile.`,
  nowhere: (who: string | null, card: string) =>
    `${who ?? 'You'} had one card left to play with (${card}). It fitted in no open cell.`,
  noUse: (who: string | null, card: string) =>
    `${who ?? 'You'} had one card left to play with (${card}). It could not be played yet.`,
  costly: (who: string | null, card: string, cost: number) =>
    `${who ?? 'You'} had one card left to play with (${card}). Placing it would have cost at least ${cards(cost)}, and there was none to pay with.`,
  oneMore: 'With one card more, two could have been discarded.',
  monstersHeld: (n: number) =>
    plural(n, {
      one: 'The monster in that hand could not be discarded, and found no island to take.',
      other: 'The # monsters in that hand could not be discarded, and found no island to take.',
    }),
  couldGive: (sum: number, needed: number, parts: string) =>
    `All hands together could have given ${sum} of the ${needed} cards: ${parts}.`,
  finishesGone: 'By then no card was left that could have been played as the finish.',
};
