import { formatter } from '../../../i18n/formatter';

const { plural } = formatter('en');

/** What can be chosen before a game, each with a line that explains it. */
export const options = {
  modules: 'Modules',
  modulesHint: 'All of them go together. None makes the base game, the best one to begin with.',
  trail: 'Green trail',
  trailHint: 'Before the summit, a path of grassy cards must lead up through all eight rows.',
  documentary: 'Alpine documentary',
  documentaryHint: 'Before the summit, so many sequences of three values must have been filmed.',
  documentaryNone: 'none',
  documentarySequences: (n: number) => plural(n, { one: '# sequence', other: '# sequences' }),
  wildlife: 'Mountain wildlife',
  wildlifeHint: 'Ibex come up with the slopes, and eight must reach the top row but one.',
  grapples: 'Grapples, playing alone',
  grapplesHint: 'Each brings a fresh hand once. With two players or more they count for nothing.',
  grapplesNone: 'none',
  /** Short, for the line that sums the options up. */
  base: 'Base game',
  sum: {
    trail: 'green trail',
    documentary: (n: number) => plural(n, { one: 'documentary of #', other: 'documentary of #' }),
    wildlife: 'wildlife',
    grapples: (n: number) =>
      n === 0
        ? 'no grapples alone'
        : plural(n, { one: '# grapple alone', other: '# grapples alone' }),
  },
  join: (first: string, rest: string) => `${first} · ${rest}`,
};
