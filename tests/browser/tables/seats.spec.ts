import { playTurn } from '../helpers/boards/play';
import { expectUncovered } from '../helpers/checks/layout';
import { SOON_AWAY } from '../helpers/server/server';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

test('the seat of a player who has left can be taken over, with its hand', async ({
  newGuest,
  newServer,
}) => {
  const server = await newServer(...SOON_AWAY);
  const baseURL = server.url;
  const ada = await newGuest('Ada', { baseURL });
  const ben = await newGuest('Ben', { baseURL });
  const cleo = await newGuest('Cleo', { baseURL });
  const link = await startedTable({}, ada, ben);
  await cleo.open(link);
  await expect(cleo.game.dock).toContainText('You are watching');
  const hand = await ben.game.cards();

  await ben.page.close();
  await expect(ada.page.getByText('Ben is away.')).toBeVisible();
  await ada.page.setViewportSize({ width: 1280, height: 800 });
  await expectUncovered(ada.game.hand, 'the hand below what is said of those who are away');
  await expect(cleo.page.getByText('Ben is away.')).toBeVisible();
  await expect(cleo.page.getByRole('button', { name: 'Free the seat of Ben' })).toBeHidden();
  await ada.page.getByRole('button', { name: 'Free the seat of Ben' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Free the seat' }).click();
  await expect(ada.page.getByText('The seat of Ben is free.')).toBeVisible();
  await expect(
    ada.page.getByRole('button', { name: 'Take over' }),
    'who has seen a hand can take no other',
  ).toBeHidden();

  await cleo.page.getByRole('button', { name: 'Take over the seat of Ben' }).click();
  const dialog = cleo.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Cleo');
  await dialog.getByRole('button', { name: 'Take over the seat' }).click();
  await expect(cleo.game.hand).toHaveCount(5);
  expect(await cleo.game.cards()).toEqual(hand);
  await expect(cleo.page.getByText('You play as Ben until this game is over.')).toBeVisible();
  // Until the game is over a seat goes by the name under which it began.
  for (const { game } of [ada, cleo]) await expect(game.players).toHaveText([/Ada/, /Ben/]);
  await expect(cleo.textBoxes).toHaveCount(0);
  for (let turns = 0; turns < 2; turns += 1) await playTurn([ada, cleo]);
});

test('names that cannot be told apart are refused where they are typed', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const link = await ada.makeTable();
  const eve = await newGuest('ADA');
  await eve.open(link);
  const field = eve.page.getByRole('textbox', { name: eve.words.table.yourName });
  await field.fill('ADA');
  await eve.seat(2).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Eve');
  await eve.seat(2).click();
  await expect(eve.seat(2)).toBeHidden();
});

test('the host removes a guest, lets them back in, and hands the role over', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const { words } = ada;
  const link = await ada.makeTable();
  await ben.open(link);
  await ben.sit(2);
  await expect(ben.page.getByRole('button', { name: words.table.manage('Ada') })).toBeHidden();

  const manage = ada.page.getByRole('button', { name: words.table.manage('Ben') });
  await manage.click();
  await ada.page.getByRole('button', { name: words.table.remove('Ben') }).click();
  await ada.page.getByRole('button', { name: words.table.removeNow, exact: true }).click();
  const notice = ben.page.getByRole('heading', { name: words.table.removed });
  await expect(notice).toBeVisible();
  await ben.page.reload();
  await expect(notice, 'it stays so').toBeVisible();

  await ada.page.getByText('For the host').click();
  await ada.page.getByRole('button', { name: words.table.readmit('Ben') }).click();
  await ben.sit(2);
  await manage.last().click();
  await ada.page.getByRole('button', { name: 'Make Ben the host' }).click();
  await expect(ben.startButton).toBeVisible();
  await expect(ada.startButton).toBeHidden();
});

test('a name is as long as it may be, and Enter takes the first seat under it', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  await ben.open(await ada.makeTable());
  const field = ben.page.getByRole('textbox', { name: ben.words.table.yourName });
  await field.pressSequentially('B'.repeat(26));
  await field.press('Enter');
  await expect(ben.page.getByText('at most 24 characters')).toBeVisible();
  await expect(field, 'nothing is cut').toHaveValue('B'.repeat(26));
  await field.press('Backspace');
  await field.press('Backspace');
  await field.press('Enter');
  await expect(ben.seat(2)).toBeHidden();
  await expect(ben.page.getByRole('listitem').nth(1)).toContainText('B'.repeat(24));
});

test('who is choosing a name is waited for, or told that the game has begun', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const link = await ada.makeTable();
  const choosing = ada.page.getByText('1 guest is still choosing a name.');
  await expect(choosing).toBeHidden();
  await ben.open(link);
  await expect(choosing).toBeVisible();
  await ada.startGame();
  const told = ben.page.getByRole('paragraph').filter({ hasText: 'started without you' });
  await expect(told).toBeVisible();
  await expect(ben.page.getByTestId('live')).toContainText('The game started without you.');
  await ben.page.getByRole('button', { name: ben.words.close }).click();
  await expect(told).toHaveCount(0);
});

test('the host locks the table, mutes and removes a guest without a seat, and ends the game', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const cleo = await newGuest('Cleo');
  const link = await ada.makeTable();
  await ben.open(link);
  await ben.sit(2);
  await cleo.open(link);
  await cleo.nameForChat();

  await ada.page.getByText('For the host').click();
  const lock = ada.page.getByRole('checkbox', { name: 'Lock the table' });
  await lock.click();
  await expect(lock).toBeChecked();
  await expect(cleo.page.getByText('The host has locked the table')).toBeVisible();
  await expect(cleo.seat(3)).toBeHidden();

  await ada.page.getByRole('button', { name: 'Mute Cleo' }).click();
  await expect(cleo.page.getByText('The host has muted you here.')).toBeVisible();
  await expect(cleo.textBoxes).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Remove Cleo' }).click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(cleo.page.getByRole('heading', { name: ada.words.table.removed })).toBeVisible();

  await ada.startButton.click();
  await expect(ben.game.hand).toHaveCount(5);
  await ada.page.getByRole('button', { name: 'Table', exact: true }).click();
  await ada.page.getByRole('radio', { name: 'Host', exact: true }).click();
  await ada.page.getByRole('button', { name: 'End the game' }).click();
  // The question opens above the table's own dialog.
  const dialogs = ada.page.getByRole('dialog');
  await expect(dialogs).toHaveCount(2);
  await dialogs.last().getByRole('button', { name: 'End the game' }).click();
  for (const { page } of [ada, ben]) {
    await expect(page.getByText('The game was closed without a result.').first()).toBeVisible();
  }
});
