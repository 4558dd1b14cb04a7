/**
 * Every state of every page is whole, in every window and with large text: nothing is cut, covered, or ends
 * outside of where it belongs, and no board moves while one plays on it. No pictures are compared.
 */
import { AscentPage } from '../helpers/boards/ascent';
import { dock, hand } from '../helpers/boards/santa-timea';
import { expectWhole, type State } from '../helpers/checks/whole-states';
import type { Guest } from '../helpers/guest';
import { playedRecord } from '../helpers/server/records';
import { seatedTable, startedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';
import { Wire } from '../helpers/wire';

const OTHERS = ['Bo', 'Clementine', 'Dora', 'Edgar Wellington'];
const ROUGH_SEAS = { options: { rocks: 'auto', monsters: 3, storms: true } };

test('the pages around the games', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const { page, words } = ada;
  await seatedTable({ listed: true }, newRobot('Maximilian-Alexander'));
  const go =
    (path: string, ready = page.getByRole('heading', { level: 1 })) =>
    async () => {
      await page.goto(path);
      await ready.waitFor();
    };
  const make = page.getByRole('button', { name: words.home.make, exact: true });
  await expectWhole(page, [
    { name: 'start page', open: go('/', make) },
    { name: 'form', open: () => ada.openOptions().then(() => ada.unfold()) },
    { name: 'open tables', open: go('/tables') },
    { name: 'own games', open: go('/games') },
    {
      name: 'deals of the day',
      open: go('/daily', page.getByRole('heading', { level: 2 }).first()),
    },
    { name: 'upload', open: go('/replay') },
    { name: 'another device', open: go('/move') },
    {
      name: 'link and recovery code',
      open: async () => {
        await page.getByRole('button', { name: words.move.make }).click();
        await page.getByRole('button', { name: words.move.makeCode }).click();
        await expect(page.getByRole('img')).toHaveCount(2);
      },
    },
    { name: 'recovery', open: go('/move#token=abcdefghijklmnopqrstuvwx&name=Maximilian') },
    { name: 'no such page', open: go('/nowhere') },
    { name: 'no such table', open: go('/t/22222-22222') },
    { name: 'no such record', open: go('/replay/22222-22222') },
    ...['tranquility', 'ascent', 'santa-timea'].map((game) => ({
      name: `rules of ${game}`,
      open: go(`/rules/${game}`, page.getByRole('heading', { level: 2 }).first()),
    })),
    {
      name: 'settings',
      open: () => page.getByRole('button', { name: words.settings, exact: true }).click(),
    },
  ]);
});

test('Tranquility', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const { page, game, words, start } = ada;
  const bo = newRobot('Bo');
  const others = OTHERS.map((name) => newRobot(name));
  const wire = await Wire.of(page);
  const at =
    (file: string, entries: number, ...players: readonly (Guest | typeof bo)[]) =>
    async () =>
      ada.come(await playedRecord(`records/good/${file}`, entries, ...players));
  const back = () => game.press(game.button(words.game.back));
  await expectWhole(page, [
    { name: 'turn', open: at('first_turns_2.json', 2, bo, ada) },
    { name: 'card picked', open: () => game.dearestOffer(), steady: true },
    {
      name: 'cell picked',
      open: async () => {
        const offer = await game.dearestOffer();
        await game.press(game.cell(offer!));
      },
      steady: true,
    },
    {
      name: 'discarding',
      open: async () => {
        await back();
        await back();
        await game.press(game.button(words.game.discardTwo));
      },
      steady: true,
    },
    { name: 'turn again', open: back, steady: true },
    {
      name: 'someone away',
      open: () =>
        wire.change((view) => ({
          ...view,
          table: {
            ...view.table,
            seats: view.table.seats.map((seat, place) =>
              seat !== null && place === 0 ? { ...seat, presence: 'away' as const } : seat,
            ),
          },
          you: { ...view.you, may: { ...view.you.may, free: [0] } },
        })),
      steady: true,
    },
    { name: 'told by a key', open: () => page.keyboard.press('p'), steady: true },
    {
      name: 'since the last turn',
      open: async () => {
        wire.change();
        await page.setViewportSize({ width: 390, height: 844 });
        await at('won_2.json', 8, bo, ada)();
        await page.getByRole('region', { name: 'Since your last turn' }).waitFor();
      },
    },
    {
      name: 'two presses',
      open: async () => {
        wire.change();
        await page.evaluate(() => localStorage.setItem('table.confirm', 'off'));
        // A card that is picked here has to be paid for.
        await at('won_2.json', 8, bo, ada)();
      },
    },
    { name: 'card picked in two presses', open: () => game.dearestOffer(), steady: true },
    {
      name: 'middle',
      open: async () => {
        await page.evaluate(() => localStorage.setItem('table.confirm', 'on'));
        await at('won_2.json', 36, ada, bo)();
        await start.proposed();
      },
    },
    {
      name: 'start window',
      open: async () => {
        await at('won_2.json', 26, ada, bo)();
        await start.proposed();
      },
    },
    { name: 'pledged', open: async () => start.pledge(await start.proposed()) },
    {
      name: 'start',
      open: async () => {
        await at('start_window_3.json', 14, others[0]!, ada, others[1]!)();
        await start.proposed();
      },
    },
    { name: 'arch', open: at('arch_2.json', 1, ada, bo) },
    { name: 'pyramid', open: at('pyramid_2.json', 1, ada, bo) },
    { name: 'day and night', open: at('day_night_2.json', 1, ada, bo) },
    { name: 'competition', open: at('competition_2.json', 1, ada, bo) },
    { name: 'storms', open: at('storms_2.json', 0, ada, bo) },
    {
      name: 'five in rough seas',
      open: async () => ada.come(await startedTable(ROUGH_SEAS, ada, ...others)),
    },
    { name: 'log', open: () => page.getByRole('button', { name: words.game.more }).click() },
  ]);
});

