import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

/** The figures of a finished game. */
export const statistics = {
  title: 'How it went',
  /** Of the table with a column for each player. */
  figures: 'What each player did',
  figure: 'Figure',
  together: 'all',
  turns: 'Turns',
  paid: 'Cards paid',
  discarded: 'Cards discarded',
  hand: 'Left in hand',
  pile: 'Left to draw',
  growth: 'Cell by cell',
  growthHint: 'The cells filled after each move.',
  growthSeats:
    'Below, the moves of each player: a line where a cell was filled, a dot for any other.',
  moves: (n: number) => plural(n, { one: '# move', other: '# moves' }),
  growthLabel: (quarter: number, half: number, late: number, end: number, all: number) =>
    `Cells filled: ${quarter} after a quarter of the moves, ${half} after half, ${late} after three quarters, ${end} of ${all} at the end`,
};
