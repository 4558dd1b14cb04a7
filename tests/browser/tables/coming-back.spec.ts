/** Another browser becomes the same guest: by a code, and by what other players say. */
import { SOON_AWAY } from '../helpers/server/server';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

test('a recovery code brings a player back from a lost browser until it is revoked', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const link = await startedTable({}, ada, ben);
  const hand = await ada.game.cards();
  const { move } = ada.words;
  await ada.page.goto('/move');
  await ada.page.getByRole('button', { name: move.makeCode }).click();
  const shown = ada.page.getByText(/^(\w{5}-){4}\w{5}$/);
  const code = await shown.innerText();
  await ada.page.emulateMedia({ media: 'print' });
  await expect(shown).toBeVisible();
  for (const heading of await ada.page.getByRole('heading').all())
    await expect(heading).toBeHidden();
  await ada.page.close();

  // On paper one reads blanks as well as dashes.
  const found = await newGuest('Found');
  await found.page.goto('/move');
  await found.page.getByRole('textbox', { name: move.code }).fill(code.replaceAll('-', ' '));
  await found.page.getByRole('button', { name: move.comeBack }).click();
  await found.page.getByRole('button', { name: move.claim }).click();
  await expect(found.page.getByRole('button', { name: move.claim })).toBeHidden();
  await found.come(link);
  expect(await found.game.cards()).toEqual(hand);

  await found.page.goto('/move');
  await found.page.getByRole('button', { name: move.revoke }).click();
  await found.page.getByRole('dialog').getByRole('button', { name: move.revoke }).click();
  await expect(found.page.getByRole('button', { name: move.makeCode })).toBeVisible();

  const thief = await newGuest('Thief');
  await thief.page.goto(`/move#token=${code}`);
  await thief.page.getByRole('button', { name: move.claim }).click();
  await expect(thief.page.getByText('There’s no such link or code')).toBeVisible();
});

test('another player gives the seat back to a player in another browser', async ({
  newGuest,
  newServer,
}) => {
  const server = await newServer(...SOON_AWAY);
  const baseURL = server.url;
  const ada = await newGuest('Ada', { baseURL });
  const ben = await newGuest('Ben', { baseURL });
  const found = await newGuest('Found', { baseURL });
  const link = await startedTable({}, ada, ben);
  const hand = await ben.game.cards();
  await ben.page.close();

  await found.open(link);
  await found.openNotice('Ben is away.');
  await found.page.getByRole('button', { name: 'I’m Ben' }).click();
  await found.page.getByRole('button', { name: 'Ask them' }).click();
  await expect(found.page.getByText('Waiting for another player').first()).toBeVisible();
  await ada.openNotice('Someone says they’re Ben');
  await ada.page.getByRole('button', { name: 'Decline' }).click();
  await expect(found.reads('You weren’t given the seat.')).toBeVisible();
  await found.page.keyboard.press('Escape');
  await ada.page.keyboard.press('Escape');

  await found.openNotice('Ben is away.');
  await found.page.getByRole('button', { name: 'I’m Ben' }).click();
  await found.page.getByRole('button', { name: 'Ask them' }).click();
  await ada.openNotice('Someone says they’re Ben');
  await ada.page.getByRole('button', { name: 'Give the seat back' }).click();
  const asked = ada.page.getByRole('dialog', { name: 'Give the seat back to Ben?' });
  await asked.getByRole('button', { name: 'Give the seat back' }).click();
  await expect(found.game.hand).toHaveCount(5);
  expect(await found.game.cards()).toEqual(hand);
  for (const { game } of [ada, found]) await expect(game.players).toHaveText([/Ada/, /Ben/]);

  const lost = await ben.openTab(link);
  await expect(lost.reads('Another browser asked for your seat')).toBeVisible();
});
