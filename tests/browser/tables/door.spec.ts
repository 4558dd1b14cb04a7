/** A server that asks for a word before tables are made. */
import { expect, test } from '../helpers/test';

const WORD = 'quiet harbour';

test('who makes a table is asked for the word on the way, once', async ({ newServer, newGuest }) => {
  const { url: baseURL } = await newServer(`--open-with=${WORD}`);
  const ada = await newGuest('Ada', { baseURL });
  const { page, words } = ada;
  await page.goto('./');
  await ada.openOptions();
  await ada.input.press(page.getByRole('button', { name: words.home.make, exact: true }));
  const dialog = page.getByRole('dialog');
  await ada.input.fill(dialog.getByRole('textbox', { name: words.table.yourName }), 'Ada');
  await ada.input.press(dialog.getByRole('button', { name: words.home.goOn }));
  const field = dialog.getByRole('textbox', { name: 'Word' });
  for (const [word, answer] of [
    ['noisy harbour', 'That isn’t the word of this server.'],
    [WORD, null],
  ] as const) {
    await ada.input.fill(field, word);
    await ada.input.press(dialog.getByRole('button', { name: 'Go on' }));
    if (answer !== null) await expect(dialog).toContainText(answer);
  }
  await expect(page.getByRole('heading', { name: words.table.seats, exact: true })).toBeVisible();
  await ada.makeTable();
});

test('a link with the word lets its guest make tables, and a table lets all in', async ({
  newServer,
  newGuest,
}) => {
  const { url: baseURL } = await newServer(`--open-with=${WORD}`);
  const ada = await newGuest('Ada', { baseURL, language: 'de' });
  await ada.page.goto(`./open#word=${encodeURIComponent(WORD)}`);
  await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText(
    'Du kannst hier Tische eröffnen',
  );
  expect(new URL(ada.page.url()).hash).toBe('');
  const link = await ada.makeTable();
  const ben = await newGuest('Ben', { baseURL });
  await ben.page.goto(link);
  await expect(ben.page.getByRole('heading', { name: ben.words.table.seats })).toBeVisible();
});
