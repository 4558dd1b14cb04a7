/**
 * The same deal at several tables, and the one of the day: what each guest sees of it, by pages that follow
 * each other.
 */
import { giveUpTogether } from '../helpers/boards/play';
import { lookAt } from '../helpers/checks/look';
import type { Guest } from '../helpers/guest';
import { startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';

/** What a guest finds where the results on a deal are listed. */
function results({ page, words }: Guest) {
  return page.getByRole('region', { name: words.deals.results }).getByRole('listitem');
}

/** The numbers of the hand; nothing for other cards, whose names depend on the language. */
async function numbers({ game }: Guest): Promise<(string | undefined)[]> {
  return (await game.cards()).map((name) => /\d+/.exec(name)?.[0]);
}

/** Sits down at the table whose page is open and starts the game. */
async function beginAlone(guest: Guest): Promise<void> {
  await guest.arrive();
  await guest.startGame();
}

test('a deal is played at two tables and once more, and the results are listed', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada');
  const ben = await newGuest('Ben', { language: 'fr' });
  await startedTable({}, ada);
  const hand = await numbers(ada);
  await giveUpTogether([ada]);
  await ada.page.getByRole('button', { name: ada.words.deals.play }).click();
  const link = await ada.page.getByRole('textbox', { name: ada.words.deals.link }).inputValue();

  await test.step('by a guest who was given its code', async () => {
    await ben.page.goto('/');
    await ben.page
      .getByRole('textbox', { name: ben.words.home.code })
      .fill(link.slice(link.lastIndexOf('/') + 1).toUpperCase());
    await ben.page.getByRole('button', { name: ben.words.home.join, exact: true }).click();
    await expect(ben.page).toHaveURL(link);
    await expect(results(ben)).toHaveText([/Ada.*Abandonnée/s]);
    await expect(ben.page.getByRole('link', { name: 'Ada' })).toBeVisible();
    await lookAt(ben.page, 'a deal, in French');
    await ben.page.getByRole('button', { name: ben.words.deals.play }).click();
    await beginAlone(ben);
    expect(await numbers(ben)).toEqual(hand);
    await giveUpTogether([ben]);
  });

  await test.step('and once more at the first table', async () => {
    const { page, words } = ada;
    const next = page.getByRole('group', { name: words.deals.next });
    await next.getByRole('button', { name: words.deals.same }).click();
    await expect(next.getByRole('button', { pressed: true })).toHaveText('Chosen deal');
    await page.getByRole('button', { name: words.table.again }).click();
    await expect(ada.game.dock).toBeVisible();
    expect(await numbers(ada)).toEqual(hand);
    await page.goto(link);
    await expect(results(ada).filter({ hasText: words.deals.own })).toHaveCount(2);
    await expect(results(ada).filter({ hasText: words.deals.known })).toHaveText([/Still playing/]);
    await expect(results(ada).filter({ hasText: 'Ben' })).toContainText(words.deals.givenUp);
    await lookAt(page, 'a deal');
  });
});

test('a game on the deal of the day stays hidden from all but its players', async ({
  newGuest,
}) => {
  const ada = await newGuest('Ada', { permissions: ['clipboard-read', 'clipboard-write'] });
  const eve = await newGuest('Eve', { language: 'fr' });

  const playTodays = async (guest: Guest, name = guest.words.deals.withFriends) => {
    const { page, words } = guest;
    await page.goto('/');
    await page.getByRole('link', { name: words.deals.today }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await guest.arrive();
    await expect(page.getByText(words.deals.ofToday)).toBeVisible();
  };
  const today = ({ page }: Guest) => page.getByRole('region', { name: 'Tranquility', exact: true });

  /** Ends the game of the day; until the day is over, it shows no card that was not played. */
  const giveUp = async ({ game }: Guest) => {
    await game.giveUp();
    await expect.poll(() => game.isOver()).toBe(true);
    await expect(game.revealed).toBeHidden();
  };

  await playTodays(ada);
  const link = ada.page.url();
  await lookAt(ada.page, 'a table with the deal of the day');
  await beginAlone(ada);
  const hand = await numbers(ada);

  await test.step('neither its game nor its result can be seen', async () => {
    await eve.open(link);
    await expect(eve.page.getByRole('heading', { name: eve.words.deals.hidden })).toBeVisible();
    await lookAt(eve.page, 'who may not watch, in French');
    await giveUp(ada);
    await expect(eve.page.getByText(eve.words.deals.hiddenOver)).toBeVisible();
    await eve.page.goto('/daily');
    await expect(today(eve)).toContainText(eve.words.deals.locked);
    await lookAt(eve.page, 'the deal of the day, in French');
  });

  await test.step('once they have finished it they see the results', async () => {
    await playTodays(eve);
    await beginAlone(eve);
    expect(await numbers(eve)).toEqual(hand);
    await giveUp(eve);
    await eve.page.goto('/daily');
    await expect(today(eve)).toContainText('Ada');
    await eve.open(link);
    await expect(eve.page.getByText(eve.words.deals.hiddenOver)).toBeVisible();
  });

  await test.step('a result with partners says so', async () => {
    const { page, game, words } = await newGuest('Cleo');
    await page.goto('/');
    await page.getByRole('button', { name: 'Play today’s deal' }).click();
    await expect(game.players.filter({ hasText: 'computer' })).toHaveCount(2);
    await game.giveUp();
    await expect.poll(() => game.isOver()).toBe(true);
    const compare = page.getByRole('region', { name: 'Compare this deal' });
    await compare.getByRole('textbox').fill('Cleo');
    await compare.getByRole('button', { name: words.chat.useName }).click();
    await expect(compare.getByRole('textbox'), 'others find it now').toBeHidden();
    await page.goto('/daily');
    const listed = page
      .getByRole('region', { name: 'Tranquility', exact: true })
      .getByRole('listitem')
      .filter({ hasText: 'Cleo' });
    await expect(listed.getByTitle(/^Computer partners: /)).toHaveText('With computer partners');
  });

  await test.step('who has played shares the result, and is seen to play again', async () => {
    await ada.page.goto('/daily');
    await expect(today(ada)).toContainText('Done');
    await expect(today(ada)).toContainText(ada.words.deals.own);
    await lookAt(ada.page, 'the deal of the day');
    await today(ada).getByRole('button', { name: 'Share the result' }).click();
    await expect(ada.reads('Copied')).toBeVisible();
    const shared = await ada.page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toMatch(
      /^Tranquility · .*\n\d+ of 36 · \d+ turns? · .*\nhttp.*\/daily\/[-\d]+$/u,
    );
    await playTodays(ada, 'With other options or players: Tranquility');
    await beginAlone(ada);
    expect(await numbers(ada)).toEqual(hand);
    await giveUp(ada);
    await ada.page.goto('/daily');
    await expect(today(ada)).toContainText(ada.words.deals.known);
  });
});
