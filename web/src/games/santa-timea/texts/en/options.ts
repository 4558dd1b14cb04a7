import type { OptionTexts } from '~/card-table/optionTexts';

/** What can be chosen before a game, each with a line that explains it. */
export default {
  usual: 'First voyage',
  fields: {
    experienced: {
      name: 'Rules',
      values: {
        false: {
          name: 'First voyage',
          hint: 'Triplets 1-2-3 of one direction are thrown off automatically.',
        },
        true: {
          name: 'Old salts',
          hint: 'Choose which triplets to throw off, count pairs, mind how many wind cards you take, and know three winds that will not come.',
        },
      },
    },
  },
} satisfies OptionTexts;
