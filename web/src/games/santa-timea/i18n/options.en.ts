/** What can be chosen before a game, each with a line that explains it. */
export const options = {
  label: 'Rules',
  base: 'First voyage',
  baseHint: 'Triplets 1-2-3 of one direction are thrown off by themselves.',
  experienced: 'Old salts',
  experiencedHint:
    'Choose which triplets to throw off, count pairs, mind how many wind cards you take, and know three winds that will not come.',
};
