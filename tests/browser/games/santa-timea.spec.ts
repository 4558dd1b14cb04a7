/** Santa Timea on several pages at once, and a whole game of it by what is read out. */
import { Listener, playByEar, sail } from '../helpers/boards/by-ear';
import { nextToPlay } from '../helpers/boards/play';
import { dock, hand, playOne, TRICKS } from '../helpers/boards/santa-timea';
import { expectAccessible } from '../helpers/checks/axe';
import type { Guest } from '../helpers/guest';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

const ROUNDS = 5;

test('the trick, the wind and the score sheet can be seen by all', async ({ newGuest }) => {
  const guests = [await newGuest('Ada'), await newGuest('Ben')];
  const eve = await newGuest('Eve');
  const options = { experienced: true };
  await eve.open(await startedTable({ game: 'santa-timea', options }, ...guests));
  await expect(hand(eve.page)).toHaveCount(0);

  await test.step('a pirate is not led, and the page says why', async () => {
    const leader = await toPlay(guests);
    const pirate = hand(leader.page).and(leader.page.getByLabel(/^pirate/));
    if ((await pirate.count()) > 0) {
      await pirate.first().click();
      await expect(dock(leader.page)).toContainText('only if you hold nothing else');
      await expect(dock(leader.page).getByRole('button', { name: /^Play / })).toBeDisabled();
      await dock(leader.page).getByRole('button', { name: 'Back' }).click();
    }
  });

  await test.step('what was picked up is not lost on the way, nor played by a reload', async () => {
    const leader = await toPlay(guests);
    await hand(leader.page).first().click();
    await leader.page.reload();
    await expect(hand(leader.page)).toHaveCount(TRICKS);
    await playOne(leader);
  });

  await test.step('the same trick lies on all pages', async () => {
    for (const { page } of [...guests, eve]) {
      const trick = page.getByRole('region', { name: 'The trick' });
      await expect(trick.getByRole('listitem')).toHaveCount(2);
      await expect(trick).toContainText('to play');
      await expect(page.getByRole('region', { name: 'The wind' })).toContainText(
        /\w+ wind, \d damage/,
      );
      await expect(page.getByText('Not coming this round')).toBeVisible();
    }
  });

  await test.step('axe finds nothing', async () => {
    await expectAccessible(eve.page, 'watching Santa Timea');
    const { page } = await toPlay(guests);
    await hand(page).first().click();
    await expectAccessible(page, 'playing Santa Timea');
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBe(0);
    await page.getByRole('button', { name: 'Score sheet' }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await expectAccessible(page, 'the score sheet');
    expect(await overflow()).toBe(0);
  });
});

test('a whole game of Old salts is played by ear', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada', { byEar: true });
  const settings = { game: 'santa-timea', options: { experienced: true } };
  const others = ['Ben', 'Cleo', 'Dora', 'Edgar'].map((name) => newRobot(name));
  const link = await startedTable(settings, ada, ...others);
  expect(await playByEar([new Listener(ada)], sail)).toBe(false);
  const eve = await newGuest('Eve');
  await eve.open(link);
  await expectResult(5, ada, eve);
});

async function toPlay(guests: readonly Guest[]): Promise<Guest> {
  const next = await nextToPlay(guests);
  if (next === null) throw new Error('The game is over.');
  return next;
}

/** The score sheet adds up, and is the same for all guests. */
async function expectResult(seats: number, ...guests: readonly Guest[]): Promise<void> {
  const sheets: string[][] = [];
  for (const { page, statistics } of guests) {
    await expect(page.getByRole('heading', { name: 'What was hidden' })).toBeVisible();
    const rows = page.getByRole('table').first().getByRole('row');
    await expect(rows).toHaveCount(seats + 1);
    const points: string[] = [];
    for (let row = 1; row <= seats; row += 1) {
      const cells = await rows.nth(row).getByRole('cell').allTextContents();
      const numbers = cells.map((cell) => Number(cell.replace('−', '-')));
      const total = numbers.pop();
      expect(numbers).toHaveLength(ROUNDS);
      expect(numbers.reduce((sum, score) => sum + score, 0)).toBe(total);
      points.push(cells.join());
    }
    sheets.push(points);
    // How it went says the same of the end.
    const counted = statistics.getByRole('row', { name: /^Points/ }).getByRole('cell');
    await expect(counted).toHaveText(points.map((scores) => scores.split(',').at(-1) ?? ''));
  }
  for (const sheet of sheets) expect(sheet).toEqual(sheets[0]);
}
