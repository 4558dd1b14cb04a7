import { expect, test } from '../helpers/test';
import { startedTable } from '../helpers/server/table';

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
  for (const heading of await ada.page.getByRole('heading').all()) await expect(heading).toBeHidden();
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
