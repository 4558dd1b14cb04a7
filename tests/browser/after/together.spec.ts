/** Looking back together: one guest leads two others, on a desktop and on a phone, through a game that is over. */
import { giveUpTogether, playTurn } from '../helpers/boards/play';
import { ReplayPage } from '../helpers/boards/replay';
import { PHONE } from '../helpers/checks/layout';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

const TURNS = 4;

test('a guest leads a player and a spectator through a game', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { viewport: PHONE, hasTouch: true });
  const eve = await newGuest('Eve');
  const link = await startedTable({}, ada, ben);
  await eve.open(link);
  for (let turn = 0; turn < TURNS; turn += 1) await playTurn([ada, ben]);
  await giveUpTogether([ada, ben]);

  const [leader, follower, spectator] = [ada, ben, eve].map((guest) => new ReplayPage(guest)) as [
    ReplayPage,
    ReplayPage,
    ReplayPage,
  ];
  await leader.open();
  await leader.press('Lead the others');
  await expect(ada.page.getByText('You lead', { exact: true })).toBeVisible();
  await leader.press(leader.words.forward);

  await test.step('at the table the others are told, and join in', async () => {
    for (const guest of [ben, eve]) {
      const told = guest.reads('Ada is looking back at the game.');
      await expect(told).toBeVisible();
      await guest.page.getByRole('link', { name: 'Join in' }).click();
      await expect(guest.page.getByText('Ada leads', { exact: true })).toBeVisible();
    }
    for (const replay of [follower, spectator]) await replay.expectAt(1);
  });

  await test.step('they see what the leader looks at, and points at', async () => {
    await leader.seeAs('All hands');
    await ada.page.keyboard.press('ArrowRight');
    // The hands move the board, and with it the cell from under the pointer.
    for (const name of ['Ada', 'Ben']) await expect(leader.handOf(name).first()).toBeVisible();
    await leader.expectAt(2);
    await ada.game.cells.nth(3).hover();
    for (const [guest, replay] of [
      [ben, follower],
      [eve, spectator],
    ] as const) {
      await replay.expectAt(2);
      await expect(replay.viewpoint).toHaveValue('open');
      await expect(guest.game.cells.nth(3)).toHaveAttribute('data-pointed', 'true');
      await expect(guest.game.cells.nth(3)).toHaveClass(/seat-colour--0/);
    }
  });

  await test.step('one looks around alone, and comes back with a key', async () => {
    await eve.page.keyboard.press('End');
    await spectator.expectAt(await spectator.last());
    await expect(eve.page.getByRole('button', { name: 'Follow Ada' })).toBeVisible();
    await leader.press(leader.words.forward);
    await follower.expectAt(3);
    await spectator.expectAt(await spectator.last());
    await eve.page.keyboard.press('f');
    await spectator.expectAt(3);
    await eve.page.keyboard.press('w');
    const told = /^Position 3\. .* Ada leads\. You see what they look at\.$/;
    await expect(eve.page.getByRole('status').filter({ hasText: told })).not.toHaveCount(0);
  });

  await test.step('they talk beside it', async () => {
    await ben.page.getByRole('button', { name: /^Chat/ }).click();
    await ben.write('There it was lost');
    await ada.page.getByRole('button', { name: /^Chat/ }).click();
    await expect(ada.lines).toContainText('There it was lost');
    await ada.page.keyboard.press('Escape');
  });

  await test.step('another one who has a name takes the lead where they are', async () => {
    await eve.page.getByRole('button', { name: /^Chat/ }).click();
    await eve.nameForChat();
    await eve.page.keyboard.press('Escape');
    await spectator.press('Take the lead');
    await expect(ada.page.getByText('Eve leads', { exact: true })).toBeVisible();
    await eve.page.keyboard.press('ArrowLeft');
    for (const replay of [leader, spectator]) await replay.expectAt(2);
  });

  await test.step('who leaves leads no longer', async () => {
    await eve.page.close();
    await expect(ada.page.getByRole('button', { name: 'Lead the others' })).toBeVisible();
  });

  await test.step('a follower plays on from there in the own seat, with a computer in the other', async () => {
    await ben.input.press(ben.page.getByRole('button', { name: ben.words.replay.playOn }));
    await ben.input.press(ben.page.getByRole('button', { name: 'With computers' }));
    await expect(ben.game.players).toHaveText([/computer/, /^BBen/]);
    await expect(ben.page.getByRole('region', { name: 'Since your last turn' })).toBeHidden();
  });
});
