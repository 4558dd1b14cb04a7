/** Boards are as large as their windows let them be, and nothing lies over what can be chosen. */
import { roomOf, WINDOWS } from '../helpers/checks/room';
import type { Guest } from '../helpers/guest';
import { uploadRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

/** In a lesson a hand lies below the board, and cells of it are lit. */
test('lessons show what can be chosen, however large their words are', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  for (const game of ['tranquility', 'ascent', 'santa-timea']) {
    await ada.page.goto(`/learn/${game}`);
    const coach = ada.page.getByRole('region', { name: 'Coach' });
    await coach
      .getByRole('button', { name: /Continue|Show me/ })
      .first()
      .click();
    await expect(ada.game.dock).toBeVisible();
    await expectRoomUsed(ada, game, [100, 120, 200]);
  }
});

test('replays have large boards, however many hands lie open', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  for (const [file, position] of [
    ['records/good/rough_seas_played_4.json', 40],
    ['records/good/won_2.json', 53],
  ] as const) {
    await ada.page.goto(`${await uploadRecord(ada, file)}#${position}`);
    await expect(ada.page.getByRole('slider')).toHaveValue(String(position));
    await expect(ada.page.getByRole('grid')).toBeVisible();
    await expectRoomUsed(ada, file, [100]);
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
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
        scrollTo(0, 0);
      }, text);
      const { cell, covered, overlap, above, beside } = await roomOf(page);
      const where = `${what} at ${size.width}×${size.height}, text at ${text} %`;
      expect.soft(covered, `${where}: what is covered`).toBe(0);
      expect.soft(overlap, `${where}: hand over board`).toBe(0);
      // Where the words leave more, they are what makes the board as small as it may be.
      if (text > 120 || cell === 0) continue;
      expect
        .soft(Math.min(above, beside), `${where}: what lies empty`)
        .toBeLessThanOrEqual(Math.max(cell, 30));
    }
  }
}
