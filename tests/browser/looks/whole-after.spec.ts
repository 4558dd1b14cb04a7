/** The same of what surrounds games: lobbies, what a host does, results, replays, the guide, looking back together. */
import type { Page } from '@playwright/test';
import type { Analysis } from '~/wire/http';
import { expectWhole, type State } from '../helpers/checks/whole-states';
import { ReplayPage } from '../helpers/boards/replay';
import { playedRecord, readRecord, uploadRecord } from '../helpers/server/records';
import { seatedTable } from '../helpers/server/table';
import { expect, test } from '../helpers/test';
import { Wire } from '../helpers/wire';

const NAMES = ['Ada', 'Bo', 'Clementine', 'Dora', 'Edgar Wellington'];

test('lobbies, and what a host does', async ({ newGuest, newRobot }) => {
  const ada = await newGuest('Ada');
  const { page, words } = ada;
  const wire = await Wire.of(page);
  const full = () =>
    wire.change((view) => ({
      ...view,
      table: {
        ...view.table,
        seats: NAMES.map((name) => ({ name, presence: 'here' as const })),
        watchers: 3,
        unnamed: 2,
      },
      you: { ...view.you, may: { ...view.you.may, start: true, start_refusal: null } },
    }));
  const start = page.getByRole('button', { name: /^Start/ });
  const part = (name: string) => page.getByRole('dialog').getByText(name, { exact: true }).click();
  await expectWhole(page, [
    { name: 'lobby, alone', open: () => ada.makeTable({ spectators: true }) },
    {
      name: 'lobby, full',
      open: async () => {
        full();
        await expect(start).toBeEnabled();
      },
    },
    {
      name: 'lobby of another host',
      open: async () => {
        wire.change();
        await ada.open(await seatedTable({}, newRobot('Bo')));
        await page.getByRole('heading', { name: words.table.seats, exact: true }).waitFor();
      },
    },
    {
      name: 'table',
      open: async () => {
        await ada.come(
          await playedRecord('records/good/first_turns_2.json', 2, ada, newRobot('Bo')),
        );
        await page.getByRole('button', { name: words.table.menu, exact: true }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    ...['Options', 'Invite', 'Host', 'Settings'].map((name) => ({
      name: `table, ${name}`,
      open: () => part(name),
    })),
    {
      name: 'open hands',
      open: async () => {
        await page.keyboard.press('Escape');
        wire.change((view) => ({
          ...view,
          table: { ...view.table, open_hands: true },
          you: {
            ...view.you,
            game: null,
            hands: [view.you.game, view.you.game],
            player: null,
            seat: null,
            channel: 'watchers',
          },
        }));
        await expect(page.getByRole('list', { name: 'Bo’s hand' })).toBeVisible();
      },
    },
  ]);
});

for (const { game, record, players } of [
  { game: 'Tranquility', record: 'records/good/won_2.json', players: 2 },
  { game: 'a contest', record: 'records/good/competition_played_2.json', players: 2 },
  { game: 'The Ascent', record: 'ascent/golden/summit.json', players: 1 },
  { game: 'Santa Timea', record: 'santa_timea/golden/whole_base.json', players: 3 },
]) {
  test(`what comes after ${game}`, async ({ newGuest, newRobot }) => {
    const ada = await newGuest('Ada');
    const { page } = ada;
    const wire = await Wire.of(page);
    const others = NAMES.slice(1, players).map((name) => newRobot(name));
    // A seat that can only pass does so by itself.
    const { moves } = await readRecord(record);
    const chosen = [...moves.keys()].filter((at) => !JSON.stringify(moves[at]).includes('"pass"'));
    const link = await playedRecord(record, chosen, ada, ...others);
    const analysis = await analysisOf(record, players);
    await answerAnalysis(page, analysis);
    const replay = new ReplayPage(ada);
    const led = (own: boolean) => () =>
      wire.say({
        type: 'led',
        led: {
          game: 1,
          name: own ? 'Ada' : 'Bo',
          seat: own ? 0 : 1,
          own,
          sight: { position: 12, viewpoint: 'table', pointer: null, guided: false },
        },
      });
    const states: State[] = [
      {
        name: 'result',
        open: async () => {
          await ada.open(link);
          await page.getByRole('link', { name: ada.words.replay.open }).waitFor();
        },
      },
      { name: 'replay', open: () => replay.open() },
      { name: 'replay, first position', open: () => page.keyboard.press('Home') },
      {
        name: 'guide',
        open: async () => {
          await page.getByRole('button', { name: 'Look back with a guide' }).click();
          await page.getByRole('region', { name: 'Guide' }).getByRole('slider').waitFor();
        },
      },
      {
        name: 'guide, answered',
        open: async () => {
          await page.getByRole('button', { name: 'Show me' }).click();
          await page.getByRole('region', { name: 'Guide' }).getByText('Played:').waitFor();
        },
      },
    ];
    const open: State = {
      name: 'replay, all hands',
      open: async () => {
        await page.goto(`${link}/games/1`);
        await replay.seeAs('All hands');
      },
    };
    const together: State[] = [
      {
        name: 'following',
        open: async () => {
          await page.goto(`${link}/games/1`);
          await replay.slider.waitFor();
          await expect(page.getByRole('button', { name: 'Lead the others' })).toBeVisible();
          led(false)();
          await page.getByText('Bo leads', { exact: true }).waitFor();
        },
      },
      {
        name: 'leading',
        open: async () => {
          led(true)();
          await page.getByText('You lead', { exact: true }).waitFor();
        },
      },
    ];
    await expectWhole(page, players > 1 ? [...states, ...together, open] : [...states, open]);
  });
}

test('replays of other grids', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const { page } = ada;
  const replay = new ReplayPage(ada);
  await expectWhole(
    page,
    ['arch_won_5', 'pyramid_won_2', 'day_night_won_1', 'rough_seas_played_4'].flatMap((file) => [
      {
        name: file,
        open: async () => {
          await ada.open(await uploadRecord(ada, `records/good/${file}.json`));
          await replay.slider.waitFor();
        },
      },
      { name: `${file}, last position`, open: () => page.keyboard.press('End') },
    ]),
  );
});

/** An analysis of what was played, as it could be: the real one takes minutes. */
async function analysisOf(file: string, players: number): Promise<Analysis> {
  const { moves } = await readRecord(file);
  const done = moves.flatMap((move) => ('seat' in move ? [move] : []));
  const isContest = /santa|competition/.test(file);
  const estimate = (mean: number) => ({ mean, error: 0.02 });
  const expected = (at: number) => estimate(isContest ? 12 + (at % 7) : 0.35 + (at % 7) / 20);
  const analysed = done.map(({ seat, do: action }, position) => ({
    position,
    seat,
    known: Array.from({ length: isContest ? players : 1 }, () => expected(position)),
    possible: Array.from({ length: isContest ? players : 1 }, () => expected(position + 3)),
    played: { action, prospect: expected(position) },
    alternatives: done
      .slice(position + 1, position + 5)
      .map((other, rank) => ({ action: other.do, prospect: expected(position + rank) })),
    regret: position % Math.ceil(done.length / 5) === 4 ? estimate(isContest ? 2 : 0.25) : null,
  }));
  return {
    is_contest: isContest,
    moves: analysed,
    turning_points: analysed.flatMap(({ regret }, at) => (regret === null ? [] : [at])),
    partners: {
      games: 10,
      won: 4,
      points: isContest ? Array.from({ length: players }, () => 14) : [],
    },
  };
}

async function answerAnalysis(page: Page, analysis: Analysis): Promise<void> {
  await page.route(/\/analysis$/, (route) =>
    route.fulfill({ json: { type: 'done', analysis, comparison: null } }),
  );
}
