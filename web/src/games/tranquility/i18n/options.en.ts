import { formatter } from '../../../i18n/formatter';

const { plural } = formatter('en');

/** What can be chosen before a game, each with a line that explains it. */
export const options = {
  label: 'Difficulty',
  none: 'No islands removed',
  removed: (n: number) => plural(n, { one: '# island removed', other: '# islands removed' }),
  describe: (level: string, removed: string) => `${level}: ${removed.toLowerCase()}`,
  levels: {
    0: { name: 'Calm start', hint: 'All 80 islands are in play. The best way to learn the sea.' },
    4: { name: 'Galatea', hint: 'A few islands are missing, and nobody knows which.' },
    6: { name: 'Triton', hint: 'Plans need a little slack. For crews that have won before.' },
    8: { name: 'Leucothea', hint: 'One island in ten is gone. Every gap may stay a gap.' },
    10: { name: 'Amphitrite', hint: 'Few cards to spare: think before you pay.' },
    12: { name: 'Poseidon', hint: 'The sea at its harshest. Barely a card too many.' },
  } as Record<number, { name: string; hint: string }>,

  grid: 'The sea',
  grids: {
    standard: {
      name: 'Open sea',
      hint: 'Six rows of six. Can be roughened with all that is below.',
    },
    arch: {
      name: 'High Arch',
      hint: 'Two pillars first, for nothing; then the wide roof over them.',
    },
    pyramid: { name: 'Pyramid', hint: 'Rows from eleven to one, and six cells full of surprises.' },
    day_night: {
      name: 'Day and Night',
      hint: 'Islands have two sides, and the right ones must show.',
    },
    competition: {
      name: 'Competition',
      hint: 'Exactly two players, against each other, for points.',
    },
  },
  extras: 'Rough seas',
  rocks: 'Rocks',
  rocksHint: 'One row is blocked. It changes after each action.',
  rocksChoices: { off: 'none', manual: 'you move them', auto: 'they drift' },
  monsters: 'Monsters',
  monstersHint: 'They can’t be discarded, only put on islands; nobody may hold one at the finish.',
  monstersNone: 'none',
  storms: 'Storms and compasses',
  stormsHint: 'Six storms close rows and shrink hands; compasses you earn together end them.',
  wild: 'Two wild cards',
  wildHint: 'They stand for any number, for start or for the finish.',
  level: 'The explorer pile',
  pyramidLevels: {
    easy: { name: 'Easy', hint: 'Wild cards in place of the monsters.' },
    normal: { name: 'Normal', hint: 'As it is.' },
    hard: { name: 'Hard', hint: 'Start cards count as rocks.' },
  },
  onlyStandard: 'Only on the open sea.',
  allIslands: 'On this grid all islands are in play.',
  /** Short, for the line that sums the options up. */
  sum: {
    rocks: { manual: 'rocks', auto: 'drifting rocks' },
    monsters: (n: number) => plural(n, { one: '# monster', other: '# monsters' }),
    storms: 'storms',
    wild: 'wild cards',
  },
  join: (first: string, rest: string) => `${first} · ${rest}`,
};
