import type { OptionTexts } from '~/card-table/optionTexts';

/** The choices before a game, each with a line that explains it. */
export default {
  usual: 'First voyage',
  fields: {
    experienced: {
      name: 'Rules',
      values: {
        false: {
          name: 'First voyage',
          hint: 'Triplets 1-2-3 of one direction are discarded automatically.',
        },
        true: {
          name: 'Old salts',
          hint: 'Choose which triplets to discard, count pairs, mind how many wind cards you take, and know three winds that won’t come.',
        },
      },
    },
  },
} satisfies OptionTexts;
