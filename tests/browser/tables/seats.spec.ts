/** Guests, seats and their host, on the pages of all who are there. */
import { playTurn } from '../helpers/boards/play';
import type { Guest } from '../helpers/guest';
import { SOON_AWAY } from '../helpers/server/server';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

test('a partner plays for a player who has left until they return, or another guest', async ({
  newGuest,
  newServer,
}) => {
  const { url: baseURL } = await newServer(...SOON_AWAY);
  const ada = await newGuest('Ada', { baseURL });
  const ben = await newGuest('Ben', { baseURL });
  const cleo = await newGuest('Cleo', { baseURL });
  const link = await startedTable({}, ada, ben);
  await cleo.open(link);
  await expect(cleo.game.dock).toContainText('You are watching');
  const cellsOf = ({ game }: Guest) =>
    game.cells.evaluateAll((cells) =>
      cells.map((cell) => JSON.stringify(cell.getBoundingClientRect())),
    );
  const computers = ({ game }: Guest) => game.players.filter({ hasText: 'computer' });

  await test.step('a partner, until they return', async () => {
    const before = await cellsOf(ada);
    await ben.page.goto('/');
    await expect(ada.page.getByRole('banner').getByText('Ben is away.')).toBeVisible();
    expect(await cellsOf(ada), 'what is said moves nothing of the board').toEqual(before);
    await expect(cleo.page.getByRole('banner').getByText('Ben is away.')).toBeVisible();
    await expect(cleo.page.getByRole('button', { name: 'Free Ben’s seat' })).toBeHidden();
    await ada.freeSeatOf('Ben');
    await ada.page.getByRole('button', { name: 'Let a partner play for Ben' }).click();
    await expect(ada.page.getByRole('dialog'), 'there is nothing left to say').toBeHidden();
    for (const guest of [ada, cleo]) await expect(computers(guest)).toHaveText([/Ben/]);
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: 'I’m back' }).click();
    await expect(ben.game.hand).toHaveCount(5);
    for (const guest of [ada, ben, cleo]) await expect(computers(guest)).toHaveCount(0);
    // A player who has just come back counts as away for a moment longer.
    for (const { page } of [ada, cleo])
      await expect(page.getByRole('banner').getByText('Ben is away.')).toBeHidden();
  });

  await test.step('another guest, with the same hand', async () => {
    const hand = await ben.game.cards();
    await ben.page.close();
    await ada.freeSeatOf('Ben');
    await expect(ada.page.getByRole('dialog', { name: 'Ben’s seat is free.' })).toBeVisible();
    await ada.page.keyboard.press('Escape');
    await expect(
      ada.page.getByRole('button', { name: 'Take over' }),
      'who has seen a hand can take no other',
    ).toBeHidden();
    await cleo.openNotice('Take over Ben’s seat');
    await cleo.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Take over Ben’s seat' })
      .click();
    const dialog = cleo.page.getByRole('dialog', { name: 'Take over Ben’s seat' });
    await dialog.getByRole('textbox').fill('Cleo');
    await dialog.getByRole('button', { name: 'Take over the seat' }).click();
    await expect(cleo.game.hand).toHaveCount(5);
    expect(await cleo.game.cards()).toEqual(hand);
    await expect(
      cleo.page.getByRole('banner').getByText('You play as Ben until this game is over.'),
    ).toBeVisible();
    // Until the game is over a seat goes by the name under which it began.
    for (const { game } of [ada, cleo]) await expect(game.players).toHaveText([/Ada/, /Ben/]);
    await expect(cleo.textBoxes).toHaveCount(0);
    for (let turns = 0; turns < 2; turns += 1) await playTurn([ada, cleo]);
  });
});

test('a name that can’t be had is refused where it is typed', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  await ben.open(await ada.makeTable());
  const { page, words } = ben;
  const field = page.getByRole('textbox', { name: words.table.yourName });
  await field.fill('ADA');
  await ben.seat(2).click();
  await expect(field, 'it can’t be told apart').toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  await field.fill('');
  await field.pressSequentially('B'.repeat(26));
  await field.press('Enter');
  await expect(page.getByText('at most 24 characters')).toBeVisible();
  await expect(field, 'nothing is cut').toHaveValue('B'.repeat(26));
  await field.press('Backspace');
  await field.press('Backspace');
  await field.press('Enter');
  await expect(ben.seat(2)).toBeHidden();
  await expect(page.getByRole('listitem').nth(1)).toContainText('B'.repeat(24));
});

test('the host manages the guests, hands the role over, and the new one ends the game', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const cleo = await newGuest('Cleo');
  const { words } = ada;
  const link = await ada.makeTable();
  await ben.open(link);
  await ben.sit(2);
  await expect(ben.page.getByRole('button', { name: words.table.manage('Ada') })).toBeHidden();

  await test.step('one without a seat is kept from it, muted, removed, and let back in', async () => {
    await cleo.open(link);
    await cleo.nameForChat();
    await ada.page.getByText('For the host').click();
    const lock = ada.page.getByRole('checkbox', { name: 'Lock the table' });
    await lock.click();
    await expect(lock).toBeChecked();
    await expect(cleo.reads('The host has locked the table')).toBeVisible();
    await expect(cleo.seat(3)).toBeHidden();
    await ada.page.getByRole('button', { name: 'Mute Cleo' }).click();
    await expect(cleo.reads('The host has muted you here.')).toBeVisible();
    await expect(cleo.textBoxes).toHaveCount(0);
    await ada.page.getByRole('button', { name: words.table.remove('Cleo') }).click();
    await ada.page
      .getByRole('dialog')
      .getByRole('button', { name: words.table.removeNow, exact: true })
      .click();
    const notice = cleo.page.getByRole('heading', {
      name: words.table.removed,
    });
    await expect(notice).toBeVisible();
    await cleo.page.reload();
    await expect(notice, 'it stays so').toBeVisible();
    await ada.page.getByRole('button', { name: words.table.readmit('Cleo') }).click();
    await expect(notice).toBeHidden();
  });

  await test.step('another becomes the host', async () => {
    await ada.page
      .getByRole('button', { name: words.table.manage('Ben') })
      .last()
      .click();
    await ada.page.getByRole('button', { name: 'Make Ben the host' }).click();
    await expect(ben.startButton).toBeVisible();
    await expect(ada.startButton).toBeHidden();
  });

  await test.step('who ends the game', async () => {
    await ben.startGame();
    await expect(ada.game.hand).toHaveCount(5);
    await ben.page.getByRole('button', { name: 'Table', exact: true }).click();
    await ben.page.getByRole('radio', { name: 'Host', exact: true }).click();
    await ben.page.getByRole('button', { name: 'End the game' }).click();
    const asked = ben.page.getByRole('dialog', { name: 'End the game for everyone?' });
    await asked.getByRole('button', { name: 'End the game' }).click();
    for (const { page } of [ada, ben]) {
      await expect(page.getByText('The game was ended without a result.').first()).toBeVisible();
    }
  });
});
