/** Boards are as large as their windows let them be. */
import { nextToPlay } from '../helpers/boards/play';
import { roomOf, WINDOWS } from '../helpers/checks/room';
import type { Guest } from '../helpers/guest';
import { tableOfRecord, uploadRecord } from '../helpers/server/records';
import { expect, test } from '../helpers/test';

test('boards have what the rest of the table leaves them', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const { page } = ada;

  await test.step('in a turn', async () => {
    await tableOfRecord('records/good/first_turns_2.json', 2, newRobot('Bo'), ada);
    await nextToPlay([ada]);
    await expectRoomUsed(ada, 'a turn');
  });

  for (const game of ['tranquility', 'ascent']) {
    await test.step(`in the lesson of ${game}`, async () => {
      await page.goto(`/learn/${game}`);
      const coach = page.getByRole('region', { name: 'Coach' });
      await coach
        .getByRole('button', { name: /Continue|Show me/ })
        .first()
        .click();
      await expect(ada.game.dock).toBeVisible();
      await expectRoomUsed(ada, `the lesson of ${game}`);
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
      await expectRoomUsed(ada, file);
    });
  }
});

test('a newer version is offered without room from the board', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada', { viewport: { width: 320, height: 568 } });
  const { page } = ada;
  await tableOfRecord('records/good/first_turns_2.json', 2, newRobot('Bo'), ada);
  const board = page.getByRole('grid');
  const before = await board.boundingBox();

  // The page comes as one of another build.
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(String(url).replace(/build=\w+/, 'build=another'));
      }
    };
  });
  await page.reload();
  const offer = page.getByRole('button', { name: 'New version: reload' });
  await expect(offer).toBeVisible();
  expect(await board.boundingBox()).toEqual(before);
  const loaded = page.waitForEvent('load');
  await offer.click();
  await loaded;
  await expect(offer).toBeVisible();
});

async function expectRoomUsed({ page }: Guest, what: string): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const { cell, held, above, beside } = await roomOf(page);
    const where = `${what} at ${size.width}×${size.height}`;
    expect.soft(held, `${where}: what does not scroll away`).toBeLessThanOrEqual(0.5);
    expect
      .soft(Math.min(above, beside), `${where}: what lies empty`)
      .toBeLessThanOrEqual(Math.max(cell, 30));
  }
}
