/** The form for a table: what is chosen in it is what the table is played with. */
import type { TableWishes } from '../helpers/guest';
import { expect, test } from '../helpers/test';
import type { Words } from '../helpers/words';

type Choice = readonly [wishes: (words: Words) => TableWishes, options: object];

/** Each way to choose: a number, one of several, a switch, in what is folded away, of another game. */
const CHOICES: readonly Choice[] = [
  [() => ({ grid: 'arch', removed: 12 }), { grid: 'arch', removed: 12 }],
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
];

test('a table has the options that were chosen in the form', async ({ newGuest }) => {
  for (const [wishes, options] of CHOICES) {
    // The form begins with what a guest chose last.
    const ada = await newGuest('Ada', { language: 'de' });
    const link = await ada.makeTable(wishes(ada.words));
    const room = await ada.page.request.get(link.replace('/t/', '/api/rooms/'));
    expect(await room.json()).toMatchObject({ options });
  }
});
