/** Boards are as large as their windows let them be, and nothing lies over what can be chosen. */
import { nextToPlay } from '../helpers/boards/play';
import { roomOf, WINDOWS } from '../helpers/checks/room';
import type { Guest } from '../helpers/guest';
import { tableOfRecord, uploadRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

/** The widths of the windows in which larger text is tried. */
const SMALL_AND_LARGE = new Set([320, 844, 1280]);
const WITH_CELLS = ['tranquility', 'ascent'];

test('boards have what the rest of the table leaves them', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const { page } = ada;

  await test.step('in a turn', async () => {
    await tableOfRecord('records/good/first_turns_2.json', 2, newRobot('Bo'), ada);
    await nextToPlay([ada]);
    await expectRoomUsed(ada, 'a turn', [100, 120, 200]);
  });

  // There, cells are lit.
  for (const game of [...WITH_CELLS, 'santa-timea']) {
    await test.step(`in the lesson of ${game}`, async () => {
      await page.goto(`/learn/${game}`);
      const coach = page.getByRole('region', { name: 'Coach' });
      await coach
        .getByRole('button', { name: /Continue|Show me/ })
        .first()
        .click();
      await expect(ada.game.dock).toBeVisible();
      await expectRoomUsed(ada, `the lesson of ${game}`, [100, 120, 200]);
    });
  }

  for (const [file, position] of [
    ['records/good/rough_seas_played_4.json', 40],
    ['records/good/won_2.json', 53],
    ['ascent/golden/summit.json', 40],
  ] as const) {
    await test.step(`in the replay of ${file}`, async () => {
      await page.goto(`${await uploadRecord(ada, file)}#${position}`);
      await expect(page.getByRole('slider')).toHaveValue(String(position));
      await expect(page.getByRole('grid')).toBeVisible();
      await expectRoomUsed(ada, file, [100]);
    });
  }
});

async function expectRoomUsed(
  { page }: Guest,
  what: string,
  texts: readonly number[],
): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    for (const text of texts) {
      if (text !== 100 && !SMALL_AND_LARGE.has(size.width)) continue;
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
        scrollTo(0, 0);
      }, text);
      const { cell, covered, overlap, held, above, beside } = await roomOf(page);
      const where = `${what} at ${size.width}×${size.height}, text at ${text} %`;
      expect.soft(covered, `${where}: what is covered`).toEqual([]);
      expect.soft(held, `${where}: what does not scroll away`).toBeLessThanOrEqual(0.5);
      // Without cells there is nothing on a board to be chosen, and a phone has the hand in sight instead.
      if (cell === 0) continue;
      expect.soft(overlap, `${where}: hand over board`).toBe(0);
      // Where the words leave more, they are what makes the board as small as it may be.
      if (text > 120) continue;
      expect
        .soft(Math.min(above, beside), `${where}: what lies empty`)
        .toBeLessThanOrEqual(Math.max(cell, 30));
    }
  }
}
