/** Whole games of Santa Timea, by what the screen offers. */
import { nextToPlay } from '../helpers/boards/play';
import { dock, playOne, TRICKS } from '../helpers/boards/santa-timea';
import type { Guest } from '../helpers/guest';
import { playOn } from '../helpers/robots/robot';
import { isAt, randomly } from '../helpers/robots/strategies';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

const ROUNDS = 5;
/** From this trick on (from 0), rounds after the first are played by what the page offers. */
const LATE = 10;

test('a whole game of Santa Timea, Old salts, with 3', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const settings = { game: 'santa-timea', options: { experienced: true } };
  const link = await startedTable(settings, ada, newRobot('Ben'), newRobot('Cleo'));
  for (let round = 1; round <= ROUNDS; round += 1) {
    await test.step(`round ${round}`, async () => {
      await playRound(ada, link, round, round === 1 ? 0 : LATE);
      await chooseTriplets(ada, round);
    });
  }
  await expectResult(3, ada, await spectator(newGuest, link));
});

test('the end of a game of Santa Timea, First voyage, with 5', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const others = ['Ben', 'Cleo', 'Dora', 'Edgar'].map((name) => newRobot(name));
  const link = await startedTable({ game: 'santa-timea' }, ada, ...others);
  await playRound(ada, link, ROUNDS, LATE);
  await expectResult(5, ada, await spectator(newGuest, link));
});

async function spectator(newGuest: (name: string) => Promise<Guest>, link: string): Promise<Guest> {
  const eve = await newGuest('Eve');
  await eve.open(link);
  return eve;
}

/** Plays a round by what the page offers, from that trick on. What is before is played beside it. */
async function playRound(guest: Guest, link: string, round: number, from: number): Promise<void> {
  await playOn(link, [guest], randomly, isAt(round - 1, from));
  for (let trick = from; trick < TRICKS; trick += 1) {
    expect(await nextToPlay([guest]), 'the round is not over').toBe(guest);
    await playOne(guest);
  }
}

/** A player with triplets to choose keeps the first and throws the others off. */
async function chooseTriplets({ page }: Guest, round: number): Promise<void> {
  const goesOn = page.getByRole('heading', {
    name: round < ROUNDS ? `Round ${round + 1} of 5, trick 1 of 12` : 'What was hidden',
  });
  const boxes = dock(page).getByRole('checkbox', { name: /^Throw off/ });
  await expect(boxes.or(goesOn).first()).toBeVisible();
  if ((await boxes.count()) > 0) {
    await boxes.first().click();
    await dock(page)
      .getByRole('button', { name: /^(Keep everything|Throw off \d triplets?)$/ })
      .click();
    await expect(boxes).toHaveCount(0);
  }
  await expect(goesOn).toBeVisible();
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
