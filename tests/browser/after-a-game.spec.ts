/** What happens at a table while somebody still looks at the end of a game, or back at it. */
import { giveUpTogether, startedGame } from './helpers/play';
import { ReplayPage } from './helpers/replay';
import { expect, test } from './helpers/test';

test('messages and a rematch reach those who look elsewhere', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const link = await startedGame(ada, ben);
  await giveUpTogether([ada, ben]);

  await test.step('a message below the screen makes a sign, until it is read', async () => {
    const chat = ben.page.getByRole('link', { name: /^Chat/ });
    await expect(chat).toHaveText('Chat');
    await ada.write('Once more?');
    await expect(chat).toHaveText('Chat1 new');
    await expect(ben.page).toHaveTitle(/^\(1\) /);
    await chat.click();
    await expect(ben.lines).toBeInViewport();
    await expect(chat).toHaveText('Chat');
    await expect(ben.page).not.toHaveTitle(/^\(/);
  });

  await test.step('the next game is told of in the replay', async () => {
    await new ReplayPage(ben).open();
    await ada.page.getByRole('button', { name: ada.words.table.again }).click();
    await expect(ada.game.dock).toBeVisible();
    const toTheTable = ben.page.getByRole('link', { name: 'To the table' });
    await expect(toTheTable).toBeVisible({ timeout: 15_000 });
    await toTheTable.click();
    await expect(ben.page).toHaveURL(link);
    await expect(ben.game.dock).toBeVisible();
  });
});
