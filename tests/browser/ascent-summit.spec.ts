import type { View } from '../../web/src/net/room/view';
import type { AscentCard, AscentPrivate, AscentPublic } from '../../web/src/wire/ascent';
import type { ClientMessage } from '../../web/src/wire/room';
import { AscentPage, startedAscent } from './helpers/ascent';
import { expectAccessible } from './helpers/axe';
import { expectToFitPhones } from './helpers/layout';
import { expect, test } from './helpers/test';
import { messageOf, Views } from './helpers/views';

/**
 * To win takes luck, which a test can't wait for: what the server says is changed on its way into a
 * mountain that is complete, and its answer to the summit is made up.
 */
test('the summit wins the game when everything is ready for it', async ({ newGuest }) => {
  const ada = await newGuest('Ada');
  const { page, words } = ada;
  const game = AscentPage.of(ada);
  let complete: View | null = null;
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    const views = new Views();
    server.onMessage((text) => {
      const view = views.after(text);
      if (view === null || view.game === null) return socket.send(text);
      complete = withCompleteMountain(view);
      socket.send(messageOf(complete));
    });
    socket.onMessage((text) => {
      const { id, do: command } = JSON.parse(String(text)) as ClientMessage;
      if (complete === null || command.type !== 'act') return server.send(text);
      expect(command.action).toEqual({ type: 'summit' });
      socket.send(messageOf(won(complete, id)));
    });
  });

  await startedAscent([], ada);
  await expect(page.getByText('44 of 45')).not.toHaveCount(0);
  await expectAccessible(page, 'summit');
  await game.press(game.button(words.ascent.summit));
  await expect(game.picked).toHaveAccessibleName(/^summit/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(game.picked, 'it is asked for twice').toHaveCount(0);

  await game.hand.getByText('Summit').click();
  await page.getByRole('gridcell', { name: /^row 9, the summit, .*place summit/ }).click();
  await game.press(game.button(words.ascent.summit));
  await expect(page.getByRole('heading', { name: words.ascent.won })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'row 9, the summit, summit, last move' })).toBeVisible(); // prettier-ignore
  await expect(page.getByRole('status').filter({ hasText: 'Won' })).not.toHaveCount(0);
  await expectAccessible(page, 'won');
  await expectToFitPhones(page);
});

const ROWS_BELOW_SUMMIT = [1, 2, 3, 4, 5, 6, 7, 8];

function withCompleteMountain(view: View): View {
  const game = view.game as AscentPublic;
  const own = view.you.game as AscentPrivate;
  const hand: AscentCard[] = ['G3', 'R9', 'summit'];
  return {
    ...view,
    game: { ...game, rows: [...ROWS_BELOW_SUMMIT.map(rowOf), []], hands: [3], goals: [] },
    you: { ...view.you, game: { ...own, hand, legal: { summit: true, discard: 2 } } },
  };
}

/** A full row, of all types in turn. */
function rowOf(row: number): AscentCard[] {
  return Array.from({ length: 10 - row }, (_, column): AscentCard => {
    const terrain = (['G', 'S', 'R'] as const)[(column + row) % 3] ?? 'G';
    return `${terrain}${Math.min(12, row + 2 + (column % 3))}`;
  });
}

function won(view: View, command: string): View {
  const game = view.game as AscentPublic;
  const own = view.you.game as AscentPrivate;
  const end: AscentPublic = {
    ...game,
    phase: 'over',
    active: null,
    rows: [...game.rows.slice(0, -1), ['summit']],
    log: [...game.log, { type: 'summit', seat: 0 }],
    log_length: game.log_length + 1,
    outcome: { result: 'won' },
    revealed: { hands: [['G3', 'R9']], piles: [['S1']], discards: [['bridge', 'CG']] },
  };
  return {
    ...view,
    table: { ...view.table, phase: 'over' },
    game: end,
    you: { ...view.you, done: [command], game: { ...own, hand: ['G3', 'R9'], legal: {} } },
  };
}
