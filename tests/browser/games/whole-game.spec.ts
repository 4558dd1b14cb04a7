/** A whole game of Tranquility at real pages, sockets and clipboards, by what is read out. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Listener, playByEar, voyage } from '../helpers/boards/by-ear';
import { shareOut } from '../helpers/boards/start';
import type { Guest } from '../helpers/guest';
import { randomly, type Strategy } from '../helpers/robots/strategies';
import { PROGRAM } from '../helpers/server/server';
import { sit } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

/** What a page loads for the start window. */
const START_WINDOW = /\/assets\/Talk-/;

test('three friends and a spectator play a game from the link to the rematch', async ({
  newGuest,
  newRobot,
}, testInfo) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const ada = await newGuest('Ada', { byEar: true, permissions });
  const ben = await newGuest('Ben', { byEar: true });
  const cleo = newRobot('Cleo', pledgingTwo(randomly(0)));
  const dora = await newGuest('Dora');
  const players = [ada, ben];
  /** They play by what they hear. */
  const listeners = players.map((player) => new Listener(player));

  await test.step('Ada makes a table and copies its link', async () => {
    const link = await ada.makeTable();
    await ada.input.press(ada.page.getByRole('button', { name: ada.words.table.copy }));
    await expect(ada.page.getByRole('button', { name: ada.words.table.copied })).toBeVisible();
    expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  await test.step('her friends open it; two sit down, one wants to watch', async () => {
    const link = await ada.page.evaluate(() => navigator.clipboard.readText());
    await ben.open(link);
    await ben.sit(2);
    await expect(ben.startButton).toBeHidden();
    await sit(link, cleo, 2);
    await dora.page.route(START_WINDOW, (route) => route.abort());
    await dora.open(link);
    await dora.nameForChat();
    await dora.write('I would rather watch');
    for (const player of players) await expect(player.lines).toContainText('I would rather watch');
  });

  await test.step('Ada starts: the players are silent, and each sees its own hand only', async () => {
    await ada.startGame();
    await cleo.come(ada.page.url());
    for (const player of players) {
      await expect(player.game.hand).toHaveCount(5);
      await expect(player.textBoxes).toHaveCount(0);
      await expect(player.lines).toBeHidden();
    }
    await ben.page.getByRole('button', { name: ben.words.table.menu, exact: true }).click();
    await expect(ben.page.getByRole('dialog')).toBeVisible();
    await expect(ben.textBoxes).toHaveCount(0);
    await ben.page.keyboard.press('Escape');
    await expect(dora.game.dock).toContainText('You are watching');
    await expect(dora.game.hand).toHaveCount(0);
    await expect(dora.game.players).toHaveText([/Ada/, /Ben/, /Cleo/]);
  });

  await test.step('Dora writes what no player may read yet', async () => {
    const chat = dora.page.getByRole('region', { name: dora.words.chat.watchers });
    await expect(chat).toContainText('The players can read this when the game is over');
    await dora.write('Oh dear, oh dear');
  });

  await test.step('they play until a start card turns up', async () => {
    expect(await playByEar(listeners, voyage), 'the start comes before the end').toBe(true);
    // What a page couldn't load, it says, and loads when asked to.
    await dora.page.unroute(START_WINDOW);
    await dora.page.getByRole('alert').getByRole('button').click();
    await expect(dora.start.panel).toBeVisible();
  });

  await test.step('they negotiate the start with numbers and phrases', () =>
    negotiate(players, dora));

  await test.step('they play on to the result, without a word', async () => {
    for (const player of players) {
      await expect(player.page.getByText('Oh dear, oh dear')).toHaveCount(0);
      await expect(player.textBoxes).toHaveCount(0);
    }
    expect(await playByEar(listeners, voyage), 'there is nothing left to settle').toBe(false);
  });

  await test.step('all guests see what was hidden', async () => {
    for (const guest of [...players, dora]) {
      await expect(guest.page.getByRole('heading', { name: guest.words.game.lost })).toBeVisible();
      for (const player of [...players, cleo])
        await expect(guest.game.revealed).toContainText(player.name);
      await expect(guest.game.revealed.getByRole('listitem')).not.toHaveCount(0);
    }
    expect(await cardsLaidOpen(ben)).toBe(88);
  });

  await test.step('and how the game went, in figures that add up', async () => {
    for (const guest of [...players, dora]) {
      const told = guest.statistics;
      await expect(
        told.getByRole('img', { name: /^Cells filled: .* of 36 at the end$/ }),
      ).toBeVisible();
      await expect(told.getByRole('columnheader')).toHaveText([
        /Statistic/,
        /Ada/,
        /Ben/,
        /Cleo/,
        /all/,
      ]);
    }
    const figures = await sumsOf(ben);
    const islands = (await ben.game.sea()).filter((cell) => cell.includes('island')).length;
    expect(figures.get('Islands placed')).toBe(islands);
    expect(figures.get('Given for the start')).toBe(8);
    figures.delete('Turns');
    // All but the start card that was played.
    expect([...figures.values()].reduce((sum, count) => sum + count, 0)).toBe(88 - 1);
    const start = ben.page.getByRole('region', { name: 'The eight cards of the start' });
    await expect(start.locator('.game-mini')).toHaveCount(8);
  });

  await test.step('the log can be read from its beginning', async () => {
    const { game, page } = ben;
    const lines = Number(await game.logLength());
    // Beside the board is the result.
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const log = page.getByRole('dialog');
    const all = log.getByRole('button', { name: 'Show all' });
    // The page has the newest lines alone.
    if (await all.isVisible()) await all.click();
    await expect(log.getByRole('listitem')).toHaveCount(lines);
    await expect(log.getByRole('listitem').last()).toContainText(/begins?$/);
    await page.keyboard.press('Escape');
    await expect(log).toBeHidden();
  });

  await test.step('they talk about it, and read what Dora wrote', async () => {
    await ben.write('So close!');
    for (const guest of [...players, dora]) {
      await expect(guest.lines).toContainText('Oh dear, oh dear');
      await expect(guest.lines).toContainText('So close!');
    }
  });

  await test.step('the record can be downloaded, and proves the deal', async () => {
    const file = testInfo.outputPath('record.json');
    const download = ben.page.waitForEvent('download');
    await ben.page.getByRole('link', { name: ben.words.table.record }).click();
    await (await download).saveAs(file);
    await ben.page.getByText(ben.words.table.fairness).click();
    const command = await ben.page.getByText('tranquility record prove').innerText();
    const seed = /--seed ([0-9a-f]{64})$/.exec(command)?.[1] ?? '';
    await tranquility('record', 'verify', file);
    await tranquility('record', 'prove', file, '--seed', seed);
  });

  await test.step('one click begins the next game, with the same seats', async () => {
    await ada.page.getByRole('button', { name: ada.words.table.again }).click();
    for (const player of players) {
      await expect(player.game.hand).toHaveCount(5);
      await expect(player.game.players).toHaveText([/Ada/, /Ben/, /Cleo/]);
      await expect(player.page.getByText('0 of 36')).toBeVisible();
      await expect(player.textBoxes).toHaveCount(0);
    }
    await expect(dora.game.dock).toContainText('You are watching');
  });
});

/** What the third player gives for the start. */
const OF_CLEO = 2;

function pledgingTwo(otherwise: Strategy): Strategy {
  return (view) => {
    const action = otherwise(view) as { type: string } | null;
    return action?.type === 'pledge' ? { ...action, count: OF_CLEO } : action;
  };
}

/** One player begins with one card too few, is asked for it, and adds it. */
async function negotiate(players: readonly Guest[], spectator: Guest): Promise<void> {
  const most = await Promise.all(players.map(({ start }) => start.most()));
  const shares = shareOut(8 - OF_CLEO, most);
  const modest = players[shares.findIndex((share) => share > 0)];
  const asking = players.find((player) => player !== modest);
  if (modest === undefined || asking === undefined) throw new Error('No player can give a card.');
  const all = [...players, spectator];
  const promised = (player: Guest) => shares[players.indexOf(player)] ?? 0;

  for (const player of players) {
    await player.start.pledge(promised(player) - (player === modest ? 1 : 0));
  }
  for (const guest of all) {
    await expect(guest.start.panel).toContainText('7 of 8 pledged');
    await expect(guest.start.panel).toContainText('1 still missing');
  }

  await asking.start.ask(modest.name, 1);
  await modest.start.think();
  await expect(spectator.start.panel).toContainText(
    new RegExp(`${asking.name}\\W+asks\\W+${modest.name}\\W+for 1 more`),
  );
  await expect(modest.start.panel).toContainText(/asks you for 1 more/);
  for (const guest of all) await expect(guest.start.panel).toContainText('Let me think');

  await modest.start.pledge(promised(modest));
  for (const guest of all) await expect(guest.start.panel).toContainText('Exactly eight');
  for (const player of players) await player.start.agree();
  for (const player of players) {
    if (promised(player) > 0) await player.start.give();
  }
  for (const guest of all) await expect(guest.start.panel).toBeHidden();
  await expect(spectator.game.log).toContainText(/Eight cards were given/);
}

/** How many cards the end shows, in the sea, in the frame and from all hands and piles. */
async function cardsLaidOpen(guest: Guest): Promise<number> {
  const hidden = await guest.game.revealed.getByRole('listitem').count();
  const islands = (await guest.game.sea()).filter((cell) => cell.includes('island')).length;
  const start = await guest.page.getByRole('img', { name: 'Start space, filled' }).count();
  return hidden + islands + start;
}

/** What all players did together, by the words for it. */
async function sumsOf(guest: Guest): Promise<Map<string, number>> {
  const rows = guest.statistics.locator('tbody tr');
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
  return new Map(cells.map((row) => [row[0] ?? '', Number(row.at(-1))]));
}

async function tranquility(...words: string[]): Promise<void> {
  // Fails if the program does not leave with success.
  await promisify(execFile)(PROGRAM, words);
}
