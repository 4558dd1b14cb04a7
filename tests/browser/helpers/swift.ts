/** Playing without looking: for stretches of a game that say nothing new about its pages. */
import type { Guest } from './guest';

/** A moment of Santa Timea: before a trick of a round, both from 0. */
export interface Moment {
  round: number;
  trick: number;
}

/**
 * Lets guests play Santa Timea up to a moment, each over a connection of its own beside its page,
 * which goes on showing the game.
 */
export async function playUpTo(guests: readonly Guest[], moment: Moment): Promise<void> {
  await Promise.all(guests.map(({ page }) => page.evaluate(playOn, moment)));
}

/** Lets guests discard cards in Tranquility until a seat has to play a start card, and plays that. */
export async function discardToTheStart(guests: readonly Guest[], table: string): Promise<void> {
  await Promise.all(guests.map(({ page }) => page.evaluate(discardOn, table)));
}

/** Runs in the page. */
function discardOn(table: string): Promise<void> {
  const address = `${location.origin.replace('http', 'ws')}/api/rooms/${table.split('/').pop()}/ws`;
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    let acted = -1;
    let view: any = { you: {} };
    socket.addEventListener('close', () => reject(new Error('The connection was closed.')));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'refused') reject(new Error(data));
      if (message.type !== 'view') return;
      // What has not changed is left out.
      const before = view;
      view = { ...view, ...message, you: { ...view.you, ...message.you } };
      if (message.game_changes) view.game = { ...before.game, ...message.game_changes };
      const own = message.you?.game_changes;
      if (own) view.you.game = { ...before.you.game, ...own };
      if (view.game.phase === 'start_pledge') {
        resolve();
        socket.close();
        return;
      }
      const { legal } = view.you.game;
      // A view may come again while the answer to the last action is still on its way.
      if (view.seq === acted || !(legal.start || legal.discard)) return;
      acted = view.seq;
      const cards = legal.spare?.slice(0, legal.discard);
      const action = legal.start ? { type: 'start' } : { type: 'discard', cards };
      socket.send(JSON.stringify({ id: `swift-${acted}`, do: { type: 'act', action } }));
    });
  });
}

/** Runs in the page: the browser's cookie says whose connection it is. */
function playOn({ round, trick }: Moment): Promise<void> {
  const [, , code] = location.pathname.split('/');
  const address = `${location.origin.replace('http', 'ws')}/api/rooms/${code}/ws`;
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    let acted = '';
    let view: any = { you: {} };
    socket.addEventListener('close', () => reject(new Error('The connection was closed.')));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'refused') reject(new Error(data));
      if (message.type !== 'view') return;
      // What has not changed is left out.
      const before = view;
      view = { ...view, ...message, you: { ...view.you, ...message.you } };
      if (message.game_changes) view.game = { ...before.game, ...message.game_changes };
      const own = message.you?.game_changes;
      if (own) view.you.game = { ...before.you.game, ...own };
      const { game } = view;
      if (game.round > round || (game.round === round && game.trick >= trick)) {
        resolve();
        socket.close();
        return;
      }
      // A view may come again while the answer to the last card is still on its way.
      const at = `${game.round}-${game.trick}`;
      const [card] = view.you.game.legal?.play ?? [];
      if (at === acted || card === undefined) return;
      acted = at;
      socket.send(
        JSON.stringify({ id: `swift-${at}`, do: { type: 'act', action: { type: 'play', card } } }),
      );
    });
  });
}
