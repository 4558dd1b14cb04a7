import type { OptionTexts } from '~/card-table/optionTexts';
import { formatter } from '~/texts/formatter';

const { plural } = formatter('en');

/** The choices before a game, each with a line that explains it. */
export default {
  usual: 'Base game',
  groups: {
    modules: {
      name: 'Modules',
      hint: 'They can all be combined. Without any it is the base game, the best way to start.',
    },
  },
  fields: {
    trail: {
      name: 'Green trail',
      hint: 'Before the summit, a path of grassy cards must lead up through all eight rows.',
      summary: 'green trail',
    },
    documentary: {
      name: 'Alpine documentary',
      hint: 'Before the summit, this many sequences of three values must have been filmed.',
      more: (n: number) => plural(n, { one: '# sequence', other: '# sequences' }),
      summary: (n: number) => `documentary of ${n}`,
      values: { 0: { name: 'none' } },
    },
    wildlife: {
      name: 'Mountain wildlife',
      hint: 'Ibex come with the slopes, and eight must reach the row below the summit.',
      summary: 'wildlife',
    },
    grapples: {
      name: 'Grapples (playing alone)',
      hint: 'Each brings a fresh hand once. With two or more players they don’t matter.',
      summary: (n: number) => plural(n, { one: '# grapple alone', other: '# grapples alone' }),
      values: { 0: { name: 'none', summary: 'no grapples alone' }, 3: { summary: null } },
    },
  },
} satisfies OptionTexts;
