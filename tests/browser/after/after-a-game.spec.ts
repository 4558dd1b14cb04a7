/** What happens at a table while a guest still looks at the end of a game, or back at it. */
import type { Page } from '@playwright/test';
import { giveUpTogether } from '../helpers/boards/play';
import { ReplayPage } from '../helpers/boards/replay';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

test('messages and a rematch reach those who look elsewhere', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const link = await startedTable({}, ada, ben);
  await giveUpTogether([ada, ben]);

  await test.step('a message out of sight makes a sign, until it is read', async () => {
    const chat = ben.page.getByRole('link', { name: /^Chat/ });
    await expect(chat, 'there is one way to it').toHaveCount(0);
    await ben.page.getByRole('heading', { name: 'How it went' }).scrollIntoViewIfNeeded();
    await ada.write('Once more?');
    await expect(chat).toHaveText('Chat1 new message');
    await expect(ben.page).toHaveTitle(/^\(1\) /);
    // To scroll to it first may bring the chat into view, which takes it away.
    await chat.dispatchEvent('click');
    await expect(ben.lines).toBeInViewport();
    await expect(chat).toHaveCount(0);
    await expect(ben.page).not.toHaveTitle(/^\(/);
  });

  await test.step('reactions are one press', async () => {
    await ben.page.getByRole('button', { name: 'Well played' }).click();
    await expect(ada.lines).toContainText('Ben: Well played');
  });

  await test.step('each says whether they are ready, as the others see', async () => {
    await ben.page.getByRole('button', { name: ben.words.table.again }).click();
    await expect(ada.page).toHaveTitle(/1\/2 ready/);
    await ben.page.getByRole('button', { name: 'Not yet' }).click();
    await expect(ada.page).not.toHaveTitle(/ready/);
  });

  await test.step('the next game is told of in the replay', async () => {
    await new ReplayPage(ada).open();
    await ben.page.getByRole('button', { name: ben.words.table.again }).click();
    await expect(ben.page.getByRole('button', { name: 'Not yet' })).toBeVisible();
    await lookAgain(ada.page);
    await expect(ada.reads('1 of 2 is ready for another game.')).toBeVisible();
    await expect(ada.page).toHaveTitle(/1\/2 ready/);
    await ada.page.goto(link);
    await new ReplayPage(ben).open();
    await ada.page.getByRole('button', { name: 'Play again (1 of 2 ready)' }).click();
    await expect(ada.game.dock).toBeVisible();
    await lookAgain(ben.page);
    const toTheTable = ben.page.getByRole('link', { name: 'To the table' });
    await expect(toTheTable).toBeVisible();
    await toTheTable.click();
    await expect(ben.page).toHaveURL(link);
    await expect(ben.game.dock).toBeVisible();
  });
});

/** The page comes into sight, and asks at once for what it else asks for every ten seconds. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
