import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

const cards = (n: number) => plural(n, { one: '# card', other: '# cards' });

/** The words on a finished game; null is the reader. */

const statistics = {
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
  monstersHeld: (n: number) =>
    plural(n, {
      one: 'The monster in that hand could not be discarded, and found no island to take.',
      other: 'The # monsters in that hand could not be discarded, and found no island to take.',
    }),
  couldGive: (sum: number, needed: number, parts: string) =>
    `All hands together could have given ${sum} of the ${needed} cards: ${parts}.`,
  wasted: (n: number, of: number) =>
    `Of ${of} islands that were paid or discarded, ${n} would still have fitted somewhere.`,
  carried: (who: string | null, n: number, of: number) =>
    `${who ?? 'You'} gave the most for the start: ${n} of the ${of} cards.`,
  gapClosed: (move: number, gap: string, cells: number, left: number) =>
    `From move ${move} on, ${left === 0 ? 'no islands were' : plural(left, { one: 'only # island was', other: 'only # islands were' })} left for the ${plural(cells, { one: 'one cell', other: '# cells' })} ${gap}.`,
  finishesGone: (move: number) =>
    `From move ${move} on, no card was left that could have been played as the finish.`,
  nearMiss: {
    finish: (cells: number) => `All ${cells} islands lay there: only the finish was missing.`,
    cells: (n: number) =>
      plural(n, { one: 'One cell was still empty.', other: '# cells were still empty.' }),
    start: (n: number) => `${cards(n)} short of the eight for the start.`,
  },
};

export default { statistics };
