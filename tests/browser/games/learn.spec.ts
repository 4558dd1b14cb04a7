/** A whole lesson by keyboard, over a reload. */
import { expectAccessible } from '../helpers/checks/axe';
import { expect, test } from '../helpers/test';

test('a guest alone learns a game by keyboard', async ({ newGuest }) => {
  const ada = await newGuest('Ada', { byKeyboard: true });
  const { page, input } = ada;
  const coach = page.getByRole('region', { name: 'Coach' });
  const dock = page.getByRole('region', { name: 'Your move' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const play = async (card: string, named = card): Promise<void> => {
    await input.press(dock.getByRole('button', { name: new RegExp(`^${card}\\b`) }).first());
    await input.press(button(`Play ${named}`));
  };

  await page.goto('/rules/santa-timea');
  await input.press(page.getByRole('link', { name: 'Learn by playing' }));
  await expect(coach).toContainText('Everyone plays for themselves.');
  await input.press(button('Continue'));
  await expect(coach).toContainText('Play north 9.');
  await expectAccessible(page, 'a lesson');

  await test.step('what the lesson does not ask for is not done, and the coach says so', async () => {
    await play('east 4');
    await expect(coach).toContainText('the lesson asks for a different one');
    await expect(page.getByRole('status').filter({ hasText: 'a different one' })).toBeAttached();
  });

  await test.step('there is a way back, and a reload loses nothing', async () => {
    await play('north 9');
    await expect(coach).toContainText('Lead south 14.');
    await input.press(button('Back'));
    await expect(coach).toContainText('Play north 9.');
    await input.press(button('Show me'));
    await expect(coach).toContainText('Lead south 14.');
    await page.reload();
    await expect(coach).toContainText('Lead south 14.');
    await page.keyboard.press('w');
    await expect(page.locator('.toast')).toContainText('Lead south 14.');
    await page.keyboard.press('c');
    await expect(page.locator('.toast')).toContainText('South 14, worth');
  });

  await test.step('the lesson is played to its end', async () => {
    for (const [task, card, named] of [
      ['Lead south 14.', 'south 14'],
      ['Lead east 4.', 'east 4'],
      ['Play north 12:', 'north 12'],
      ['Play the pirate.', 'pirate', 'a pirate'],
    ] as const) {
      await expect(coach).toContainText(task);
      await play(card, named);
    }
    await input.press(button('Continue'));
    await expect(coach).toContainText('Eleven tricks are over.');
    await input.press(button('Continue'));
    await expect(coach).toContainText('Play your last card.');
    await play('south 5');
    await expect(coach).toContainText('Your north 1, 2 and 3');
    await input.press(button('Continue'));
    await input.press(page.getByRole('link', { name: 'Play a real game' }));
    await expect(page.getByRole('heading', { name: 'Santa Timea options' })).toBeVisible();
  });
});
