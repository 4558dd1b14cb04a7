import { formatter } from '~/texts/formatter';
import type { OptionTexts } from '~/card-table/optionTexts';

const { plural } = formatter('en');

function removed(n: number): string {
  return plural(n, { one: '# island removed', other: '# islands removed' });
}

/** The choices before a game, each with a line that explains it. */
export default {
  usual: 'Calm start: no islands removed',
  usualVariants: 'Open sea',
  groups: { rough_seas: { name: 'Rough seas', locked: 'Only on the open sea.' } },
  fields: {
    grid: {
      name: 'The sea',
      values: {
        standard: {
          name: 'Open sea',
          hint: 'Six rows of six. Add any of the challenges below.',
          summary: null,
        },
        arch: { name: 'High Arch', hint: 'Two free pillars first, then the wide roof above them.' },
        pyramid: {
          name: 'Pyramid',
          hint: 'Rows from eleven to one, and six cells full of surprises.',
        },
        day_night: {
          name: 'Day and Night',
          hint: 'Islands have two sides, and the right one must show.',
        },
        competition: { name: 'Competition', hint: 'Two players against each other, for points.' },
      },
    },
    removed: {
      name: 'Difficulty',
      locked: 'Here all islands are in play.',
      more: (n: number) => (n === 0 ? 'No islands removed' : removed(n)),
      summary: (n: number, name: string | undefined) =>
        name === undefined ? removed(n) : `${name}: ${removed(n)}`,
      values: {
        0: { name: 'Calm start', hint: 'All 80 islands are in play. The best way to learn.' },
        4: { name: 'Galatea', hint: 'A few islands are missing, and nobody knows which.' },
        6: { name: 'Triton', hint: 'Leave some slack. For crews that have won before.' },
        8: { name: 'Leucothea', hint: 'One island in ten is gone. Any gap may stay a gap.' },
        10: { name: 'Amphitrite', hint: 'Few cards to spare: think before you pay.' },
        12: { name: 'Poseidon', hint: 'The sea at its harshest. Hardly a card to spare.' },
      },
    },
    level: {
      name: 'The explorer pile',
      values: {
        easy: { name: 'Easy', hint: 'Wild cards in place of the monsters.' },
        normal: { name: 'Normal', hint: 'As the rules say.', summary: null },
        hard: { name: 'Hard', hint: 'Start cards count as rocks.' },
      },
    },
    rocks: {
      name: 'Rocks',
      hint: 'One row is blocked, another one after each action.',
      values: {
        off: { name: 'none', summary: null },
        manual: { name: 'you move them', summary: 'rocks' },
        auto: { name: 'they drift', summary: 'drifting rocks' },
      },
    },
    monsters: {
      name: 'Monsters',
      hint: 'They can’t be discarded, only put on islands. Nobody may hold one at the finish.',
      summary: (n: number) => plural(n, { one: '# monster', other: '# monsters' }),
      values: { 0: { name: 'none' } },
    },
    storms: {
      name: 'Storms and compasses',
      hint: 'Six storms close rows and shrink hands. Compasses, earned together, end them.',
      summary: 'storms',
    },
    wild: {
      name: 'Two wild cards',
      hint: 'They stand for any number, for start or for the finish.',
      summary: 'wild cards',
    },
  },
} satisfies OptionTexts;
