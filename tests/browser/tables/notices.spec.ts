import { AscentPage, THRIFTY } from '../helpers/boards/ascent';
import { nextToPlay } from '../helpers/boards/play';
import { Notices } from '../helpers/checks/notices';
import type { Guest } from '../helpers/guest';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

test('a player who does not look is told of their turn, once', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben');
  const notices = await Notices.of(ben.page);
  await startedTable({ game: 'ascent' }, ada, ben);
  await setNotification(ben, true);
  await turnGoesTo(ada, ben);

  const { chimes } = await notices.given();
  await turnGoesTo(ben, ada);
  await expect
    .poll(() => notices.given(), 'seen by itself')
    .toEqual({
      chimes: chimes + 1,
      notified: 0,
      standing: [],
    });

  await turnGoesTo(ada, ben);
  await notices.hide(true);
  await turnGoesTo(ben, ada);
  const message = /^Your turn: Tranquility: The Ascent · Table \w{5}-\w{5}$/;
  const once = { notified: 1, standing: [expect.stringMatching(message)] };
  expect(await notices.given()).toMatchObject(once);
  await notices.hide(false);
  expect(await notices.given()).toMatchObject({ notified: 1, standing: [] });

  await notices.hide(true);
  await ben.page.reload();
  await turnIsOf(ben);
  expect(await notices.given(), 'not again').toEqual({ chimes: 0, notified: 0, standing: [] });

  // Who plays in one tab has it behind another before the answer of the friend.
  await notices.hide(false);
  await turnGoesTo(ada, ben);
  await notices.hide(true);
  await turnGoesTo(ben, ada);
  expect(await notices.given(), 'the permission was remembered').toMatchObject(once);
  await turnGoesTo(ada, ben);
  expect(await notices.given(), 'over with the turn').toMatchObject({ notified: 1, standing: [] });

  await setNotification(ben, false);
  await turnGoesTo(ben, ada);
  expect(await notices.given()).toMatchObject({ notified: 1, standing: [] });
});

async function setNotification({ page, words, input }: Guest, on: boolean): Promise<void> {
  await input.press(page.getByRole('button', { name: words.table.menu, exact: true }));
  await input.choose(page.getByRole('radio', { name: words.settings, exact: true }));
  const notification = page.getByRole('checkbox', { name: words.notices.notification });
  await expect(notification).toBeChecked({ checked: !on });
  await input.choose(notification);
  await expect(notification).toBeChecked({ checked: on });
  await input.press(page.getByRole('dialog').getByRole('button', { name: words.close }));
}

/** Plays the turn of the other, if it is theirs. */
async function turnGoesTo(player: Guest, other: Guest): Promise<void> {
  if ((await nextToPlay([player, other])) === other) await AscentPage.of(other).takeTurn(THRIFTY);
  await turnIsOf(player);
}

async function turnIsOf({ page, words }: Guest): Promise<void> {
  await expect(page).toHaveTitle(words.game.yourTurn);
}
