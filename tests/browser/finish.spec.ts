import type { View } from '../../web/src/net/room/view';
import type { ClientMessage } from '../../web/src/wire/room';
import type { TranquilityPrivate, TranquilityPublic } from '../../web/src/wire/tranquility';
import { expectAccessible } from './helpers/axe';
import { expectToFitPhones } from './helpers/layout';
import { startedTable } from './helpers/table';
import { expect, test } from './helpers/test';
import { messageOf, Views } from './helpers/views';

/**
 * To win takes luck, which a test can't wait for: what the server says is changed on its way into a
 * sea without a gap, and its answer to the finish is made up.
 */
test('the finish wins the game when the sea is full', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const { game, page, words } = ada;
  let full: View | null = null;
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    const views = new Views();
    server.onMessage((text) => {
      const view = views.after(text);
      if (view === null || view.game === null) return socket.send(text);
      full = withFullSea(view);
      socket.send(messageOf(full));
    });
    socket.onMessage((text) => {
      const { id, do: command } = JSON.parse(String(text)) as ClientMessage;
      if (full === null || command.type !== 'act') return server.send(text);
      expect(command.action).toEqual({ type: 'finish' });
      socket.send(messageOf(won(full, id)));
    });
  });

  await startedTable({}, ada);
  await expect(page.getByText('36 of 36')).toBeVisible();
  await expectAccessible(page, 'finish');
  await game.button(words.game.playFinish).click();
  await expect(game.picked).toHaveAccessibleName(/^finish card/);
  await page.keyboard.press('Escape');
  await expect(game.picked, 'it is asked for twice').toHaveCount(0);

  await game.hand.getByText('Finish').click();
  await game.button(words.game.playFinish).click();
  await expect(page.getByRole('heading', { name: words.game.won })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Finish space, filled' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Won' })).not.toHaveCount(0);
  await expectAccessible(page, 'won');
  await expectToFitPhones(page);
});

function withFullSea(view: View): View {
  const game = view.game as TranquilityPublic;
  const own = view.you.game as TranquilityPrivate;
  const hand: TranquilityPrivate['hand'] = [7, 19, 'finish'];
  return {
    ...view,
    game: {
      ...game,
      started: true,
      cells: game.cells.map((_, cell) => 2 * cell + 2),
      hands: [hand.length],
    },
    you: { ...view.you, game: { ...own, hand, legal: { finish: true, discard: 2, spare: hand } } },
  };
}

function won(view: View, command: string): View {
  const game = view.game as TranquilityPublic;
  const own = view.you.game as TranquilityPrivate;
  const end: TranquilityPublic = {
    ...game,
    phase: 'over',
    active: null,
    waiting: [],
    log: [...game.log, { type: 'finish', seat: 0 }],
    log_length: game.log_length + 1,
    outcome: { result: 'won' },
    revealed: { hands: [[7, 19]], piles: [[1, 3]], discards: [[5, 9, 'start']], removed: [] },
  };
  return {
    ...view,
    table: { ...view.table, phase: 'over' },
    game: end,
    you: { ...view.you, done: [command], game: { ...own, hand: [7, 19], legal: {} } },
  };
}