test('The Ascent and Santa Timea', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const { page } = ada;
  await Wire.of(page);
  const others = OTHERS.map((name) => newRobot(name));
  const [one, two, three, four] = others;
  const ascent = AscentPage.of(ada);
  const santa =
    (file: string, entries: number, ...players: readonly (Guest | typeof one)[]) =>
    async () =>
      ada.come(
        await playedRecord(
          `santa_timea/golden/${file}`,
          entries,
          ...players.map((player) => player!),
        ),
      );
  const pick = () => page.locator('.game-hand [aria-disabled="false"]').first().click();
  const modules = { trail: true, documentary: 3, wildlife: true };
  await expectWhole(page, [
    {
      name: 'ascent',
      open: async () =>
        ada.come(await startedTable({ game: 'ascent', options: modules }, ada, ...others)),
    },
    { name: 'ascent, card picked', open: () => ascent.firstOffer(), steady: true },
    {
      name: 'ascent, middle',
      open: async () => ada.come(await playedRecord('ascent/golden/summit.json', 30, ada)),
    },
    { name: 'wheel to lead', open: santa('whole_base.json', 0, one, ada, two) },
    { name: 'wheel, card picked to lead', open: pick, steady: true },
    {
      name: 'wheel, four cards lie',
      open: santa('whole_experienced.json', 4, one, two, three, ada, four),
    },
    { name: 'wheel, card picked', open: pick, steady: true },
    {
      name: 'wheel, card played',
      open: async () => {
        await dock(page)
          .getByRole('button', { name: /^Play / })
          .click();
        await expect(hand(page)).toHaveCount(11);
      },
    },
    { name: 'wheel, middle of a round', open: santa('whole_base.json', 100, ada, one, two) },
    { name: 'wheel, second round', open: santa('whole_base.json', 36, ada, one, two) },
    {
      name: 'wheel, triplets',
      open: santa('whole_experienced.json', 60, ada, one, two, three, four),
    },
  ]);
});

for (const [game, steps] of [
  ['tranquility', 12],
  ['ascent', 9],
  ['santa-timea', 10],
] as const) {
  test(`the lesson of ${game}`, async ({ newGuest }) => {
    const { page } = await newGuest('Ada');
    const progress = page.getByRole('progressbar');
    const step = (done: number): State => ({
      name: `step ${done}`,
      open: async () => {
        if (done === 0) await page.goto(`/learn/${game}`);
        else await page.evaluate((to) => (location.hash = `#${to}`), done);
        await expect(progress).toHaveAttribute('aria-valuenow', String(done));
      },
    });
    await expectWhole(
      page,
      Array.from({ length: steps + 1 }, (_, done) => step(done)),
    );
  });
}
