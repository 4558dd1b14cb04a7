/** The form for a table: what is chosen in it is what the table is played with. */
import type { TableWishes } from '../helpers/guest';
import { expect, test } from '../helpers/test';
import type { Words } from '../helpers/words';

type Choice = readonly [(words: Words) => TableWishes, object];

const CHOICES: readonly Choice[] = [
  [() => ({ grid: 'arch', removed: 12 }), { grid: 'arch', removed: 12 }],
  [() => ({ grid: 'pyramid', level: 'hard' }), { grid: 'pyramid', level: 'hard' }],
  [() => ({ grid: 'day_night' }), { grid: 'day_night' }],
  [
    () => ({ rocks: 'manual', monsters: 5, storms: true, wild: true }),
    { rocks: 'manual', monsters: 5, storms: true, wild: 2 },
  ],
  [
    ({ ascent }) => ({
      game: ascent.game,
      options: [ascent.trail, ascent.wildlife, ascent.documentary(5)],
    }),
    { trail: true, wildlife: true, documentary: 5 },
  ],
  [({ ascent }) => ({ game: ascent.game, options: [/^2$/] }), { grapples: 2 }],
];

for (const [index, language] of (['en', 'de', 'fr'] as const).entries()) {
  test(`the options of games are chosen in the form, ${language}`, async ({ newGuest }) => {
    // Each language has its share of them.
    for (const [wishes, options] of CHOICES.filter((_, at) => at % 3 === index)) {
      // The form begins with what a guest chose last.
      const ada = await newGuest('Ada', { language });
      const link = await ada.makeTable(wishes(ada.words));
      const room = await ada.page.request.get(link.replace('/t/', '/api/rooms/'));
      expect(await room.json()).toMatchObject({ options });
    }
  });
}
